interface Entry {
  readonly name: string;
  readonly seats: readonly number[];
  /** The package, which has no `game` while there is no finished one to offer. */
  load(): Promise<object>;
}

/** Everything that is measured. */
export const GAMES: readonly Entry[] = [
  { name: "Glück Auf", seats: [2, 3, 4], load: () => import("@montan/gluckauf") },
  { name: "Carnegie", seats: [2, 3, 4], load: () => import("@montan/carnegie") },
];
