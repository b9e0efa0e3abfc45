import type { Owner, Seat } from "@montan/engine";
import type { Cause } from "./cause.ts";
import type { DepartmentId, TileId } from "./data/departments.ts";
import type { Column, DonationId, SpaceId } from "./data/donations.ts";
import type { CityId, ProjectType, Region } from "./data/map.ts";
import type { SheetRow } from "./data/new-beginning.ts";
import type { CardBack, CardId } from "./data/solo-cards.ts";
import type { Side } from "./data/tabs.ts";
import type { ActionType, StripId } from "./data/timeline.ts";
import type { EffectId } from "./departments/effect-ids.ts";
import type { Place } from "./place.ts";
import type { Cell, Sheet } from "./state.ts";

/** Why Andrew's card moved (C-A4, C-A5). */
export type ShiftReason =
  | { readonly by: "human-resources" }
  | { readonly by: "donation-occupied"; readonly space: SpaceId }
  | { readonly by: "no-department"; readonly action: ActionType }
  | { readonly by: "city-full"; readonly city: CityId }
  | { readonly by: "no-disk" }
  | { readonly by: "track-blocked"; readonly region: Region };

/** What happened, with its cause, in the past tense; contains everything its sentence needs. */
export type Event =
  /** Setup. */
  | { readonly type: "timeline-dealt"; readonly strips: readonly StripId[] }
  | { readonly type: "departments-dealt"; readonly display: Readonly<Partial<Record<TileId, number>>> }
  | {
      readonly type: "sheet-row-filled";
      readonly seat: Seat;
      /** Missing for other seats. */
      readonly row?: SheetRow;
      readonly value?: number;
    }
  | { readonly type: "sheets-revealed"; readonly sheets: readonly Sheet[] }
  | { readonly type: "side-chosen"; readonly seat: Seat; readonly tab: ProjectType; readonly side?: Side }
  | { readonly type: "sides-revealed"; readonly sides: readonly Readonly<Record<ProjectType, Side>>[] }
  | {
      readonly type: "first-player-determined";
      readonly seat: Seat;
      readonly by: "chance" | "agreement" | "bid" | "solo";
    }
  | { readonly type: "action-choice-dealt"; readonly seat: Seat }
  | { readonly type: "neutral-donation-placed"; readonly space: SpaceId }
  | { readonly type: "neutral-disk-placed"; readonly city: CityId; readonly slot: number }
  | { readonly type: "housing-placed"; readonly seat: Seat; readonly city: CityId; readonly slot: number }
  | { readonly type: "department-reserved"; readonly seat: Seat; readonly department: TileId }
  | { readonly type: "donation-tile-laid"; readonly seat: Seat; readonly tile: Column; readonly column: Column }
  | { readonly type: "donation-tile-skipped"; readonly seat: Seat }
  /** `donation`: what is on the space, here and below (C-N3). Both are missing for other seats. */
  | {
      readonly type: "secret-donation-noted";
      readonly seat: Seat;
      readonly space?: SpaceId;
      readonly donation?: DonationId;
    }
  | {
      readonly type: "secret-donation-revealed";
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly donation: DonationId;
    }
  /** Rounds. */
  /** No player where Andrew chooses the row (C-A3). */
  | { readonly type: "round-started"; readonly round: number; readonly first?: Seat }
  | {
      readonly type: "row-chosen";
      readonly owner: Owner;
      readonly row: ActionType;
      readonly eventRow: ActionType;
      readonly region?: Region;
      readonly donation: boolean;
    }
  | { readonly type: "marker-moved"; readonly row: ActionType; readonly at: number }
  | { readonly type: "game-ended"; readonly winners: readonly Owner[] }
  /** Event. */
  | { readonly type: "employees-returned"; readonly seat: Seat; readonly region: Region; readonly count: number }
  | { readonly type: "income-declined"; readonly seat: Seat; readonly region: Region }
  | { readonly type: "arrivals-divided"; readonly seat: Seat; readonly lobby: number; readonly newLobby: number }
  | {
      readonly type: "track-income-chosen";
      readonly seat: Seat;
      readonly region: Region;
      readonly space: number;
    }
  | {
      readonly type: "donation-made";
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly donation: DonationId;
      readonly price: number;
      readonly copied: boolean;
    }
  | { readonly type: "donation-declined"; readonly seat: Seat }
  /** Gains and payments. */
  | { readonly type: "money-gained"; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: "money-paid"; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: "goods-gained"; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: "goods-paid"; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  /** $1 each (C-X1). */
  | { readonly type: "goods-sold"; readonly seat: Seat; readonly amount: number }
  /** `amount` is negative if VP are lost. */
  | { readonly type: "vp-scored"; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: "study-gained"; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: "study-lost"; readonly seat: Seat; readonly amount: number }
  | { readonly type: "moves-gained"; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: "moves-lost"; readonly seat: Seat; readonly amount: number }
  /** `lost`: how many the supply was too small for (C-I3). */
  | {
      readonly type: "employees-gained";
      readonly seat: Seat;
      readonly amount: number;
      readonly lost: number;
      readonly cause: Cause;
    }
  /** Departments. */
  | { readonly type: "waiting-announced"; readonly seat: Seat }
  | { readonly type: "waiting-declined"; readonly seat: Seat }
  | { readonly type: "action-choice-used"; readonly seat: Seat; readonly action: ActionType }
  /** Without a desk: starting Human Resources, used as a whole (C-H1). */
  | {
      readonly type: "employee-used";
      readonly seat: Seat;
      readonly department: DepartmentId;
      readonly effect: EffectId;
      readonly desk?: number;
    }
  | {
      readonly type: "employee-sent";
      readonly seat: Seat;
      readonly department: DepartmentId;
      readonly region: Region;
    }
  /** `active`: stood at a desk before. `how`: by a move, by Property Management or by HR Administration. */
  | {
      readonly type: "employee-moved";
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly origin: Place;
      readonly destination: Place;
      readonly active: boolean;
      readonly how: "step" | "relocation" | "transfer";
    }
  | { readonly type: "relocation-declined"; readonly seat: Seat }
  | { readonly type: "transfers-ended"; readonly seat: Seat; readonly left: number }
  | {
      readonly type: "department-built";
      readonly seat: Seat;
      readonly department: TileId;
      readonly cell: Cell;
      readonly place: Place;
      readonly goods: number;
    }
  | {
      readonly type: "project-built";
      readonly seat: Seat;
      readonly tab: ProjectType;
      readonly city: CityId;
      readonly slot: number;
      readonly department: DepartmentId;
    }
  | {
      readonly type: "tab-advanced";
      readonly seat: Seat;
      readonly tab: ProjectType;
      readonly at: number;
      readonly cost: number;
    }
  | {
      readonly type: "transport-advanced";
      readonly seat: Seat;
      readonly region: Region;
      readonly at: number;
      readonly cost: number;
    }
  | { readonly type: "turn-ended"; readonly seat: Seat }
  /** Activation. */
  | {
      readonly type: "employee-activated";
      readonly seat: Seat;
      readonly cell: Cell;
      readonly department: DepartmentId;
      readonly desk: number;
      readonly cost: number;
    }
  | { readonly type: "activation-ended"; readonly seat: Seat }
  /** Andrew. */
  | { readonly type: "andrew-card-drawn"; readonly back: CardBack; readonly next?: CardBack }
  | { readonly type: "andrew-card-revealed"; readonly card: CardId; readonly next?: CardBack }
  | { readonly type: "andrew-donated"; readonly space: SpaceId }
  | { readonly type: "andrew-department-taken"; readonly department: TileId }
  | { readonly type: "andrew-project-built"; readonly city: CityId; readonly slot: number }
  | { readonly type: "andrew-transport-advanced"; readonly region: Region; readonly at: number }
  /** `steps`: as many as required; `position`: the space reached, at most the last one. */
  | {
      readonly type: "andrew-card-shifted";
      readonly steps: number;
      readonly position: number;
      readonly reason: ShiftReason;
    }
  | { readonly type: "andrew-card-scored"; readonly card: CardId; readonly position: number; readonly vp: number };

export type EventType = Event["type"];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
