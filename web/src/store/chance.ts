import { randomText } from "@montan/engine";

/** Of a game or of a bot's thought. */
export const newSeed = fresh;
/** Of a game or a component profile on this device. */
export const newId = fresh;

function fresh(): string {
  return randomText((bytes) => crypto.getRandomValues(bytes));
}
