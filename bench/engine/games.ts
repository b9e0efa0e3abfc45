interface Entry {
  readonly name: string;
  readonly seats: readonly number[];
  /** The package; without `game` there is nothing to measure. */
  load(): Promise<object>;
}

/** Everything that is measured. */
export const GAMES: readonly Entry[] = [
  { name: "Glück Auf", seats: [2, 3, 4], load: () => import("@montan/gluckauf") },
  { name: "Carnegie", seats: [2, 3, 4], load: () => import("@montan/carnegie") },
];
