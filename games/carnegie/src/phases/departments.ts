import type { Seat } from "@montan/engine";
import { departmentAt, differentDesks, isDeskTaken, playerAt, standing, takeEmployee } from "../company.ts";
import type { DepartmentId } from "../data/departments.ts";
import { ACTION_TYPES } from "../data/timeline.ts";
import { type Effect, type Target, takesExactly } from "../departments/effect.ts";
import { departmentTurn, enterable, refuseEntering } from "../departments/turn.ts";
import { MOVES_PER_EMPLOYEE, usesOf } from "../departments/uses.ts";
import type { Draft } from "../draft.ts";
import { gainMoves } from "../gains.ts";
import { beforeDepartments } from "../modules/index.ts";
import type { Move, MoveOf } from "../moves.ts";
import type { DepartmentTurn } from "../pending.ts";
import { type Refusal, refusal } from "../refusals.ts";
import { type MoveRule, plainRule } from "../rule.ts";
import type { State } from "../state.ts";
import { tablesOf } from "../tables.ts";
import { firstPlayer, type Phase, turnOrder } from "./phase.ts";

/** C-U1: in turn order everybody uses their departments of the chosen type. */
export const departments: Phase = {
  id: "departments",
  begin(draft) {
    draft.state.queue = turnOrder(draft.state);
    beforeDepartments(draft);
  },
  turn(draft, seat) {
    draft.ask(seat, departmentTurn(draft.state, seat));
  },
};

/** Which department next; the one in use is left for good. */
export const enterDepartment: MoveRule<"enter-department", "department-turn"> = {
  type: "enter-department",
  list(state, seat, turn, moves) {
    for (const department of enterable(state, seat, turn)) moves.push({ type: "enter-department", department });
  },
  refuse: (state, seat, { department }, turn) => refuseEntering(state, seat, department, turn),
  apply(draft, seat, { department }, { fresh: _, ...turn }) {
    const left = turn.department === undefined ? turn.left : [...turn.left, turn.department];
    draft.replaceTurn(seat, { ...turn, department, used: 0, left });
    draft.emit?.({ type: "department-entered", seat, department });
    countMoves(draft, seat, department);
  },
};

/** Starting Human Resources is counted in one go; moving somebody out takes nothing back (C-U4). */
function countMoves(draft: Draft, seat: Seat, department: DepartmentId): void {
  if (!tablesOf(draft.state).departments[department].permanentEmployee) return;
  const player = playerAt(draft.state, seat);
  const employees = 1 + standing(player.desks[player.departments.indexOf(department)] as number);
  gainMoves(draft, seat, MOVES_PER_EMPLOYEE * employees, { by: "department", department });
}

function targetOf({ region, tab, amount }: MoveOf<"use-employee">): Target {
  return {
    ...(region !== undefined && { region }),
    ...(tab !== undefined && { tab }),
    ...(amount !== undefined && { amount }),
  };
}

function effectOf(department: DepartmentId, id: string): Effect | undefined {
  return usesOf(department).find(([effect]) => effect === id)?.[1];
}

/** One employee of the department in use, for one effect. */
export const useEmployee: MoveRule<"use-employee", "department-turn"> = {
  type: "use-employee",
  list(state, seat, { department, used }, moves) {
    if (department === undefined) return;
    const player = playerAt(state, seat);
    const cell = player.departments.indexOf(department);
    const unused = (player.desks[cell] as number) & ~used;
    if (unused === 0) return;
    const desks = differentDesks(tablesOf(state).departments[department].workstations, unused);
    for (const [effect, rule] of usesOf(department)) listUses(state, seat, desks, effect, rule, moves);
  },
  refuse(state, seat, move, { department, used }) {
    if (department === undefined) return refusal("no-department-in-use");
    const effect = effectOf(department, move.effect);
    if (effect === undefined) return refusal("no-such-effect", { department, effect: move.effect });
    const player = playerAt(state, seat);
    const cell = player.departments.indexOf(department);
    const desks = player.desks[cell] as number;
    const { desk } = move;
    if (!isDeskTaken(desks, desk)) return refusal("nobody-at-desk", { cell, desk });
    if (isDeskTaken(used, desk)) return refusal("employee-already-used", { desk });
    const costs = departmentAt(state, player, cell)?.workstations ?? [];
    const choices = differentDesks(costs, desks & ~used);
    if (!choices.includes(desk))
      return refusal("other-desk-first", {
        cell,
        desk: choices.find((other) => costs[other] === costs[desk]) as number,
      });
    return refuseTarget(state, seat, effect, targetOf(move));
  },
  apply(draft, seat, move, turn) {
    const { desk, region } = move;
    const { department } = turn;
    const effect = department === undefined ? undefined : effectOf(department, move.effect);
    if (department === undefined || effect === undefined) return;
    draft.emit?.({ type: "employee-used", seat, department, effect: move.effect, desk });
    draft.replaceTurn(seat, { ...turn, used: turn.used | (1 << desk) });
    if (effect.mission && region !== undefined) sendOut(draft, seat, department, desk, region);
    effect.apply(draft, seat, targetOf(move), department);
  },
};

function listUses(
  state: State,
  seat: Seat,
  desks: readonly number[],
  effect: MoveOf<"use-employee">["effect"],
  rule: Effect,
  moves: Move[],
): void {
  for (const target of rule.targets) {
    if (rule.refuse(state, seat, target) !== undefined) continue;
    for (const desk of desks) moves.push({ type: "use-employee", desk, effect, ...target });
  }
}

function refuseTarget(state: State, seat: Seat, effect: Effect, target: Target): Refusal | undefined {
  const amounts = effect.targets.flatMap(({ amount }) => amount ?? []);
  if (target.amount !== undefined && !amounts.includes(target.amount))
    return refusal("amount-out-of-range", { min: Math.min(...amounts), max: Math.max(...amounts) });
  return effect.refuse(state, seat, target);
}

/** C-U2: that employee leaves the desk for a mission area. */
function sendOut(
  draft: Draft,
  seat: Seat,
  department: DepartmentId,
  desk: number,
  region: NonNullable<Target["region"]>,
): void {
  const cell = playerAt(draft.state, seat).departments.indexOf(department);
  takeEmployee(draft, seat, cell, desk);
  draft.player(seat).missions[region]++;
  draft.emit?.({ type: "employee-sent", seat, department, region });
}

/** The target names other fields than the effect takes: no move of this game. */
export function isWellAimed(move: MoveOf<"use-employee">, { department }: DepartmentTurn): boolean {
  const effect = department === undefined ? undefined : effectOf(department, move.effect);
  return effect === undefined || takesExactly(effect, targetOf(move));
}

/** C-U3: at the start of the own turn, instead of the chosen action; never the first player. */
export const useActionChoice: MoveRule<"use-action-choice", "department-turn"> = {
  type: "use-action-choice",
  list(_state, _seat, { fresh, action }, moves) {
    if (!fresh) return;
    for (const other of ACTION_TYPES) if (other !== action) moves.push({ type: "use-action-choice", action: other });
  },
  refuse(state, seat, move, { fresh, action }) {
    if (seat === firstPlayer(state)) return refusal("first-player-chooses-row");
    if (playerAt(state, seat).actionChoice === 0) return refusal("no-action-choice");
    if (!fresh) return refusal("action-choice-too-late");
    return move.action === action ? refusal("same-action", { action }) : undefined;
  },
  apply(draft, seat, { action }, { fresh: _, ...turn }) {
    draft.player(seat).actionChoice = 0;
    draft.replaceTurn(seat, { ...turn, action });
    draft.emit?.({ type: "action-choice-used", seat, action });
  },
};

/** Moves and study points left expire with the turn (C-U4). */
export const endTurn = plainRule<"end-turn", "department-turn">("end-turn", (draft, seat, { moves, study }) => {
  if (moves > 0) draft.emit?.({ type: "moves-lost", seat, amount: moves });
  if (study > 0) draft.emit?.({ type: "study-lost", seat, amount: study });
  draft.answered(seat);
  draft.emit?.({ type: "turn-ended", seat });
});
