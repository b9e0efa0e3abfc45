import { randomText } from "@montan/engine";

/** Seed of a game or of a bot's search. */
export const newSeed = fresh;
/** Id of a game or a component profile on this device. */
export const newId = fresh;

function fresh(): string {
  return randomText((bytes) => crypto.getRandomValues(bytes));
}
