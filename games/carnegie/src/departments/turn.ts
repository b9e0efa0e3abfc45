import type { Seat } from "@montan/engine";
import { differentDesks, playerAt, standing } from "../company.ts";
import type { DepartmentId } from "../data/departments.ts";
import type { DepartmentTurn } from "../pending.ts";
import { firstPlayer } from "../phases/phase.ts";
import { type Refusal, refusal } from "../refusals.ts";
import { canStudy } from "../research.ts";
import type { Player, State } from "../state.ts";
import { canWalk } from "../steps.ts";
import { tablesOf } from "../tables.ts";
import type { Effect } from "./effect.ts";
import { movesDiagonally } from "./ongoing.ts";
import { usesOf } from "./uses.ts";

/** Starting Human Resources: moves per active employee, the printed one included (C-H1). */
const MOVES_PER_EMPLOYEE = 3;

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
    hrMoves: MOVES_PER_EMPLOYEE * (1 + standing(player.desks[player.departments.indexOf("start-hr")] as number)),
    used: 0,
    left: [],
  };
}

/** Whether there is anything left to decide. */
export function isDepartmentTurnOpen(state: State, seat: Seat, turn: DepartmentTurn): boolean {
  if (turn.fresh || canWalk(state, seat, turn.moves) || canStudy(state, seat, turn.study)) return true;
  return departmentsOf(playerAt(state, seat)).some((department) => canUse(state, seat, department, turn));
}

/** Own departments that can be used now. */
export function usable(state: State, seat: Seat, turn: DepartmentTurn): DepartmentId[] {
  return departmentsOf(playerAt(state, seat), turn.department).filter((id) => canUse(state, seat, id, turn));
}

/** By cell, the one in use first. */
export function departmentsOf({ departments }: Player, inUse?: DepartmentId): DepartmentId[] {
  const found: DepartmentId[] = inUse === undefined ? [] : [inUse];
  for (const space of departments) if (space !== "" && space !== "lobby" && space !== inUse) found.push(space);
  return found;
}

/** Whether an employee of the department can do something now. */
export function canUse(state: State, seat: Seat, department: DepartmentId, turn: DepartmentTurn): boolean {
  if (refuseDepartment(state, seat, department, turn) !== undefined) return false;
  const unused = unusedDesks(state, seat, department, turn);
  return usesOf(department).some(
    ([, effect]) => (effect.whole === true || unused !== 0) && isPossible(state, seat, effect),
  );
}

function isPossible(state: State, seat: Seat, effect: Effect): boolean {
  return effect.targets.some((target) => effect.refuse(state, seat, target) === undefined);
}

/** Desks of an own department whose employee has not been used: bit by desk. */
export function unusedDesks(state: State, seat: Seat, department: DepartmentId, turn: DepartmentTurn): number {
  const { departments, desks } = playerAt(state, seat);
  const taken = desks[departments.indexOf(department)] as number;
  return turn.department === department ? taken & ~turn.used : taken;
}

/** The desks at which an employee can be used, equal employees once. */
export function desksToUse(state: State, seat: Seat, department: DepartmentId, turn: DepartmentTurn): number[] {
  const { workstations } = tablesOf(state).departments[department];
  return differentDesks(workstations, unusedDesks(state, seat, department, turn));
}

/** C-U1: an own department of the chosen type, staffed and not done with. */
export function refuseDepartment(
  state: State,
  seat: Seat,
  department: DepartmentId,
  turn: DepartmentTurn,
): Refusal | undefined {
  const { type, kind, permanentEmployee } = tablesOf(state).departments[department];
  if (type !== turn.action) return refusal("wrong-department-type", { department, action: turn.action });
  const { departments, desks } = playerAt(state, seat);
  const cell = departments.indexOf(department);
  if (cell === -1) return refusal("not-your-department", { department });
  if (turn.left.includes(department)) return refusal("department-left", { department });
  if (kind !== "use") return refusal("not-a-department-to-use", { department });
  if (desks[cell] === 0 && !permanentEmployee) return refusal("department-not-staffed", { department });
  return undefined;
}
