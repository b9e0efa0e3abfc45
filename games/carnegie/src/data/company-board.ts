import type { ActionType } from "./timeline.ts";

export const START_DEPARTMENT_IDS = [
  "start-hr",
  "start-commerce-finance",
  "start-strategic-planning",
  "start-construction",
  "start-rd",
] as const;
export type StartDepartmentId = (typeof START_DEPARTMENT_IDS)[number];
export const PRINTED_SPACES = [...START_DEPARTMENT_IDS, "lobby"] as const;
export type PrintedSpace = (typeof PRINTED_SPACES)[number];

/** [row, column], 0 = top / left. */
export type Place = readonly [number, number];

export interface StartDepartment {
  readonly id: StartDepartmentId;
  readonly type: ActionType;
  /** Cost of each desk. */
  readonly workstations: readonly number[];
  /** A printed employee who counts for the moves of this department only (C-H1). */
  readonly permanentEmployee?: true;
}

/** A printed value of the board: the place of a department, its desks with their costs, or only their number. */
export type BoardValue = `place:${PrintedSpace}` | `desks:${StartDepartmentId}` | `desk-count:${StartDepartmentId}`;

export interface CompanyBoard {
  readonly rows: number;
  readonly columns: number;
  /** VP of a department built in each row. */
  readonly rowVp: readonly number[];
  readonly start: Readonly<Record<PrintedSpace, Place>>;
  readonly startDepartments: readonly StartDepartment[];
  /** These could not be read from the printed board; they agree with every printed example. */
  readonly inferred?: readonly BoardValue[];
}

/**
 * Read from a photograph of the printed board, except for the values marked as inferred. Owners of the game confirm or
 * correct these with the option `components.companyBoard`.
 */
export const COMPANY_BOARD: CompanyBoard = {
  rows: 4,
  columns: 4,
  rowVp: [3, 2, 2, 2],
  start: {
    "start-commerce-finance": [2, 1],
    "start-strategic-planning": [2, 2],
    "start-construction": [2, 3],
    "start-hr": [3, 1],
    lobby: [3, 2],
    "start-rd": [3, 3],
  },
  startDepartments: [
    { id: "start-hr", type: "hr", permanentEmployee: true, workstations: [1, 1] },
    { id: "start-commerce-finance", type: "management", workstations: [0, 0, 0] },
    { id: "start-strategic-planning", type: "management", workstations: [5, 5, 5] },
    { id: "start-construction", type: "construction", workstations: [2, 2, 2] },
    { id: "start-rd", type: "rd", workstations: [3, 3, 3] },
  ],
  inferred: [
    "place:start-hr",
    "place:start-commerce-finance",
    "place:lobby",
    "desks:start-hr",
    "desks:start-commerce-finance",
    "desk-count:start-strategic-planning",
  ],
};
