import { START_DEPARTMENT_IDS, type StartDepartmentId } from "./company-board.ts";
import type { ActionType } from "./timeline.ts";

/**
 * `use`: works once per active employee; `ongoing`: works while staffed; `endgame`: scores if staffed at the end
 * (C-U5).
 */
export type DepartmentKind = "use" | "ongoing" | "endgame";

interface TileRow {
  readonly number: number;
  readonly id: string;
  readonly type: ActionType;
  /** Cost of each desk. */
  readonly workstations: readonly number[];
  readonly kind: DepartmentKind;
  readonly set: "base" | "expansion";
  /** Goods on top of the normal building cost. */
  readonly extraGoods?: number;
}

/** The 32 departments that can be built, by number. What a department does is in `departments/uses.ts`. */
export const TILES = [
  { number: 1, id: "training-partnerships", type: "hr", workstations: [2], kind: "use", set: "base" },
  { number: 2, id: "recruiting", type: "hr", workstations: [1, 1], kind: "use", set: "base" },
  { number: 3, id: "safety-quality", type: "hr", workstations: [5], kind: "use", set: "base" },
  { number: 4, id: "new-lobby", type: "hr", workstations: [], kind: "ongoing", set: "base", extraGoods: 2 },
  { number: 5, id: "purchasing", type: "management", workstations: [0, 0], kind: "use", set: "base" },
  { number: 6, id: "sales", type: "management", workstations: [1, 1], kind: "use", set: "base" },
  { number: 7, id: "logistics", type: "management", workstations: [3, 3], kind: "use", set: "base" },
  { number: 8, id: "property-management", type: "management", workstations: [0], kind: "ongoing", set: "base" },
  { number: 9, id: "engineering", type: "construction", workstations: [2, 2], kind: "use", set: "base" },
  { number: 10, id: "construction-outsourcing", type: "construction", workstations: [3], kind: "use", set: "base" },
  { number: 11, id: "supply-chain", type: "construction", workstations: [1, 1], kind: "use", set: "base" },
  { number: 12, id: "communications", type: "construction", workstations: [8], kind: "ongoing", set: "base" },
  { number: 13, id: "advanced-research", type: "rd", workstations: [3], kind: "use", set: "base" },
  { number: 14, id: "advanced-design", type: "rd", workstations: [3, 3, 3], kind: "use", set: "base" },
  { number: 15, id: "charitable-giving", type: "rd", workstations: [3], kind: "use", set: "base" },
  { number: 16, id: "telegraph-operators", type: "rd", workstations: [2], kind: "ongoing", set: "base" },
  { number: 17, id: "hr-administration", type: "hr", workstations: [3], kind: "use", set: "expansion" },
  { number: 18, id: "local-partners", type: "hr", workstations: [5], kind: "use", set: "expansion" },
  { number: 19, id: "corporate-communications", type: "hr", workstations: [5], kind: "ongoing", set: "expansion" },
  { number: 20, id: "green-spaces", type: "hr", workstations: [10], kind: "endgame", set: "expansion" },
  { number: 21, id: "accounting", type: "management", workstations: [3], kind: "use", set: "expansion" },
  { number: 22, id: "branding", type: "management", workstations: [5], kind: "use", set: "expansion" },
  { number: 23, id: "payroll-management", type: "management", workstations: [5], kind: "ongoing", set: "expansion" },
  { number: 24, id: "public-relations", type: "management", workstations: [10], kind: "endgame", set: "expansion" },
  { number: 25, id: "production-lines", type: "construction", workstations: [3], kind: "use", set: "expansion" },
  { number: 26, id: "renovation", type: "construction", workstations: [5], kind: "use", set: "expansion" },
  { number: 27, id: "political-lobbying", type: "construction", workstations: [5], kind: "ongoing", set: "expansion" },
  { number: 28, id: "post-office", type: "construction", workstations: [10], kind: "endgame", set: "expansion" },
  { number: 29, id: "rd-coordination", type: "rd", workstations: [3], kind: "use", set: "expansion" },
  { number: 30, id: "knowledge-sharing", type: "rd", workstations: [5], kind: "use", set: "expansion" },
  { number: 31, id: "archives", type: "rd", workstations: [5], kind: "ongoing", set: "expansion" },
  { number: 32, id: "network-of-libraries", type: "rd", workstations: [5], kind: "endgame", set: "expansion" },
] as const satisfies readonly TileRow[];

export type TileId = (typeof TILES)[number]["id"];
export type Tile = TileRow & { readonly id: TileId };
export type DepartmentId = StartDepartmentId | TileId;

export const TILE_IDS: readonly TileId[] = TILES.map(({ id }) => id);
export const TILE = Object.fromEntries(TILES.map((tile) => [tile.id, tile])) as unknown as Readonly<
  Record<TileId, Tile>
>;

export function isTile(department: string): department is TileId {
  return Object.hasOwn(TILE, department);
}

export function isStartDepartment(department: string): department is StartDepartmentId {
  return (START_DEPARTMENT_IDS as readonly string[]).includes(department);
}
