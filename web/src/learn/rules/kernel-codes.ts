/** What the kernel itself says no with during a game of any kind. */
export type KernelCode =
  | "not-listed"
  | "not-your-turn"
  | "game-over"
  | "hidden"
  | "other-seat"
  | "undo-revealed"
  | "undo-others";
