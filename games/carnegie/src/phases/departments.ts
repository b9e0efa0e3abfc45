import type { Seat } from "@montan/engine";
import { isDeskTaken, playerAt, takeEmployee } from "../company.ts";
import type { DepartmentId } from "../data/departments.ts";
import { ACTION_TYPES } from "../data/timeline.ts";
import type { Effect, Target } from "../departments/effect.ts";
import { departmentsOf, departmentTurn, desksToUse, refuseDepartment, unusedDesks } from "../departments/turn.ts";
import { effectOf, usesOf } from "../departments/uses.ts";
import type { Draft } from "../draft.ts";
import { beforeDepartments } from "../modules/index.ts";
import type { MoveOf } from "../moves.ts";
import type { DepartmentTurn } from "../pending.ts";
import { type Refusal, refusal } from "../refusals.ts";
import { type MoveRule, plainRule } from "../rule.ts";
import type { State } from "../state.ts";
import { tablesOf } from "../tables.ts";
import { type Phase, turnOrder } from "./phase.ts";

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

function targetOf({ region, tab, amount }: MoveOf<"use-employee">): Target {
  return {
    ...(region !== undefined && { region }),
    ...(tab !== undefined && { tab }),
    ...(amount !== undefined && { amount }),
  };
}

/** One employee of a department for one effect, or starting Human Resources as a whole. */
export const useEmployee: MoveRule<"use-employee", "department-turn"> = {
  type: "use-employee",
  list(state, seat, turn, moves) {
    for (const department of departmentsOf(playerAt(state, seat), turn.department)) {
      if (refuseDepartment(state, seat, department, turn) !== undefined) continue;
      const desks = desksToUse(state, seat, department, turn);
      for (const [effect, rule] of usesOf(department)) {
        if (!rule.whole && desks.length === 0) continue;
        for (const target of rule.targets) {
          if (rule.refuse(state, seat, target) !== undefined) continue;
          const use = { type: "use-employee", department, effect, ...target } as const;
          if (rule.whole) moves.push(use);
          else for (const desk of desks) moves.push({ ...use, desk });
        }
      }
    }
  },
  refuse(state, seat, move, turn) {
    const { department, desk } = move;
    const effect = effectOf(department, move.effect);
    return (
      refuseDepartment(state, seat, department, turn) ??
      (effect === undefined ? refusal("no-such-effect", { department, effect: move.effect }) : undefined) ??
      (desk === undefined ? undefined : refuseDesk(state, seat, department, desk, turn)) ??
      (effect === undefined ? undefined : refuseTarget(state, seat, effect, targetOf(move)))
    );
  },
  apply(draft, seat, move, turn) {
    const { department, desk, region } = move;
    const effect = effectOf(department, move.effect);
    if (effect === undefined) return;
    draft.emit?.({ type: "employee-used", seat, department, effect: move.effect, ...(desk !== undefined && { desk }) });
    draft.replaceTurn(seat, afterUse(turn, department, desk));
    if (effect.mission && desk !== undefined && region !== undefined) sendOut(draft, seat, department, desk, region);
    effect.apply(draft, seat, targetOf(move), department);
  },
};

/** C-U1: with its first use a department is the one in use, and the previous one is done with. */
function afterUse(
  { fresh: _, department: before, ...turn }: DepartmentTurn,
  department: DepartmentId,
  desk: number | undefined,
): DepartmentTurn {
  const left = before === undefined || before === department ? turn.left : [...turn.left, before];
  // As a whole: no employee there can be used any more.
  if (desk === undefined) return { ...turn, used: 0, left: [...left, department] };
  const used = before === department ? turn.used : 0;
  return { ...turn, department, used: used | (1 << desk), left };
}

function refuseDesk(
  state: State,
  seat: Seat,
  department: DepartmentId,
  desk: number,
  turn: DepartmentTurn,
): Refusal | undefined {
  const choices = desksToUse(state, seat, department, turn);
  if (choices.includes(desk)) return undefined;
  const { departments, desks } = playerAt(state, seat);
  const cell = departments.indexOf(department);
  if (!isDeskTaken(desks[cell] as number, desk)) return refusal("nobody-at-desk", { cell, desk });
  if (!isDeskTaken(unusedDesks(state, seat, department, turn), desk)) return refusal("employee-already-used", { desk });
  const { workstations } = tablesOf(state).departments[department];
  const equal = choices.find((other) => workstations[other] === workstations[desk]) as number;
  return refusal("other-desk-first", { cell, desk: equal });
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

/** C-U3: at the start of the player's own turn, instead of the chosen action; never for the first player. */
export const useActionChoice: MoveRule<"use-action-choice", "department-turn"> = {
  type: "use-action-choice",
  list(state, seat, turn, moves) {
    for (const action of ACTION_TYPES) {
      const move = { type: "use-action-choice", action } as const;
      if (this.refuse(state, seat, move, turn) === undefined) moves.push(move);
    }
  },
  refuse(state, seat, move, { fresh, action }) {
    if (seat === state.round.first) return refusal("first-player-chooses-row");
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

/** Unused moves and study points expire with the turn (C-U4). */
export const endTurn = plainRule<"end-turn", "department-turn">("end-turn", (draft, seat, { moves, study }) => {
  if (moves > 0) draft.emit?.({ type: "moves-lost", seat, amount: moves });
  if (study > 0) draft.emit?.({ type: "study-lost", seat, amount: study });
  draft.answered(seat);
  draft.emit?.({ type: "turn-ended", seat });
});
