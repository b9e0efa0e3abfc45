import type { AnyGame } from "@montan/engine";
import type { Moment } from "./match.ts";

interface Steps {
  readonly previous: number;
  readonly next: number;
  /** The start of this turn, or of the previous one if this is its start. */
  readonly previousTurn: number;
  readonly nextTurn: number;
}

/** Where a replay can go from a moment. A game without turns jumps from one seat's decisions to the next seat's. */
export function steps(game: AnyGame, moments: readonly Moment[], index: number): Steps {
  const last = moments.length - 1;
  const turnAt = (at: number) => {
    const moment = moments[at];
    return moment === undefined ? undefined : (game.turn?.(moment.state) ?? game.deciders(moment.state)[0]);
  };
  let previousTurn = Math.max(0, index - 1);
  while (previousTurn > 0 && turnAt(previousTurn - 1) === turnAt(previousTurn)) previousTurn--;
  let nextTurn = Math.min(last, index + 1);
  while (nextTurn < last && turnAt(nextTurn) === turnAt(index)) nextTurn++;
  return { previous: Math.max(0, index - 1), next: Math.min(last, index + 1), previousTurn, nextTurn };
}
