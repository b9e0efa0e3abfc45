import type { Seat } from "@montan/engine";
import { anybodyAt, owns, playerAt } from "../company.ts";
import { TILE_IDS, type TileId } from "../data/departments.ts";
import type { Draft } from "../draft.ts";
import { payGoods } from "../gains.ts";
import type { Pending } from "../pending.ts";
import { spaceAt } from "../place.ts";
import { type Refusal, refusal } from "../refusals.ts";
import { type MoveRule, plainRule } from "../rule.ts";
import type { Cell, State } from "../state.ts";
import { employeesOnBoard, refuseEmployee, shiftEmployee } from "../steps.ts";
import { tablesOf } from "../tables.ts";
import { type Effect, NO_TARGET } from "./effect.ts";
import { relocatesToNewDepartments } from "./ongoing.ts";

/** C-M2: 1 good if an employee is on the space, else 2, plus the extra cost of the department. */
export function buildingPrice(state: State, seat: Seat, cell: Cell, department: TileId): number {
  const base = anybodyAt(playerAt(state, seat), cell) ? 1 : 2;
  return base + tablesOf(state).departments[department].extraGoods;
}

/** The cheapest space for a department; undefined if there is no space left. */
export function lowestPrice(state: State, seat: Seat, department: TileId): number | undefined {
  let lowest: number | undefined;
  playerAt(state, seat).departments.forEach((space, cell) => {
    if (space !== "") return;
    const price = buildingPrice(state, seat, cell, department);
    if (lowest === undefined || price < lowest) lowest = price;
  });
  return lowest;
}

export function refuseChoice(state: State, seat: Seat, department: TileId): Refusal | undefined {
  const player = playerAt(state, seat);
  // C-M3: the first department is the one in the reserve.
  if (player.reserve !== undefined && player.reserve !== department)
    return refusal("reserved-department-first", { department: player.reserve });
  if (player.reserve === undefined && state.display[department] === undefined)
    return refusal("not-on-display", { department });
  if (owns(player, department)) return refusal("department-already-owned", { department });
  const price = lowestPrice(state, seat, department);
  if (price === undefined) return refusal("no-space-to-build");
  return price > player.goods ? refusal("not-enough-goods", { price, goods: player.goods }) : undefined;
}

function choices(state: State, seat: Seat): TileId[] {
  return TILE_IDS.filter((department) => refuseChoice(state, seat, department) === undefined);
}

/** Strategic Planning, per active employee, in place. */
export const buildDepartment: Effect = {
  mission: false,
  targets: NO_TARGET,
  refuse(state, seat) {
    const { reserve, goods, departments } = playerAt(state, seat);
    if (reserve !== undefined) return refuseChoice(state, seat, reserve);
    if (!departments.includes("")) return refusal("no-space-to-build");
    if (goods === 0) return refusal("not-enough-goods", { price: 1, goods });
    return choices(state, seat).length === 0 ? refusal("no-department-to-build") : undefined;
  },
  apply: (draft, seat) => draft.ask(seat, { type: "department-choice" }),
};

export const chooseDepartment: MoveRule<"choose-department", "department-choice"> = {
  type: "choose-department",
  list(state, seat, _pending, moves) {
    for (const department of choices(state, seat)) moves.push({ type: "choose-department", department });
  },
  refuse: (state, seat, { department }) => refuseChoice(state, seat, department),
  apply: (draft, seat, { department }) => draft.replace(seat, { type: "department-space", department }),
};

/** Goods still needed by a decision already begun: they cannot be sold meanwhile. */
export function goodsNeeded(state: State, seat: Seat, pending: Pending): number {
  if (pending.type === "department-space") return lowestPrice(state, seat, pending.department) ?? 0;
  if (pending.type !== "department-choice") return 0;
  return Math.min(...choices(state, seat).map((department) => lowestPrice(state, seat, department) ?? 0));
}

export const placeDepartment: MoveRule<"place-department", "department-space"> = {
  type: "place-department",
  list(state, seat, pending, moves) {
    const { departments } = playerAt(state, seat);
    for (let cell = 0; cell < departments.length; cell++) {
      const move = { type: "place-department", cell } as const;
      if (this.refuse(state, seat, move, pending) === undefined) moves.push(move);
    }
  },
  refuse(state, seat, { cell }, { department }) {
    const { departments, goods } = playerAt(state, seat);
    if (departments[cell] === undefined) return refusal("no-such-cell", { cell });
    if (departments[cell] !== "") return refusal("cell-not-free", { cell });
    const price = buildingPrice(state, seat, cell, department);
    return price > goods ? refusal("not-enough-goods", { price, goods }) : undefined;
  },
  apply(draft, seat, { cell }, { department }) {
    draft.answered(seat);
    const goods = buildingPrice(draft.state, seat, cell, department);
    payGoods(draft, seat, goods, { by: "building-department", department });
    const player = draft.player(seat);
    if (player.reserve === undefined) takeFromDisplay(draft, department);
    else delete player.reserve;
    player.departments[cell] = department;
    draft.emit?.({ type: "department-built", seat, department, cell, place: spaceAt(draft.state, cell), goods });
    // After paying, so that an employee moved by it does not make the space cheaper (C-M4).
    if (relocatesToNewDepartments(player)) draft.ask(seat, { type: "relocation-choice", to: cell });
  },
};

export function takeFromDisplay(draft: Draft, department: TileId): void {
  const { [department]: copies = 0, ...rest } = draft.state.display;
  draft.state.display = copies > 1 ? { ...draft.state.display, [department]: copies - 1 } : rest;
}

/** 8 Property Management: from any space of the board, not from missions. */
export const relocateEmployee: MoveRule<"relocate-employee", "relocation-choice"> = {
  type: "relocate-employee",
  list(state, seat, pending, moves) {
    for (const choice of employeesOnBoard(state, seat)) {
      const move = { type: "relocate-employee", ...choice } as const;
      if (this.refuse(state, seat, move, pending) === undefined) moves.push(move);
    }
  },
  refuse(state, seat, move, { to }) {
    return move.from === to ? refusal("already-there", { cell: to }) : refuseEmployee(state, seat, move);
  },
  apply(draft, seat, move, { to }) {
    draft.answered(seat);
    shiftEmployee(draft, seat, move, to, "relocation");
  },
};

export const declineRelocation = plainRule<"decline-relocation", "relocation-choice">(
  "decline-relocation",
  (draft, seat) => {
    draft.answered(seat);
    draft.emit?.({ type: "relocation-declined", seat });
  },
);
