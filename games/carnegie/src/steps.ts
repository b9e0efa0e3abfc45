import type { Seat } from "@montan/engine";
import { departmentAt, differentDesks, isDeskTaken, layDown, playerAt, standing, takeEmployee } from "./company.ts";
import type { Draft } from "./draft.ts";
import type { Move, MoveOf } from "./moves.ts";
import type { Pending, PendingOf } from "./pending.ts";
import { placeAt } from "./place.ts";
import { type Refusal, refusal } from "./refusals.ts";
import type { MoveRule } from "./rule.ts";
import type { Cell, Player, State } from "./state.ts";
import { tablesOf } from "./tables.ts";

/** An employee on the board as a choice: `desk` if active. */
export interface EmployeeChoice {
  readonly from: Cell;
  readonly desk?: number;
}

/** Desks of this space whose employee has been used in this turn. */
function usedDesks(player: Player, from: Cell, turn: Pending | undefined): number {
  if (turn?.type !== "department-turn") return 0;
  const { department, used } = turn;
  return department !== undefined && player.departments[from] === department ? used : 0;
}

/** Of equal active employees one is offered: one that has been used goes first (C-U4). */
function desksToLeave(state: State, player: Player, from: Cell, turn: Pending | undefined): number[] {
  const costs = departmentAt(state, player, from)?.workstations ?? [];
  return differentDesks(costs, player.desks[from] as number, usedDesks(player, from, turn));
}

/** Everybody on the board, equal employees once, inactive ones first. */
export function employeesOnBoard(state: State, seat: Seat): EmployeeChoice[] {
  const player = playerAt(state, seat);
  const turn = state.asked[seat]?.[0];
  const found: EmployeeChoice[] = [];
  for (let from = 0; from < player.inactive.length; from++) if (player.inactive[from] !== 0) found.push({ from });
  for (let from = 0; from < player.desks.length; from++) {
    if (player.desks[from] === 0) continue;
    for (const desk of desksToLeave(state, player, from, turn)) found.push({ from, desk });
  }
  return found;
}

export function refuseEmployee(state: State, seat: Seat, { from, desk }: EmployeeChoice): Refusal | undefined {
  const player = playerAt(state, seat);
  if (player.inactive[from] === undefined) return refusal("no-such-cell", { cell: from });
  if (desk === undefined)
    return player.inactive[from] === 0 ? refusal("no-inactive-employee", { cell: from }) : undefined;
  const choices = desksToLeave(state, player, from, state.asked[seat]?.[0]);
  if (choices.includes(desk)) return undefined;
  if (!isDeskTaken(player.desks[from] as number, desk)) return refusal("nobody-at-desk", { cell: from, desk });
  const costs = departmentAt(state, player, from)?.workstations ?? [];
  const equal = choices.find((other) => costs[other] === costs[desk]) as number;
  return refusal("other-desk-first", { cell: from, desk: equal });
}

/** Puts an employee on another space, inactive. */
export function shiftEmployee(
  draft: Draft,
  seat: Seat,
  { from, desk }: EmployeeChoice,
  to: Cell,
  how: "step" | "relocation" | "transfer",
): void {
  takeEmployee(draft, seat, from, desk);
  layDown(draft, seat, to);
  draft.emit?.({
    type: "employee-moved",
    seat,
    from,
    to,
    origin: placeAt(draft.state, seat, from),
    destination: placeAt(draft.state, seat, to),
    active: desk !== undefined,
    how,
  });
}

type Walking = "setup-steps" | "department-turn";

function mayStepDiagonally(pending: PendingOf<Walking>): boolean {
  return pending.type === "department-turn" && pending.diagonal === true;
}

/** Whether the question can be answered by a step. */
export function isWalking(pending: Pending): pending is PendingOf<Walking> {
  return pending.type === "setup-steps" || pending.type === "department-turn";
}

export function stepsFrom(state: State, pending: PendingOf<Walking>): readonly (readonly Cell[])[] {
  const tables = tablesOf(state);
  return mayStepDiagonally(pending) ? tables.adjacentDiagonally : tables.adjacent;
}

/** A move takes one employee one space (C-H2). */
const moveEmployee: MoveRule<"move-employee", Walking> = {
  type: "move-employee",
  list(state, seat, pending, moves) {
    if (pending.moves === 0) return;
    const steps = stepsFrom(state, pending);
    for (const choice of employeesOnBoard(state, seat)) {
      for (const to of steps[choice.from] as readonly Cell[]) moves.push(step(choice, to));
    }
  },
  refuse(state, seat, move, pending) {
    if (pending.moves === 0) return refusal("no-moves-left");
    const { from, to } = move;
    const refused = refuseEmployee(state, seat, move);
    if (refused !== undefined) return refused;
    if (!stepsFrom(state, pending)[from]?.includes(to)) return refusal("not-adjacent", { from, to });
    return undefined;
  },
  apply(draft, seat, move, pending) {
    shiftEmployee(draft, seat, move, move.to, "step");
    const turn = draft.turnOf(seat) as PendingOf<Walking>;
    draft.replaceTurn(seat, { ...turn, moves: pending.moves - 1 });
  },
};

export function step({ from, desk }: EmployeeChoice, to: Cell): MoveOf<"move-employee"> {
  return desk === undefined ? { type: "move-employee", from, to } : { type: "move-employee", from, to, desk };
}

/** A step worth suggesting: an inactive employee without a free desk gets nearer to one within reach. */
export const sensibleStep: MoveRule<"move-employee", Walking> = {
  ...moveEmployee,
  list(state, seat, pending, moves) {
    const suggested = suggestStep(state, seat, pending);
    if (suggested !== undefined) moves.push(suggested);
  },
};

/** All other steps. */
export const otherSteps: MoveRule<"move-employee", Walking> = {
  ...moveEmployee,
  list(state, seat, pending, moves) {
    const suggested = suggestStep(state, seat, pending);
    const start = moves.length;
    moveEmployee.list(state, seat, pending, moves);
    if (suggested === undefined) return;
    const same = moves.findIndex((move, index) => index >= start && isSameStep(move, suggested));
    moves.splice(same, 1);
  },
};

function isSameStep(move: Move, { from, to, desk }: MoveOf<"move-employee">): boolean {
  return move.type === "move-employee" && move.from === from && move.to === to && move.desk === desk;
}

function suggestStep(state: State, seat: Seat, pending: PendingOf<Walking>): MoveOf<"move-employee"> | undefined {
  if (pending.moves === 0) return undefined;
  const wanted = wantedEmployees(state, playerAt(state, seat));
  const { columns } = tablesOf(state).board;
  const diagonally = mayStepDiagonally(pending);
  let best: { from: Cell; to: Cell; far: number } | undefined;
  for (let from = 0; from < wanted.length; from++) {
    if ((wanted[from] as number) >= 0) continue;
    for (let to = 0; to < wanted.length; to++) {
      if ((wanted[to] as number) <= 0) continue;
      const far = distance(from, to, columns, diagonally);
      if (far <= pending.moves && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { from, to, far };
    }
  }
  if (best === undefined) return undefined;
  const { from, to, far } = best;
  const next = stepsFrom(state, pending)[from]?.find((cell) => distance(cell, to, columns, diagonally) < far);
  return next === undefined ? undefined : { type: "move-employee", from, to: next };
}

/** By space: free desks that no inactive employee is beside; negative: inactive employees there without a free desk. */
export function wantedEmployees(state: State, player: Player): number[] {
  return player.inactive.map((lying, cell) => {
    const desks = departmentAt(state, player, cell)?.workstations.length ?? 0;
    return desks - standing(player.desks[cell] as number) - lying;
  });
}

function distance(a: Cell, b: Cell, columns: number, diagonally: boolean): number {
  const rows = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  const across = Math.abs((a % columns) - (b % columns));
  return diagonally ? Math.max(rows, across) : rows + across;
}

export function canWalk(state: State, seat: Seat, moves: number): boolean {
  return moves > 0 && anybodyToWalk(state, seat);
}

/** The printed employee of Human Resources never moves (C-H1). */
export function anybodyToWalk(state: State, seat: Seat): boolean {
  const { inactive, desks } = playerAt(state, seat);
  return inactive.some((employees) => employees !== 0) || desks.some((taken) => taken !== 0);
}
