/** The refusals of the kernel itself, in games of any kind. */
export type KernelCode =
  | "not-listed"
  | "not-your-turn"
  | "game-over"
  | "hidden"
  | "other-seat"
  | "undo-revealed"
  | "undo-others";
