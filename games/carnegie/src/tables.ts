import { COMPANY_BOARD, type CompanyBoard } from "./data/company-board.ts";
import { type DepartmentId, type DepartmentKind, TILES } from "./data/departments.ts";
import { PROJECT_TABS, type ProjectTabs } from "./data/tabs.ts";
import type { ActionType } from "./data/timeline.ts";
import type { Components } from "./options.ts";
import type { Cell, CompanySpace, State } from "./state.ts";

/** What the rules need to know about any department, including starting ones. */
export interface Department {
  readonly id: DepartmentId;
  readonly type: ActionType;
  readonly kind: DepartmentKind;
  /** Cost of each desk. */
  readonly workstations: readonly number[];
  readonly permanentEmployee: boolean;
  /** Goods on top of the building cost. */
  readonly extraGoods: number;
}

/** The component tables of one game in the form the rules use. */
export interface Tables {
  readonly tabs: ProjectTabs;
  readonly board: CompanyBoard;
  /** The company board before anything is built. */
  readonly layout: readonly CompanySpace[];
  readonly lobby: Cell;
  /** Spaces one step away. */
  readonly adjacent: readonly (readonly Cell[])[];
  /** The same with diagonals (C-P19). */
  readonly adjacentDiagonally: readonly (readonly Cell[])[];
  readonly departments: Readonly<Record<DepartmentId, Department>>;
}

interface Printed {
  /** The first rules version with these tables. */
  readonly since: number;
  readonly components: Required<Components>;
}

const FIRST: Printed = { since: 1, components: { projectTabs: PROJECT_TABS, companyBoard: COMPANY_BOARD } };
/** The printed values: a correction is a new row, and games begun before it keep theirs. */
const CORRECTIONS: readonly Printed[] = [];

function tablesFrom({ projectTabs, companyBoard: board }: Required<Components>): Tables {
  const cell = ([row, column]: readonly [number, number]) => row * board.columns + column;
  const layout: CompanySpace[] = Array.from({ length: board.rows * board.columns }, () => "");
  for (const [id, place] of Object.entries(board.start)) layout[cell(place)] = id as DepartmentId | "lobby";
  const starting = board.startDepartments.map(
    ({ id, type, workstations, permanentEmployee = false }): Department => ({
      id,
      type,
      kind: "use",
      workstations,
      permanentEmployee,
      extraGoods: 0,
    }),
  );
  const tiles = TILES.map(
    (tile): Department => ({
      id: tile.id,
      type: tile.type,
      kind: tile.kind,
      workstations: tile.workstations,
      permanentEmployee: false,
      extraGoods: "extraGoods" in tile ? tile.extraGoods : 0,
    }),
  );
  return {
    tabs: projectTabs,
    board,
    layout,
    lobby: cell(board.start.lobby),
    adjacent: layout.map((_, from) => neighbours(board, from, false)),
    adjacentDiagonally: layout.map((_, from) => neighbours(board, from, true)),
    departments: Object.fromEntries([...starting, ...tiles].map((department) => [department.id, department])) as Record<
      DepartmentId,
      Department
    >,
  };
}

function neighbours({ rows, columns }: CompanyBoard, from: Cell, diagonally: boolean): Cell[] {
  const found: Cell[] = [];
  const row = Math.floor(from / columns);
  const column = from % columns;
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      const steps = Math.abs(r - row) + Math.abs(c - column);
      if (steps === 1 || (diagonally && steps === 2)) found.push(r * columns + c);
    }
  }
  return found;
}

interface Edition extends Printed {
  readonly standard: Tables;
  /** For games with replaced tables. */
  readonly custom: WeakMap<Components, Tables>;
}

export function edition(printed: Printed): Edition {
  return { ...printed, standard: tablesFrom(printed.components), custom: new WeakMap() };
}

const first = edition(FIRST);
/** After the first. Tests add an invented one. */
export const LATER_EDITIONS: Edition[] = CORRECTIONS.map(edition);

function editionOf(rules: number): Edition {
  return LATER_EDITIONS.findLast(({ since }) => since <= rules) ?? first;
}

export function tablesOf({ rules, components }: Pick<State, "rules" | "components">): Tables {
  const { components: printed, standard, custom } = editionOf(rules);
  if (components === undefined) return standard;
  let tables = custom.get(components);
  if (tables === undefined) {
    tables = tablesFrom({ ...printed, ...components });
    custom.set(components, tables);
  }
  return tables;
}

/** The tables of a new game, as far as no component profile replaces them. */
export const STANDARD_TABLES = tablesOf({ rules: Number.POSITIVE_INFINITY });
