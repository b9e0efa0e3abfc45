import type { Hidden, RandomState, Seat } from "@montan/engine";
import type { DepartmentId, TileId } from "./data/departments.ts";
import type { Column, SpaceId } from "./data/donations.ts";
import type { CityId, ProjectType, Region } from "./data/map.ts";
import type { SheetRow } from "./data/new-beginning.ts";
import type { CardBack, CardId, SoloLevel } from "./data/solo-cards.ts";
import type { Side } from "./data/tabs.ts";
import type { ActionType, StripId } from "./data/timeline.ts";
import type { Components, ModuleId } from "./options.ts";
import type { Pending } from "./pending.ts";

/** Who a disk belongs to; neutral disks belong to nobody (C-S5). */
export type DiskOwner = Seat | "automa" | "neutral";

/** What is on a slot of the map: nothing, a neutral disk, Andrew's, or a player's project with its type. */
export type Slot = "" | "neutral" | "automa" | `${number}:${ProjectType}`;

/** A space of a company board: a department, the Lobby, or nothing built yet. */
export type CompanySpace = DepartmentId | "lobby" | "";

/** A space of the company board as `row × columns + column`. */
export type Cell = number;

export interface Tab {
  /** Missing until chosen; hidden from others until everybody has chosen (C-S3). */
  readonly side?: Side | Hidden;
  /** Index of the space reached. */
  readonly at: number;
  /** Disks of this tab that have been built. */
  readonly built: number;
}

export type Sheet = Readonly<Partial<Record<SheetRow, number>>>;

export interface Player {
  readonly money: number;
  readonly goods: number;
  /** Scored during the game; starts negative at worst (C-N1). */
  readonly vp: number;
  /** Employees in supply. */
  readonly employees: number;
  /** Disks in supply. */
  readonly disks: number;
  /** Action Choice tiles, 0 or 1. */
  readonly actionChoice: number;
  /** By cell. */
  readonly departments: readonly CompanySpace[];
  /** Inactive employees by cell. */
  readonly inactive: readonly number[];
  /** Active employees by cell: bit i is set if an employee stands on desk i of the department there. */
  readonly desks: readonly number[];
  readonly missions: Readonly<Record<Region, number>>;
  /** Index of the space reached on each transport track. */
  readonly tracks: Readonly<Record<Region, number>>;
  readonly tabs: Readonly<Record<ProjectType, Tab>>;
  /** The department of C-S6 until it is built. */
  readonly reserve?: TileId;
  /** "A New Beginning": what has been filled in; public once revealed. */
  readonly sheet?: Sheet | Hidden;
  /** The secret donation (C-N5). */
  readonly secret?: SpaceId | Hidden;
}

export const PHASES = [
  "sheets",
  "tab-sides",
  "housing",
  "donation-tiles",
  "setup-moves",
  "setup-activation",
  "secret-donations",
  "choose-row",
  "event",
  "departments",
  "activation",
  "over",
] as const;
export type PhaseId = (typeof PHASES)[number];

interface Round {
  /** 0 during setup, then 1 to 20. */
  readonly number: number;
  /** Missing until determined (C-S4, C-N1). */
  readonly first?: Seat;
  /** The chosen row: its departments work in this round. */
  readonly row?: ActionType;
  /** The row that supplies the event and whose marker will move (C-R1). */
  readonly eventRow?: ActionType;
}

interface Timeline {
  /** One strip per row; "3b" is the back of strip 3. */
  readonly strips: readonly StripId[];
  /** Spaces each marker has moved: 0 left of the first space, 5 on the end column. */
  readonly markers: readonly number[];
}

/** Andrew, the opponent in the solo game. */
export interface Andrew {
  readonly level: SoloLevel;
  /** Cards not turned up yet, the next one first. */
  readonly deck: readonly (CardId | Hidden)[];
  /** Public backs of the first two cards of the deck: the card of the round (while face down) and the one after it. */
  readonly backs: readonly CardBack[];
  /** The card turned up in this round. */
  readonly card?: CardId;
  /** Position of that card along the VP cards. */
  readonly shift: number;
  /** Cards of earlier rounds with the position they reached. */
  readonly played: readonly { readonly card: CardId; readonly shift: number }[];
  readonly departments: readonly TileId[];
  readonly disks: number;
  readonly tracks: Readonly<Record<Region, number>>;
}

export interface State {
  readonly rules: number;
  /** The generator; in full states only. */
  readonly random?: RandomState;
  /** Whose view this is; in views only. */
  readonly viewer?: Seat | "spectator";
  readonly modules: readonly ModuleId[];
  /** Tables that replace the game's own. */
  readonly components?: Components;
  readonly phase: PhaseId;
  /** Running number of the turn in progress. */
  readonly turn: number;
  readonly round: Round;
  /** Seats whose turn in this phase is still to come. */
  readonly queue: readonly Seat[];
  readonly timeline: Timeline;
  /** Departments on display, with how many copies. */
  readonly display: Readonly<Partial<Record<TileId, number>>>;
  /** Cities with at least one disk, slot by slot. */
  readonly map: Readonly<Partial<Record<CityId, readonly Slot[]>>>;
  /** Donation spaces that carry disks. */
  readonly donations: Readonly<Partial<Record<SpaceId, readonly DiskOwner[]>>>;
  /** Donation tiles of expansion 1 by the column they cover (C-N3). */
  readonly tiles: Readonly<Partial<Record<Column, Column>>>;
  readonly players: readonly Player[];
  readonly andrew?: Andrew;
  /** What each seat is being asked: a stack, the last one first. */
  readonly asked: readonly (readonly Pending[])[];
}
