import type { Random, Seat } from "@montan/engine";
import type { TileId } from "../data/departments.ts";
import type { Draft } from "../draft.ts";
import type { State } from "../state.ts";

export interface StartingResources {
  readonly money: number;
  readonly goods: number;
  readonly lobbyEmployees: number;
  readonly vp: number;
}

/** The points of the base rules at which a module steps in. Setup phases that it adds name it in `Phase.module`. */
export interface RuleModule {
  /** Replaces the 32 tiles of C-S2. */
  departmentPool?(random: Random): TileId[];
  /** Replaces what C-S3 hands out. */
  startingResources?(state: State, seat: Seat): StartingResources;
  /** Replaces the moves of C-S7. */
  setupMoves?(state: State, seat: Seat): number;
  /** Before the first department turn of a round. */
  beforeDepartments?(draft: Draft): void;
}
