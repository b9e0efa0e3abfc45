import type { Seat } from "@montan/engine";
import { type DepartmentId, isTile } from "./data/departments.ts";
import type { ActionType } from "./data/timeline.ts";
import type { Draft } from "./draft.ts";
import type { Cell, Player, State } from "./state.ts";
import { type Department, tablesOf } from "./tables.ts";

export function playerAt(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

/** The department on a space; undefined if there is none or it is the Lobby. */
export function departmentAt(state: State, player: Player, cell: Cell): Department | undefined {
  const space = player.departments[cell];
  if (space === undefined || space === "" || space === "lobby") return undefined;
  return tablesOf(state).departments[space];
}

export function owns(player: Player, department: DepartmentId): boolean {
  return player.departments.includes(department);
}

/** Whether an active employee stands in the department (C-U5). */
export function staffed(player: Player, department: DepartmentId): boolean {
  const cell = player.departments.indexOf(department);
  return cell !== -1 && player.desks[cell] !== 0;
}

/** All departments, including starting ones but not the starting Lobby (C-F3). */
export function ownedDepartments(state: State, player: Player): Department[] {
  return player.departments.flatMap((_, cell) => departmentAt(state, player, cell) ?? []);
}

/** Departments built during the game, by cell. */
export function builtDepartments(state: State, player: Player): (Department & { readonly cell: Cell })[] {
  return player.departments.flatMap((space, cell) =>
    isTile(space) ? { ...tablesOf(state).departments[space], cell } : [],
  );
}

/** The printed employee of Human Resources is no figure, but the department counts like any other (C-H1). */
export function countOfType(state: State, player: Player, type: ActionType): number {
  return ownedDepartments(state, player).filter((department) => department.type === type).length;
}

const BITS = [0, 1, 1, 2, 1, 2, 2, 3];

/** Employees standing on desks. */
export function standing(desks: number): number {
  return BITS[desks] as number;
}

export function activeEmployees(player: Player): number {
  let count = 0;
  for (const desks of player.desks) count += BITS[desks] as number;
  return count;
}

export function inactiveOnBoard(player: Player): number {
  let count = 0;
  for (const lying of player.inactive) count += lying;
  return count;
}

export function anybodyAt(player: Player, cell: Cell): boolean {
  return player.inactive[cell] !== 0 || player.desks[cell] !== 0;
}

/** No department has more desks. */
const MOST_DESKS = 3;

export function isDeskTaken(desks: number, desk: number): boolean {
  return desk < MOST_DESKS && (desks & (1 << desk)) !== 0;
}

/**
 * Of `desks`, one for each cost: the one with the lowest index, since employees on equal desks are one choice.
 * `preferred` desks come before others of the same cost.
 */
export function differentDesks(costs: readonly number[], desks: number, preferred = 0): number[] {
  const found: number[] = [];
  if (desks === 0) return found;
  for (let desk = 0; desk < costs.length; desk++) {
    if (isDeskTaken(desks, desk) && firstOfItsCost(costs, desks, preferred, desk)) found.push(desk);
  }
  return found;
}

function firstOfItsCost(costs: readonly number[], desks: number, preferred: number, desk: number): boolean {
  const rank = (index: number) => (isDeskTaken(preferred, index) ? index : index + costs.length);
  for (let other = 0; other < costs.length; other++) {
    if (isDeskTaken(desks, other) && costs[other] === costs[desk] && rank(other) < rank(desk)) return false;
  }
  return true;
}

/** Takes an employee off a space: the one at `desk`, or an inactive one. */
export function takeEmployee(draft: Draft, seat: Seat, cell: Cell, desk: number | undefined): void {
  const player = draft.player(seat);
  if (desk === undefined) {
    player.inactive[cell] = (player.inactive[cell] as number) - 1;
    return;
  }
  player.desks[cell] = (player.desks[cell] as number) & ~(1 << desk);
}

export function layDown(draft: Draft, seat: Seat, cell: Cell, employees = 1): void {
  const { inactive } = draft.player(seat);
  inactive[cell] = (inactive[cell] as number) + employees;
}

/** Employees come into the company. They start in the Lobby; with a New Lobby the player divides them (C-I1). */
export function arrive(draft: Draft, seat: Seat, employees: number): void {
  if (employees === 0) return;
  layDown(draft, seat, tablesOf(draft.state).lobby, employees);
  if (owns(playerAt(draft.state, seat), "new-lobby")) draft.askLater(seat, { type: "lobby-choice", employees });
}
