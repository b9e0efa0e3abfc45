import type { Seat } from "@montan/engine";

/** A position as a value function sees it: named numbers of about −1 to 1, from one seat's point of view. */
export interface FeatureSet<State> {
  readonly names: readonly string[];
  /** Writes the features of a seat into `out` and returns the seat's current points. */
  read(state: State, seat: Seat, out: Float32Array): number;
  /** The game is over. */
  isOver(state: State): boolean;
}

/** A feature is a name and a function of the facts about a position. */
export type FeatureTable<Facts> = Readonly<Record<string, (facts: Facts) => number>>;

export function featureSet<State, Facts>(
  table: FeatureTable<Facts>,
  factsOf: (state: State, seat: Seat) => Facts & { readonly points: number },
  isOver: (state: State) => boolean = () => false,
): FeatureSet<State> {
  const names = Object.keys(table);
  const readers = Object.values(table);
  return {
    names,
    isOver,
    read(state, seat, out) {
      const facts = factsOf(state, seat);
      for (let index = 0; index < readers.length; index++)
        out[index] = (readers[index] as (facts: Facts) => number)(facts);
      return facts.points;
    },
  };
}
