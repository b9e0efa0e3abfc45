import type { Cause } from "./cause.ts";
import type { DepartmentId, TileId } from "./data/departments.ts";
import type { ProjectType, Region } from "./data/map.ts";
import type { SheetRow } from "./data/new-beginning.ts";
import type { ActionType } from "./data/timeline.ts";
import type { Gain } from "./gain.ts";
import type { Cell } from "./state.ts";

/** The turn of one seat in an event (C-I, C-D). */
export interface EventTurn {
  readonly type: "event-turn";
  /** Region whose income may still be taken. */
  readonly region?: Region;
  /** A donation may still be made. */
  readonly donation?: true;
  /** Study points still to spend (C-I4). */
  readonly study: number;
}

/** The turn of one seat in the department phase (C-U). */
export interface DepartmentTurn {
  readonly type: "department-turn";
  readonly action: ActionType;
  /** The Action Choice tile may be used: nothing has been done yet (C-U3). */
  readonly fresh?: true;
  /** Moves may be diagonal in this turn (C-P19). */
  readonly diagonal?: true;
  /** Moves still to spend. */
  readonly moves: number;
  /** Study points still to spend. */
  readonly study: number;
  /** What starting Human Resources gives: determined by who was active there when the turn began (C-U4). */
  readonly hrMoves: number;
  /** The department in use: an employee has been used in it, and others there still may be. */
  readonly department?: DepartmentId;
  /** Desks of that department whose employee has been used, still there or not: bit by desk. */
  readonly used: number;
  /** Departments that are done with and cannot be used again in this turn (C-U1). */
  readonly left: readonly DepartmentId[];
}

/** What a seat can be asked. The words for each are in `text/`. */
export type Pending =
  /** Setup. */
  | { readonly type: "sheet-row"; readonly row: SheetRow }
  | { readonly type: "tab-side"; readonly tab: ProjectType }
  | { readonly type: "housing-site" }
  | { readonly type: "reserve-choice" }
  | { readonly type: "donation-tile-choice" }
  | { readonly type: "setup-steps"; readonly moves: number }
  | { readonly type: "secret-donation-choice" }
  /** Rounds. */
  | { readonly type: "row-choice" }
  | EventTurn
  | { readonly type: "wait-choice" }
  | DepartmentTurn
  /** `payroll`: staffed when the phase began (C-P23). */
  | { readonly type: "activation-turn"; readonly payroll?: true }
  /** Within a turn. */
  /** Employees arrive and there are two Lobbies. */
  | { readonly type: "lobby-choice"; readonly employees: number }
  /** One of several gains, `times` in a row. */
  | { readonly type: "gain-choice"; readonly options: readonly Gain[]; readonly times: number; readonly cause: Cause }
  /** Archives: income of this or an earlier space, for all `employees` (C-P31). */
  | {
      readonly type: "track-income-choice";
      readonly region: Region;
      readonly employees: number;
      readonly cause: Cause;
    }
  /** Where a project goes that is paid for; without region: anywhere. */
  | {
      readonly type: "project-site";
      readonly tab: ProjectType;
      readonly region?: Region;
      readonly department: DepartmentId;
    }
  | { readonly type: "department-choice" }
  | { readonly type: "department-space"; readonly department: TileId }
  /** Property Management: an employee may move to the new department. */
  | { readonly type: "relocation-choice"; readonly to: Cell }
  /** Charitable Giving: which donation to copy; paid already. */
  | { readonly type: "copied-donation-choice"; readonly price: number }
  /** HR Administration: transfers left. */
  | { readonly type: "transfer-choice"; readonly left: number }
  | { readonly type: "transfer-target"; readonly from: Cell; readonly desk?: number };

export type PendingType = Pending["type"];
export type PendingOf<T extends PendingType> = Extract<Pending, { readonly type: T }>;
