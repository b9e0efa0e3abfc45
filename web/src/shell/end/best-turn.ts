import type { Seat } from "@montan/engine";
import type { Playable } from "../../playable.ts";
import type { Moment } from "../match.ts";

/** What one player did in a row, and the points it brought. */
export interface GoodTurn {
  readonly seat: Seat;
  /** The round it was made in. */
  readonly round: number;
  readonly vp: number;
  /** The moment it began at. */
  readonly from: number;
}

/**
 * The turn that brought its player the most points on the score sheet; undefined: none brought any. What is set up
 * before the first round is no turn.
 */
export function bestTurn({ game, manner }: Playable, moments: readonly Moment[]): GoodTurn | undefined {
  const turnAt = (index: number) => game.turn?.(moments[index]?.state);
  const vpAt = (index: number, seat: Seat) =>
    game.score(moments[index]?.state).find(({ owner }) => owner === seat)?.total ?? 0;
  let best: GoodTurn | undefined;
  for (let from = 0; from < moments.length - 1; ) {
    const seat = moments[from + 1]?.decision?.seat;
    let to = from + 1;
    while (moments[to + 1]?.decision?.seat === seat && turnAt(to) === turnAt(from) && to < moments.length - 1) to++;
    const round = manner.rounds.of(moments[from]?.state);
    if (seat !== undefined && round > 0) {
      const vp = vpAt(to, seat) - vpAt(from, seat);
      if (vp > (best?.vp ?? 0)) best = { seat, round, vp, from };
    }
    from = to;
  }
  return best;
}
