import { type Emit, type Random, randomFrom } from "@montan/engine";
import { isStartDepartment, TILE_IDS, type TileId } from "./data/departments.ts";
import { PROJECT_TYPES, type ProjectType, REGIONS, type Region } from "./data/map.ts";
import { ANDREW_DISKS, REMOVED_DEPARTMENTS, START } from "./data/start.ts";
import { ACTION_TYPES, STRIP_NUMBERS, type StripId } from "./data/timeline.ts";
import { Draft } from "./draft.ts";
import type { Event } from "./events.ts";
import { enter, phaseAfter } from "./flow.ts";
import { departmentPool } from "./modules/index.ts";
import { refuseOptions } from "./option-refusals.ts";
import { type Options, readOptions } from "./options.ts";
import { goOn } from "./run.ts";
import type { Andrew, Player, State, Tab } from "./state.ts";
import { tablesOf } from "./tables.ts";

export function createState(
  input: Options,
  seats: number,
  seed: string,
  emit: Emit<Event> | undefined,
  rules: number,
  newest: number,
): State {
  if (!Number.isInteger(rules) || rules < 1 || rules > newest) throw refuseOptions("unknown-rules", { rules, newest });
  const options = readOptions(input, seats);
  const { solo, modules, firstPlayer, components } = options;
  const random = randomFrom(seed);
  const strips = dealStrips(random);
  const display = dealDepartments(options, seats, random);
  emit?.({ type: "timeline-dealt", strips });
  emit?.({ type: "departments-dealt", display });
  if (firstPlayer !== undefined) emit?.({ type: "first-player-determined", seat: firstPlayer, by: "agreement" });
  const players = Array.from({ length: seats }, () => newPlayer({ rules, ...(components && { components }) }));
  const state: State = {
    rules,
    random: random.state,
    modules,
    ...(components !== undefined && { components }),
    phase: "tab-sides",
    turn: 0,
    round: { number: 0, ...(firstPlayer !== undefined && { first: firstPlayer }) },
    queue: [],
    timeline: { strips, markers: ACTION_TYPES.map(() => 0) },
    display,
    map: {},
    donations: {},
    tiles: {},
    players,
    ...(solo !== undefined && { andrew: newAndrew(solo) }),
    asked: players.map(() => []),
  };
  const draft = new Draft(state, emit);
  enter(draft, phaseAfter(state, undefined));
  goOn(draft);
  return draft.state;
}

/** C-S1: four of the eight strips, each on a random side. */
function dealStrips(random: Random): StripId[] {
  return random
    .shuffle(STRIP_NUMBERS)
    .slice(0, ACTION_TYPES.length)
    .map((strip): StripId => `${strip}${random.below(2) === 0 ? "a" : "b"}`);
}

/** C-S2: some tiles go back into the box, the rest is on display. */
function dealDepartments(options: Options, seats: number, random: Random): State["display"] {
  const kept = random.shuffle(departmentPool(options, random)).slice(REMOVED_DEPARTMENTS[seats]);
  const display: Partial<Record<TileId, number>> = {};
  for (const id of TILE_IDS) {
    const copies = kept.filter((tile) => tile === id).length;
    if (copies > 0) display[id] = copies;
  }
  return display;
}

function byRegion<T>(value: T): Record<Region, T> {
  return Object.fromEntries(REGIONS.map((region) => [region, value])) as Record<Region, T>;
}

/** Money, goods, VP and the Lobby follow in C-S3. */
function newPlayer(game: Pick<State, "rules" | "components">): Player {
  const { layout } = tablesOf(game);
  const tab: Tab = { at: 0, built: 0 };
  return {
    money: 0,
    goods: 0,
    vp: 0,
    employees: START.employees - START.activeEmployees,
    disks: START.disks,
    actionChoice: 0,
    departments: layout,
    inactive: layout.map(() => 0),
    // One active employee in each starting department, on its first desk.
    desks: layout.map((space) => (isStartDepartment(space) ? 1 : 0)),
    missions: byRegion(0),
    tracks: byRegion(0),
    tabs: Object.fromEntries(PROJECT_TYPES.map((type) => [type, tab])) as Record<ProjectType, Tab>,
  };
}

function newAndrew(level: Andrew["level"]): Andrew {
  return {
    level,
    deck: [],
    backs: [],
    shift: 0,
    played: [],
    departments: [],
    disks: ANDREW_DISKS,
    tracks: byRegion(0),
  };
}
