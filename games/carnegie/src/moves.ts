import type { DepartmentId, TileId } from "./data/departments.ts";
import type { Column, SpaceId } from "./data/donations.ts";
import type { CityId, ProjectType, Region } from "./data/map.ts";
import type { SheetRow } from "./data/new-beginning.ts";
import type { Side } from "./data/tabs.ts";
import type { ActionType } from "./data/timeline.ts";
import type { EffectId } from "./departments/effect-ids.ts";
import type { GainKind } from "./gain.ts";
import type { Cell } from "./state.ts";

/** How an activation is paid with Payroll Management (C-P23): $2 more for 1 VP, or $1 and 1 VP less. */
export const ACTIVATION_TERMS = ["raise", "cut"] as const;
export type ActivationTerms = (typeof ACTIVATION_TERMS)[number];

/**
 * One small decision. For an employee, `desk` is present if and only if an active one is meant: the desk the employee
 * stands on. Equal employees are one choice, named by the lowest desk of their kind.
 */
export type Move =
  /** Setup. */
  | { readonly type: "fill-sheet-row"; readonly row: SheetRow; readonly value: number }
  | { readonly type: "choose-side"; readonly tab: ProjectType; readonly side: Side }
  | { readonly type: "place-housing"; readonly city: CityId; readonly slot: number }
  | { readonly type: "reserve-department"; readonly department: TileId }
  | { readonly type: "lay-donation-tile"; readonly tile: Column; readonly column: Column }
  | { readonly type: "skip-donation-tile" }
  | { readonly type: "end-setup-moves" }
  | { readonly type: "note-secret-donation"; readonly space: SpaceId }
  /** Row and event. */
  | { readonly type: "choose-row"; readonly row: ActionType }
  | { readonly type: "return-employees"; readonly count: number }
  | { readonly type: "divide-arrivals"; readonly newLobby: number }
  | { readonly type: "choose-gain"; readonly gain: GainKind }
  | { readonly type: "choose-track-income"; readonly space: number }
  | { readonly type: "make-donation"; readonly space: SpaceId }
  | { readonly type: "end-event" }
  /** Departments. */
  | { readonly type: "announce-wait" }
  | { readonly type: "go-first" }
  | { readonly type: "use-action-choice"; readonly action: ActionType }
  /** Without a desk: starting Human Resources, used as a whole (C-H1). */
  | {
      readonly type: "use-employee";
      readonly department: DepartmentId;
      readonly desk?: number;
      readonly effect: EffectId;
      /** The mission area, or the region that the effect refers to. */
      readonly region?: Region;
      readonly tab?: ProjectType;
      readonly amount?: number;
    }
  | { readonly type: "build-project"; readonly city: CityId; readonly slot: number }
  | { readonly type: "choose-department"; readonly department: TileId }
  | { readonly type: "place-department"; readonly cell: Cell }
  | { readonly type: "relocate-employee"; readonly from: Cell; readonly desk?: number }
  | { readonly type: "decline-relocation" }
  | { readonly type: "copy-donation"; readonly space: SpaceId }
  | { readonly type: "pick-employee"; readonly from: Cell; readonly desk?: number }
  | { readonly type: "transfer-employee"; readonly to: Cell }
  | { readonly type: "end-transfers" }
  | { readonly type: "end-turn" }
  /** Whenever there are points or moves in the pools. */
  | { readonly type: "move-employee"; readonly from: Cell; readonly to: Cell; readonly desk?: number }
  | { readonly type: "advance-tab"; readonly tab: ProjectType }
  | { readonly type: "advance-transport"; readonly region: Region }
  | { readonly type: "sell-goods" }
  /** Activation. */
  | {
      readonly type: "activate-employee";
      readonly cell: Cell;
      readonly desk: number;
      readonly terms?: ActivationTerms;
    }
  | { readonly type: "end-activation" };

export type MoveType = Move["type"];
export type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;
