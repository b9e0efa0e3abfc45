import type { Notice, Seat } from "@montan/engine";
import type { Settings } from "../store/settings.ts";
import type { Match } from "./match.ts";

/** A move that needs confirmation. */
export interface Doubt {
  readonly seat: Seat;
  readonly move: unknown;
  /** The version it was made for. */
  readonly seen: number;
  readonly reveals: boolean;
  readonly endsTurn: boolean;
  readonly warnings: readonly Notice[];
}

/** How a move is made: at once, provisionally, or after confirmation. */
export type Caution = "made" | "provisional" | Doubt;

/**
 * Waste always needs confirmation; a move that cannot be undone is provisional, or confirmed if the setting says so.
 */
export function cautionAbout(
  { playable, state, version }: Match,
  confirm: Settings["confirm"],
  seat: Seat,
  move: unknown,
): Caution {
  if (confirm === "off") return "made";
  const { game, table } = playable;
  const view = game.view(state.value, seat);
  const reveals = game.reveals(state.value, seat, move);
  const endsTurn = table.endsTurn(view, seat, move);
  const warnings = game.warnings(view, seat, move);
  const isFinal = reveals || endsTurn;
  if (warnings.length > 0 || (isFinal && confirm === "ask"))
    return { seat, move, seen: version, reveals, endsTurn, warnings };
  return isFinal ? "provisional" : "made";
}
