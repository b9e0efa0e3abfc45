import type { ScoreSheet } from "@montan/engine";
import type { Playable } from "../playable.ts";
import type { Moment } from "./match.ts";

/** Everybody's points at the end of a round. */
export interface RoundScore {
  readonly round: number;
  readonly sheets: readonly ScoreSheet[];
}

const known = new WeakMap<readonly Moment[], readonly RoundScore[]>();

/**
 * The points from the start to the last moment, one entry for each round. Only the last moment of a round is counted,
 * and a list of moments only once, since neither changes.
 */
export function roundScores({ game, manner }: Playable, moments: readonly Moment[]): readonly RoundScore[] {
  const before = known.get(moments);
  if (before !== undefined) return before;
  const ends = new Map<number, Moment>();
  for (const moment of moments) ends.set(manner.rounds.of(moment.state), moment);
  const first = Math.min(...ends.keys());
  const [start] = moments;
  const rounds = [...ends].map(([round, { state }]) => ({ round, sheets: game.score(state) }));
  // A game that starts with its first round has its starting points before that.
  const scores =
    start !== undefined && first > 0 ? [{ round: first - 1, sheets: game.score(start.state) }, ...rounds] : rounds;
  known.set(moments, scores);
  return scores;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];

/** Round numbers to write at an axis, few enough to be read. */
export function axisOf(from: number, to: number, most: number): Axis {
  const step = STEPS.find((one) => (to - from) / one <= most) ?? to - from;
  const first = Math.floor(from / step);
  const last = Math.max(first + 1, Math.ceil(to / step));
  const marks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, marks };
}
