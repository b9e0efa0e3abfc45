import { type Move, type Pending, reach, type State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { type Choice, held, type Picks } from "../../table/choices.ts";

/** An employee has been picked and may walk: how far every room is. */
export interface Walk {
  readonly far: readonly number[];
  /** Moves left before the first step. */
  readonly left: number;
}

/** Moves of the pool in a question that can be answered by walking. */
function movesLeft(pending: Pending | undefined): number {
  return pending?.type === "setup-steps" || pending?.type === "department-turn" ? pending.moves : 0;
}

export function walkOf(
  view: State,
  seat: Seat,
  pending: Pending | undefined,
  choices: readonly Choice<Move>[],
  picked: Picks,
): Walk | undefined {
  const left = movesLeft(pending);
  const person = left === 0 ? undefined : held(choices, picked).find((at) => at.startsWith("employee:"));
  if (person === undefined) return undefined;
  const first = choices.find(
    ({ move, steps }) => move.type === "move-employee" && steps.some((step) => step.includes(person)),
  )?.move;
  if (first?.type !== "move-employee") return undefined;
  return { far: reach(view, seat, first.from), left };
}
