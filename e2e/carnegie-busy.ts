import type { Visit } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";

/** Moments with the fullest game tables. */
export const BUSY = {
  "four players, last round": carnegie("base-4", 288),
  "four players, all modules": carnegie("all-modules-4", 455),
  "four players, new departments, building": carnegie("new-departments-4", 397),
  "against Andrew": carnegie("solo-open-bar", 79),
} as const satisfies Readonly<Record<string, Moment>>;

function carnegie(record: string, decisions: number): Moment {
  return { game: "carnegie", record, decisions };
}

/** Opens such a moment as a game in which the asked seat is a person and all others are bots. */
export function busyGame(visitor: Visit, name: keyof typeof BUSY): Promise<void> {
  return openMoment(visitor, BUSY[name]);
}
