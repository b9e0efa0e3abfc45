import type { ActionType } from "./timeline.ts";

export const START_DEPARTMENT_IDS = [
  "start-hr",
  "start-commerce-finance",
  "start-strategic-planning",
  "start-construction",
  "start-rd",
] as const;
export type StartDepartmentId = (typeof START_DEPARTMENT_IDS)[number];

/** [row, column], 0 = top / left. */
export type Place = readonly [number, number];

export interface StartDepartment {
  readonly id: StartDepartmentId;
  readonly type: ActionType;
  /** Cost of each desk. */
  readonly workstations: readonly number[];
  /** A printed employee who counts for the moves of this department and nowhere else (C-H1). */
  readonly permanentEmployee?: true;
}

export interface CompanyBoard {
  readonly rows: number;
  readonly columns: number;
  /** VP of a department built in each row. */
  readonly rowVp: readonly number[];
  readonly start: Readonly<Record<StartDepartmentId | "lobby", Place>>;
  readonly startDepartments: readonly StartDepartment[];
}

/**
 * Reconstructed: the printed board could not be read. These values satisfy every printed example; owners of the game
 * replace them with the option `components.companyBoard`.
 */
export const COMPANY_BOARD: CompanyBoard = {
  rows: 4,
  columns: 4,
  rowVp: [3, 2, 2, 2],
  start: {
    "start-rd": [1, 2],
    "start-commerce-finance": [2, 1],
    "start-hr": [2, 2],
    "start-construction": [2, 3],
    "start-strategic-planning": [3, 1],
    lobby: [3, 2],
  },
  startDepartments: [
    { id: "start-hr", type: "hr", permanentEmployee: true, workstations: [1, 1] },
    { id: "start-commerce-finance", type: "management", workstations: [0, 0, 0] },
    { id: "start-strategic-planning", type: "management", workstations: [2, 2] },
    { id: "start-construction", type: "construction", workstations: [2, 2, 2] },
    { id: "start-rd", type: "rd", workstations: [2, 2, 2] },
  ],
};
