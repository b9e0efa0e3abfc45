import type { Seat } from "@montan/engine";
import type { FeatureSet } from "./features.ts";

/** What a position promises a seat: its expected score at the end. */
export interface Value<State> {
  expect(state: State, seat: Seat): number;
}

/** The current points plus a weighted sum of features. */
export function linearValue<State>(
  features: FeatureSet<State>,
  weights: Readonly<Partial<Record<string, number>>>,
): Value<State> {
  const values = Float64Array.from(features.names, (name) => weights[name] ?? 0);
  const unknown = Object.keys(weights).filter((name) => !features.names.includes(name));
  if (unknown.length > 0) throw new Error(`no such feature: ${unknown.join(", ")}`);
  const input = new Float32Array(values.length);
  return {
    expect(state, seat) {
      let score = features.read(state, seat, input);
      if (features.isOver(state)) return score;
      for (let index = 0; index < values.length; index++) score += (values[index] as number) * (input[index] as number);
      return score;
    },
  };
}

/**
 * What a seat maximizes: its points minus those of the best opponent, as far as they count; in a solo game its points.
 */
export function lead(scores: readonly number[], seat: Seat, rivalry: number): number {
  const own = scores[seat] as number;
  if (scores.length === 1 || rivalry === 0) return own;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++)
    if (other !== seat) best = Math.max(best, scores[other] as number);
  return own - rivalry * best;
}
