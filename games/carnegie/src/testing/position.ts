import { CodedError, type Seat } from "@montan/engine";
import { activeEmployees, inactiveOnBoard, standing } from "../company.ts";
import type { DepartmentId, TileId } from "../data/departments.ts";
import type { Column, SpaceId } from "../data/donations.ts";
import { CITY, type CityId, PROJECT_TYPES, type ProjectType, REGIONS, type Region } from "../data/map.ts";
import { START } from "../data/start.ts";
import type { Side } from "../data/tabs.ts";
import type { ActionType, StripId } from "../data/timeline.ts";
import type { Target } from "../departments/effect.ts";
import type { EffectId } from "../departments/effect-ids.ts";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { Components, ModuleId } from "../options.ts";
import { rules } from "../rules.ts";
import type { Andrew, Cell, DiskOwner, Player, Slot, State, Tab } from "../state.ts";
import { tablesOf } from "../tables.ts";

interface Staff {
  readonly active?: number;
  readonly inactive?: number;
}

/** What a test says about one player; everything else is as at the start of the game. */
export interface PlayerSpec {
  readonly money?: number;
  readonly goods?: number;
  readonly vp?: number;
  readonly actionChoice?: number;
  /** Disks in supply. */
  readonly disks?: number;
  /** Employees in supply; by default what is left of 15. */
  readonly employees?: number;
  readonly reserve?: TileId;
  readonly secret?: SpaceId;
  /** Departments built, by cell. */
  readonly departments?: Readonly<Record<Cell, TileId>>;
  /** Employees by department, "lobby" or cell; they replace the usual ones there. */
  readonly staff?: Readonly<Partial<Record<DepartmentId | "lobby" | Cell, Staff>>>;
  readonly missions?: Readonly<Partial<Record<Region, number>>>;
  readonly tracks?: Readonly<Partial<Record<Region, number>>>;
  readonly tabs?: Readonly<Partial<Record<ProjectType, { side?: Side; at?: number; built?: number }>>>;
  /** [city, slot, type] */
  readonly projects?: readonly (readonly [CityId, number, ProjectType])[];
}

export interface PositionSpec {
  readonly seats?: number;
  readonly players?: readonly PlayerSpec[];
  readonly first?: Seat;
  readonly round?: number;
  readonly strips?: readonly StripId[];
  readonly markers?: readonly number[];
  readonly modules?: readonly ModuleId[];
  readonly components?: Components;
  readonly display?: Readonly<Partial<Record<TileId, number>>>;
  readonly donations?: Readonly<Partial<Record<SpaceId, readonly DiskOwner[]>>>;
  readonly tiles?: Readonly<Partial<Record<Column, Column>>>;
  readonly neutral?: readonly (readonly [CityId, number])[];
  readonly andrew?: Partial<Andrew>;
}

/** The first spaces of these strips are regions: if nobody is on a mission, no event asks anything. */
const QUIET_STRIPS: readonly StripId[] = ["1a", "2a", "3a", "4b"];

/** A position at the start of a round, when the first player chooses a row. */
export function position(spec: PositionSpec = {}): State {
  const { players = [], modules = [], components, andrew } = spec;
  const seats = spec.seats ?? (andrew === undefined ? Math.max(2, players.length) : 1);
  const options = rules.options({ modules, ...(components && { components }) }, seats);
  const created = rules.create(options, seats, "position");
  const first = spec.first ?? 0;
  return {
    ...created,
    phase: "choose-row",
    round: { number: spec.round ?? 1, first },
    queue: [],
    timeline: { strips: spec.strips ?? QUIET_STRIPS, markers: spec.markers ?? [0, 0, 0, 0] },
    ...(spec.display !== undefined && { display: spec.display }),
    map: mapOf(spec),
    donations: spec.donations ?? {},
    tiles: spec.tiles ?? {},
    players: created.players.map((player, seat) => playerOf(created, player, players[seat] ?? {})),
    ...(created.andrew !== undefined && { andrew: { ...created.andrew, ...andrew } }),
    asked: created.players.map((_, seat) => (seat === first ? [{ type: "row-choice" }] : [])),
  };
}

function mapOf({ players = [], neutral = [] }: PositionSpec): State["map"] {
  const map: Partial<Record<CityId, Slot[]>> = {};
  const put = (city: CityId, slot: number, disk: Slot) => {
    const slots = map[city] ?? CITY[city].slots.map((): Slot => "");
    slots[slot] = disk;
    map[city] = slots;
  };
  for (const [city, slot] of neutral) put(city, slot, "neutral");
  players.forEach(({ projects = [] }, seat) => {
    for (const [city, slot, type] of projects) put(city, slot, `${seat}:${type}`);
  });
  return map;
}

function playerOf(state: State, start: Player, spec: PlayerSpec): Player {
  const departments = start.departments.map((space, cell) => spec.departments?.[cell] ?? space);
  const { lobby } = tablesOf(state);
  const inactive = start.inactive.slice();
  const desks = start.desks.slice();
  inactive[lobby] = START.lobbyEmployees;
  for (const [where, staff] of Object.entries(spec.staff ?? {})) {
    const cell = /^\d+$/.test(where) ? Number(where) : departments.indexOf(where as DepartmentId);
    inactive[cell] = staff?.inactive ?? 0;
    desks[cell] = (1 << (staff?.active ?? 0)) - 1;
  }
  const player: Player = {
    ...start,
    money: spec.money ?? START.money,
    goods: spec.goods ?? START.goods,
    vp: spec.vp ?? 0,
    disks: spec.disks ?? START.disks,
    actionChoice: spec.actionChoice ?? 0,
    departments,
    inactive,
    desks,
    missions: { ...start.missions, ...spec.missions },
    tracks: { ...start.tracks, ...spec.tracks },
    tabs: tabsOf(spec),
    ...(spec.reserve !== undefined && { reserve: spec.reserve }),
    ...(spec.secret !== undefined && { secret: spec.secret }),
  };
  return { ...player, employees: spec.employees ?? supplyLeft(player) };
}

function supplyLeft(player: Player): number {
  const out = REGIONS.reduce((sum, region) => sum + player.missions[region], 0);
  return START.employees - activeEmployees(player) - inactiveOnBoard(player) - out;
}

/** Tabs are on side A; disks built are those of the projects, and the tab is at least as far as they need. */
function tabsOf({ tabs = {}, projects = [] }: PlayerSpec): Record<ProjectType, Tab> {
  return Object.fromEntries(
    PROJECT_TYPES.map((type): [ProjectType, Tab] => {
      const built = tabs[type]?.built ?? projects.filter(([, , project]) => project === type).length;
      const needed = type === "infrastructure" ? built : Math.max(0, built - 1);
      return [type, { side: tabs[type]?.side ?? "A", at: tabs[type]?.at ?? needed, built }];
    }),
  ) as Record<ProjectType, Tab>;
}

/** All of starting Human Resources: the printed employee needs no desk. */
export const START_HR = { type: "use-employee", department: "start-hr", effect: "moves" } as const;

/** One employee of a department for one effect; `target`: what the effect takes. */
export function use<D extends DepartmentId, E extends EffectId, T extends Target = object>(
  department: D,
  effect: E,
  desk = 0,
  target: T = {} as T,
) {
  return { type: "use-employee", department, desk, effect, ...target } as const;
}

/** Makes the moves of one seat, one after another. */
export function play(state: State, seat: Seat, ...moves: readonly Move[]): State {
  return moves.reduce((current, move) => rules.apply(current, seat, move), state);
}

/** The same, with the events. */
export function watch(state: State, seat: Seat, ...moves: readonly Move[]): { state: State; events: Event[] } {
  const events: Event[] = [];
  const after = moves.reduce((current, move) => rules.apply(current, seat, move, (event) => events.push(event)), state);
  return { state: after, events };
}

/** A position in the department turn of the first player, the row chosen. */
export function departmentTurn(action: ActionType, spec: PositionSpec = {}): State {
  const state = position(spec);
  return play(state, spec.first ?? 0, { type: "choose-row", row: action });
}

/** The code with which a move is refused; "legal" if it is not. */
export function refusalOf(state: State, seat: Seat, move: Move): string {
  try {
    rules.apply(state, seat, move);
    return "legal";
  } catch (error) {
    if (error instanceof CodedError) return error.code;
    throw error;
  }
}

/** Legal moves of one type. */
export function movesOf<T extends Move["type"]>(state: State, seat: Seat, type: T): Extract<Move, { type: T }>[] {
  return rules.legalMoves(state, seat).filter((move): move is Extract<Move, { type: T }> => move.type === type);
}

export function me(state: State, seat: Seat = 0): Player {
  return state.players[seat] as Player;
}

/** Employees of a player at a department or cell. */
export function staffAt(state: State, where: DepartmentId | "lobby" | Cell, seat: Seat = 0): Required<Staff> {
  const { departments, inactive, desks } = me(state, seat);
  const cell = typeof where === "number" ? where : departments.indexOf(where);
  return { active: standing(desks[cell] as number), inactive: inactive[cell] as number };
}

/** The VP of one category of a sheet. */
export function vpFor(state: State, category: string, owner: Seat | "automa" = 0): number {
  const sheet = rules.score(state).find((candidate) => candidate.owner === owner);
  return sheet?.parts.find((part) => part.category === category)?.vp ?? 0;
}

export function detailOf(state: State, category: string, owner: Seat | "automa" = 0): unknown {
  const sheet = rules.score(state).find((candidate) => candidate.owner === owner);
  return sheet?.parts.find((part) => part.category === category)?.detail;
}

/** Makes every seat's most sensible move until `until` holds. */
export function playDefaults(start: State, until: (state: State) => boolean): State {
  let state = start;
  while (!until(state)) {
    const [seat] = rules.deciders(state) as [Seat];
    state = rules.apply(state, seat, rules.legalMoves(state, seat)[0] as Move);
  }
  return state;
}
