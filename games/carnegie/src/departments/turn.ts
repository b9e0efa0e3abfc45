import type { Seat } from "@montan/engine";
import { playerAt } from "../company.ts";
import type { DepartmentId } from "../data/departments.ts";
import type { DepartmentTurn } from "../pending.ts";
import { firstPlayer } from "../phases/phase.ts";
import { type Refusal, refusal } from "../refusals.ts";
import { canStudy } from "../research.ts";
import type { State } from "../state.ts";
import { canWalk } from "../steps.ts";
import { tablesOf } from "../tables.ts";
import type { Effect } from "./effect.ts";
import { movesDiagonally } from "./ongoing.ts";
import { MOVES_PER_EMPLOYEE, usesOf } from "./uses.ts";

export function departmentTurn(state: State, seat: Seat): DepartmentTurn {
  const { row } = state.round;
  if (row === undefined) throw new Error("no row was chosen");
  const player = playerAt(state, seat);
  const fresh = player.actionChoice > 0 && seat !== firstPlayer(state);
  return {
    type: "department-turn",
    action: row,
    ...(fresh && { fresh }),
    ...(movesDiagonally(player) && { diagonal: true }),
    moves: 0,
    study: 0,
    used: 0,
    left: [],
  };
}

/** Something is left to decide. */
export function isDepartmentTurnOpen(state: State, seat: Seat, turn: DepartmentTurn): boolean {
  if (turn.fresh || canWalk(state, seat, turn.moves) || canStudy(state, seat, turn.study)) return true;
  if (turn.department !== undefined && canUse(state, seat, turn.department, turn.used)) return true;
  return enterable(state, seat, turn).length > 0;
}

/** Somebody in the department can do something now. */
export function canUse(state: State, seat: Seat, department: DepartmentId, used: number): boolean {
  const player = playerAt(state, seat);
  const cell = player.departments.indexOf(department);
  if (((player.desks[cell] as number) & ~used) === 0) return false;
  return usesOf(department).some(([, effect]) => isPossible(state, seat, effect));
}

function isPossible(state: State, seat: Seat, effect: Effect): boolean {
  return effect.targets.some((target) => effect.refuse(state, seat, target) === undefined);
}

export function enterable(state: State, seat: Seat, turn: DepartmentTurn): DepartmentId[] {
  const { departments: all } = tablesOf(state);
  const found: DepartmentId[] = [];
  for (const space of playerAt(state, seat).departments) {
    if (space === "" || space === "lobby" || all[space].type !== turn.action) continue;
    if (refuseEntering(state, seat, space, turn) === undefined) found.push(space);
  }
  return found;
}

export function refuseEntering(state: State, seat: Seat, id: DepartmentId, turn: DepartmentTurn): Refusal | undefined {
  const player = playerAt(state, seat);
  const cell = player.departments.indexOf(id);
  if (cell === -1) return refusal("not-your-department", { department: id });
  const { type, kind, permanentEmployee } = tablesOf(state).departments[id];
  if (type !== turn.action) return refusal("wrong-department-type", { department: id, action: turn.action });
  if (turn.department === id) return refusal("department-in-use", { department: id });
  if (turn.left.includes(id)) return refusal("department-left", { department: id });
  if (kind !== "use") return refusal("not-a-department-to-use", { department: id });
  if (player.desks[cell] === 0 && !permanentEmployee) return refusal("department-not-staffed", { department: id });
  const possible = permanentEmployee ? canWalk(state, seat, MOVES_PER_EMPLOYEE) : canUse(state, seat, id, 0);
  return possible ? undefined : refusal("nothing-possible-there", { department: id });
}
