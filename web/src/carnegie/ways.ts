import type { DepartmentId, Move, Pending } from "@montan/carnegie";
import { type Choice, candidates, held, type Spot, targetsOf } from "../table/choices.ts";
import { capital } from "../table/context.ts";
import type { Voice } from "./context.ts";
import { spot } from "./spots.ts";

type Choices = readonly Choice<Move>[];

const CHIPS = /^(gain|amount|terms|action):/;

/** What can be chosen beside the boards; what the Action Choice tile is for, once it is picked. */
export function chipsOf(choices: Choices, picked: readonly Spot[]): readonly Spot[] {
  const all = spotsOf(choices.filter(({ move }) => move.type !== "use-employee")).filter((at) => CHIPS.test(at));
  const open = new Set([...targetsOf(choices, picked), ...held(choices, picked)]);
  return withoutTheOnly("terms:", all).filter(
    (at) => !at.startsWith("action:") || (open.has(at) && picked.includes(spot.actionChoice)),
  );
}

/** The ways to use the employees of a department, to be shown at them. */
export interface Ways {
  readonly department: DepartmentId;
  readonly ways: readonly Spot[];
}

const WAYS = /^(effect|amount|all):/;

/** The ways of the selected department, if there is more than one. */
export function waysToUse(choices: Choices, picked: readonly Spot[], pending: Pending | undefined): Ways | undefined {
  const department = departmentMeant(choices, picked, pending);
  if (department === undefined) return undefined;
  const uses = choices.filter(({ move }) => move.type === "use-employee" && move.department === department);
  const ways = withoutTheOnly(
    "effect:",
    spotsOf(uses).filter((at) => WAYS.test(at)),
  );
  return ways.length === 0 ? undefined : { department, ways };
}

function spotsOf(choices: Choices): readonly Spot[] {
  return [...new Set(choices.flatMap(({ steps }) => steps.flat()))];
}

/** A single way needs no choice. */
function withoutTheOnly(kind: string, spots: readonly Spot[]): readonly Spot[] {
  return spots.filter((at) => at.startsWith(kind)).length === 1 ? spots.filter((at) => !at.startsWith(kind)) : spots;
}

/** The department whose ways are shown: the one pointed at, the only one left, or the one in use. */
function departmentMeant(
  choices: Choices,
  picked: readonly Spot[],
  pending: Pending | undefined,
): DepartmentId | undefined {
  if (pending?.type !== "department-turn") return undefined;
  const left = candidates(choices, picked).flatMap(({ move }) => (move.type === "use-employee" ? move.department : []));
  const [first] = left;
  if (left.every((department) => department === first)) return first;
  return pending.department;
}

/** The text of a chip or a way. */
export function labelOf({ tell, say, words }: Voice, choices: Choices, picked: readonly Spot[], at: Spot): string {
  const among = candidates(choices, [...picked, at]);
  const [{ move } = { move: undefined }] = among.length > 0 ? among : candidates(choices, [at]);
  if (move === undefined) return "";
  if (move.type === "activate-employee" && among.length !== 1) return say(`terms-${move.terms ?? "plain"}`);
  if (move.type !== "use-employee") return tell(move);
  const { department, effect, amount } = move;
  const what = capital(words.use(department, effect, at.startsWith("amount:") ? amount : undefined));
  if (at.startsWith("all:")) return say("all-of-them", { count: peopleOf(at), what });
  return move.region !== undefined && effect.startsWith("mission") ? say("mission", { what }) : what;
}

/** How many "all of them" uses. */
export function peopleOf(all: Spot): number {
  return Number(all.split(":")[3]);
}
