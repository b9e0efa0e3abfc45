import type { Notice, Seat } from "@montan/engine";
import type { Settings } from "../store/settings.ts";
import type { Match } from "./match.ts";

/** A move that waits for the person's yes. */
export interface Doubt {
  readonly seat: Seat;
  readonly move: unknown;
  /** The version it was made for. */
  readonly seen: number;
  readonly reveals: boolean;
  readonly endsTurn: boolean;
  readonly warnings: readonly Notice[];
  /** Goes ahead by itself after so many milliseconds. */
  readonly timer?: number;
}

/** Time to think better of it. */
const TIMER = 3000;

/** What the person is to be asked before a move is made; undefined: nothing. */
export function doubtAbout(
  { playable, state, version }: Match,
  confirm: Settings["confirm"],
  seat: Seat,
  move: unknown,
): Doubt | undefined {
  if (confirm === "off") return undefined;
  const { game, table } = playable;
  const view = game.view(state.value, seat);
  const reveals = game.reveals(state.value, seat, move);
  const endsTurn = table.endsTurn(view, seat, move);
  const warnings = game.warnings(view, seat, move);
  if (!reveals && !endsTurn && warnings.length === 0) return undefined;
  // A warning is never run over by a clock.
  const timed = confirm === "timer" && warnings.length === 0;
  return { seat, move, seen: version, reveals, endsTurn, warnings, ...(timed && { timer: TIMER }) };
}
