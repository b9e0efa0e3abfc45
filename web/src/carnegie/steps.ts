import {
  type Cell,
  type CityId,
  effectsOf,
  game,
  type Move,
  type Pending,
  type Player,
  type State,
  tablesOf,
} from "@montan/carnegie";
import type { Step } from "../table/choices.ts";
import type { Situation } from "../table/scene.ts";
import { spot } from "./spots.ts";

export type Asked = Situation<State, Pending>;
export type MoveOf<T extends Move["type"]> = Extract<Move, { readonly type: T }>;

/** Moves without a place on the table (ending, declining, selling) have no steps: they have buttons of their own. */
export function stepsOf(asked: Asked, move: Move): readonly Step[] {
  switch (move.type) {
    case "fill-sheet-row":
      return [spot.sheet(move.row, move.value)];
    case "choose-side":
      return [spot.side(move.tab, move.side)];
    case "place-housing":
    case "build-project":
      return onMap(asked, move);
    case "reserve-department":
    case "choose-department":
      return [spot.department(move.department)];
    case "lay-donation-tile":
      return [spot.tile(move.tile), spot.column(move.column)];
    case "note-secret-donation":
    case "make-donation":
    case "copy-donation":
      return [spot.donation(move.space)];
    case "choose-row":
      return [spot.row(move.row)];
    case "return-employees":
      return [returning(asked, move.count)];
    case "divide-arrivals":
      return [spot.amount(move.newLobby)];
    case "choose-gain":
      return [spot.gain(move.gain)];
    case "choose-track-income":
      return [incomeSpace(asked, move.space)];
    case "use-action-choice":
      return [spot.actionChoice, [spot.action(move.action), spot.row(move.action)]];
    case "use-employee":
      return using(asked, move);
    case "place-department":
      return [spot.cell(move.cell)];
    case "relocate-employee":
    case "pick-employee":
      return [employees(asked, move.from, move.desk)];
    case "transfer-employee":
      return [...transferred(asked), spot.cell(move.to)];
    case "move-employee":
      return [employees(asked, move.from, move.desk), spot.cell(move.to)];
    case "advance-tab":
      return [spot.tab(move.tab)];
    case "advance-transport":
      return [[spot.track(move.region), spot.trackSpace(move.region, playerIn(asked).tracks[move.region] + 1)]];
    case "activate-employee":
      return activating(asked, move);
    case "skip-donation-tile":
    case "end-setup-moves":
    case "end-event":
    case "announce-wait":
    case "go-first":
    case "decline-relocation":
    case "end-transfers":
    case "end-turn":
    case "sell-goods":
    case "end-activation":
      return [];
  }
}

/** The city; if it has several slots for the project, one of them as well. */
function onMap(asked: Asked, { city, slot }: MoveOf<"place-housing" | "build-project">): readonly Step[] {
  const several = (sitesIn(asked).get(city) ?? 0) > 1;
  return several ? [spot.city(city), spot.slot(city, slot)] : [[spot.slot(city, slot), spot.city(city)]];
}

const sites = new WeakMap<State, ReadonlyMap<CityId, number>>();

/** How many slots of a city the project fits. */
function sitesIn({ view, seat }: Asked): ReadonlyMap<CityId, number> {
  const known = sites.get(view);
  if (known !== undefined) return known;
  const counted = new Map<CityId, number>();
  for (const move of game.legalMoves(view, seat)) {
    if (move.type === "place-housing" || move.type === "build-project")
      counted.set(move.city, (counted.get(move.city) ?? 0) + 1);
  }
  sites.set(view, counted);
  return counted;
}

export function playerIn({ view, seat }: Asked): Player {
  return view.players[seat] as Player;
}

/** Pointing at the mission area returns everybody. */
function returning(asked: Asked, count: number): Step {
  const { pending } = asked;
  const region = pending?.type === "event-turn" ? pending.region : undefined;
  const everybody = region !== undefined && playerIn(asked).missions[region] === count;
  return everybody ? [spot.amount(count), spot.region(region)] : spot.amount(count);
}

function incomeSpace({ pending }: Asked, space: number): Step {
  return pending?.type === "track-income-choice" ? spot.trackSpace(pending.region, space) : [];
}

/**
 * The room, or an employee in it who has not been used. On a mission the region decides, for a project the tab; other
 * employees are used by pointing at them.
 */
function using(asked: Asked, move: MoveOf<"use-employee">): readonly Step[] {
  const { pending } = asked;
  if (pending?.type !== "department-turn") return [];
  const { department, desk, effect, region, tab, amount } = move;
  const cell = playerIn(asked).departments.indexOf(department);
  // Pointing at an employee there may be the first step of a walk.
  if (desk === undefined) return [spot.cell(cell)];
  const people = equalEmployees(asked, cell, desk, pending.department === department ? ~pending.used : ~0);
  const who = [...people, spot.cell(cell)];
  const how = [spot.effect(department, effect), ...(tab === undefined ? [] : [spot.tab(tab)])];
  if (region !== undefined) return [who, ...how, spot.region(region)];
  if (tab !== undefined) return [who, ...how];
  if (amount !== undefined) return [who, ...how, spot.amount(amount)];
  return effectsOf(department).length > 1 ? [who, ...how] : [...how, who];
}

export function employees(asked: Asked, cell: Cell, desk: number | undefined): Step {
  return desk === undefined ? spot.employee(cell) : equalEmployees(asked, cell, desk, ~0);
}

/** Equal employees are one choice: any of them can be pointed at. */
function equalEmployees(asked: Asked, cell: Cell, desk: number, among: number): Step {
  const desks = taken((playerIn(asked).desks[cell] ?? 0) & among);
  return equalDesks(asked, cell, desk, desks).map((one) => spot.employee(cell, one));
}

/** With only one set of terms there is no choice; otherwise the workstation decides, or the employee beside it. */
function activating(asked: Asked, { cell, desk, terms }: MoveOf<"activate-employee">): readonly Step[] {
  const free = taken(~(playerIn(asked).desks[cell] ?? 0));
  const desks = equalDesks(asked, cell, desk, free).map((one) => spot.desk(cell, one));
  return [spot.terms(terms ?? "plain"), [...desks, spot.employee(cell)]];
}

/** Workstations of one room that cost the same, the named one first. */
function equalDesks({ view, ...asked }: Asked, cell: Cell, desk: number, among: readonly number[]): number[] {
  const space = playerIn({ view, ...asked }).departments[cell];
  const costs =
    space === undefined || space === "" || space === "lobby" ? [] : tablesOf(view).departments[space].workstations;
  return [
    desk,
    ...among.filter((other) => other !== desk && costs[other] !== undefined && costs[other] === costs[desk]),
  ];
}

/** No room has more workstations. */
const DESKS = [0, 1, 2];

function taken(desks: number): number[] {
  return DESKS.filter((desk) => (desks & (1 << desk)) !== 0);
}

/** HR Administration has picked an employee already. */
function transferred({ pending }: Asked): readonly Step[] {
  return pending?.type === "transfer-target" ? [spot.employee(pending.from, pending.desk)] : [];
}
