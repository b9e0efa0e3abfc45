import type { Seat } from "@montan/engine";
import {
  activeEmployees,
  builtDepartments,
  countOfType,
  departmentAt,
  inactiveOnBoard,
  isDeskTaken,
  ownedDepartments,
  playerAt,
} from "../company.ts";
import {
  type Column,
  type Counted,
  columnOf,
  DONATION,
  type Donation,
  rowOf,
  type SpaceId,
} from "../data/donations.ts";
import { PROJECT_TYPES, REGIONS } from "../data/map.ts";
import { ACTION_TYPES } from "../data/timeline.ts";
import { projectsOf } from "../projects.ts";
import type { State } from "../state.ts";
import { tablesOf } from "../tables.ts";
import { trackSpace } from "../transport.ts";
import { networksOf } from "./connections.ts";

/** The category of a space: that of the tile covering its column, if any (C-N3). */
function categoryOf(state: State, space: SpaceId): Column {
  return state.tiles[columnOf(space)] ?? columnOf(space);
}

export function donationOn(state: State, space: SpaceId): Donation {
  const tile = state.tiles[columnOf(space)];
  return DONATION[tile === undefined ? space : (`x-${tile}-${rowOf(space)}` as const)];
}

type Counting<P extends Counted["per"]> = (
  state: State,
  seat: Seat,
  counted: Extract<Counted, { readonly per: P }>,
  donations: readonly SpaceId[],
) => number;

/** How many of what a donation counts this player has; `donations`: those treated as made. */
export function countFor(state: State, seat: Seat, counted: Counted, donations: readonly SpaceId[]): number {
  return (COUNT[counted.per] as Counting<Counted["per"]>)(state, seat, counted, donations);
}

const COUNT: { readonly [P in Counted["per"]]: Counting<P> } = {
  departmentType: (state, seat, { type }) => countOfType(state, playerAt(state, seat), type),
  department: (state, seat) => ownedDepartments(state, playerAt(state, seat)).length,
  project: (state, seat, { types }) => projectsOf(state, seat).filter(({ type }) => types.includes(type)).length,
  railroadRegion: (state, seat) =>
    REGIONS.filter((region) => trackSpace(region, playerAt(state, seat).tracks[region]).level === "railroad").length,
  donation: (_state, _seat, _counted, donations) => donations.length,
  activeEmployee: (state, seat) => activeEmployees(playerAt(state, seat)),
  projectInRegion: (state, seat, { region }) =>
    projectsOf(state, seat).filter(({ city }) => city.region === region).length,
  projectInSmallCity: (state, seat) => projectsOf(state, seat).filter(({ city }) => city.size === "small").length,
  builtDepartmentOfChosenType: (state, seat) => Math.max(...builtByType(state, seat)),
  builtDepartmentTypeDistinct: (state, seat) => builtByType(state, seat).filter((count) => count > 0).length,
  builtDepartmentInLeftColumn: (state, seat) =>
    builtCells(state, seat).filter((cell) => cell % tablesOf(state).board.columns === 0).length,
  builtDepartmentInTopRow: (state, seat) =>
    builtCells(state, seat).filter((cell) => cell < tablesOf(state).board.columns).length,
  donationInCategory: (state, _seat, { category }, donations) =>
    donations.filter((space) => categoryOf(state, space) === category).length,
  projectOfChosenType: (state, seat) => Math.max(...projectsByType(state, seat)),
  projectTypeDistinct: (state, seat) => projectsByType(state, seat).filter((count) => count > 0).length,
  donationCategoryDistinct: (state, _seat, _counted, donations) =>
    new Set(donations.map((space) => categoryOf(state, space))).size,
  spaceWithoutDepartment: (state, seat) => spacesWithoutDepartment(state, seat),
  inactiveEmployee(state, seat) {
    const player = playerAt(state, seat);
    return REGIONS.reduce((sum, region) => sum + player.missions[region], inactiveOnBoard(player));
  },
  activeEmployeeAtPaidWorkstation: (state, seat) => atPaidWorkstations(state, seat),
  mediumCityConnectedTo(state, seat, { city }) {
    const network = networksOf(state, seat).find((cities) => cities.some(({ id }) => id === city)) ?? [];
    return network.filter(({ size }) => size === "medium").length;
  },
};

function builtByType(state: State, seat: Seat): number[] {
  const built = builtDepartments(state, playerAt(state, seat));
  return ACTION_TYPES.map((type) => built.filter((department) => department.type === type).length);
}

function builtCells(state: State, seat: Seat): number[] {
  return builtDepartments(state, playerAt(state, seat)).map(({ cell }) => cell);
}

function projectsByType(state: State, seat: Seat): number[] {
  const projects = projectsOf(state, seat);
  return PROJECT_TYPES.map((type) => projects.filter((project) => project.type === type).length);
}

/** The starting Lobby is no "space without department" (C-M2). */
export function spacesWithoutDepartment(state: State, seat: Seat): number {
  return playerAt(state, seat).departments.filter((space) => space === "").length;
}

function atPaidWorkstations(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  let count = 0;
  player.desks.forEach((desks, cell) => {
    const costs = departmentAt(state, player, cell)?.workstations ?? [];
    count += costs.filter((cost, desk) => cost > 0 && isDeskTaken(desks, desk)).length;
  });
  return count;
}
