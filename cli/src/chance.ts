import { randomText } from "@montan/engine";

export function newSeed(): string {
  return randomText((bytes) => crypto.getRandomValues(bytes));
}
