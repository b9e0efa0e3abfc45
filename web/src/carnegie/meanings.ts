import type { Move } from "@montan/carnegie";
import { type Choice, choice } from "../table/choices.ts";
import { gesturesIn } from "./gestures.ts";
import { type Asked, stepsOf } from "./steps.ts";

/** Every legal move with the spots to point at, and every gesture that makes several of them in a row. */
export function choicesIn(asked: Asked, legalMoves: readonly Move[]): readonly Choice<Move>[] {
  return [...legalMoves.map((move) => choice(move, stepsOf(asked, move))), ...gesturesIn(asked, legalMoves)];
}
