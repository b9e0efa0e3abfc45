import type {
  ActionType,
  Cell,
  CityId,
  Column,
  DepartmentId,
  ProjectType,
  Region,
  SheetRow,
  Side,
  SpaceId,
  TileId,
} from "@montan/carnegie";
import type { Spot } from "../table/choices.ts";

/** Everything that can be pointed at. Rooms and people belong to the person's own company. */
export const spot = {
  row: (row: ActionType): Spot => `row:${row}`,
  region: (region: Region): Spot => `region:${region}`,
  track: (region: Region): Spot => `track:${region}`,
  trackSpace: (region: Region, space: number): Spot => `track:${region}:${space}`,
  city: (city: CityId): Spot => `city:${city}`,
  slot: (city: CityId, slot: number): Spot => `slot:${city}:${slot}`,
  tab: (tab: ProjectType): Spot => `tab:${tab}`,
  side: (tab: ProjectType, side: Side): Spot => `side:${tab}:${side}`,
  /** A room, built or not. */
  cell: (cell: Cell): Spot => `cell:${cell}`,
  /** An inactive employee in a room, or an active one at a workstation. */
  employee: (cell: Cell, desk?: number): Spot => (desk === undefined ? `employee:${cell}` : `employee:${cell}:${desk}`),
  /** An empty workstation. */
  desk: (cell: Cell, desk: number): Spot => `desk:${cell}:${desk}`,
  /** A department on display or in reserve. */
  department: (tile: TileId): Spot => `department:${tile}`,
  donation: (space: SpaceId): Spot => `donation:${space}`,
  /** A column of the chart, and a donation tile to lay over one. */
  column: (column: Column): Spot => `column:${column}`,
  tile: (tile: Column): Spot => `tile:${tile}`,
  /** The Action Choice tile, and what it is used for. */
  actionChoice: "action-choice",
  action: (action: ActionType): Spot => `action:${action}`,
  sheet: (row: SheetRow, value: number): Spot => `sheet:${row}:${value}`,
  /** A way to use an employee of a department. */
  effect: (department: DepartmentId, effect: string): Spot => `effect:${department}:${effect}`,
  /** The same for every employee of a department who can still be used. */
  all: (department: DepartmentId, effect: string, people: number): Spot => `all:${department}:${effect}:${people}`,
  gain: (gain: string): Spot => `gain:${gain}`,
  amount: (amount: number): Spot => `amount:${amount}`,
  terms: (terms: string): Spot => `terms:${terms}`,
} as const;
