import type { Game } from "@montan/engine";
import { describe } from "./describe.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import type { Options } from "./options.ts";
import type { Pending } from "./pending.ts";
import { creating, rules } from "./rules.ts";
import type { State } from "./state.ts";

export const game: Game<State, Move, Options, Event, Pending> = { ...rules, describe };

/** The game as it will be when this is its newest rules version. */
export function gameOfVersion(version: number): typeof game {
  return { ...game, version, create: creating(version) };
}
