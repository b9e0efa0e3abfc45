import type { Event, EventOf } from "../events.ts";

/** Andrew, the opponent of the solo game. */
export type AndrewEvent = Extract<Event, { readonly type: `andrew-${string}` }>;

/** Before the first round. */
export type SetupEvent = EventOf<
  | "timeline-dealt"
  | "departments-dealt"
  | "sheet-row-filled"
  | "sheets-revealed"
  | "side-chosen"
  | "sides-revealed"
  | "first-player-determined"
  | "action-choice-dealt"
  | "neutral-donation-placed"
  | "neutral-disk-placed"
  | "housing-placed"
  | "department-reserved"
  | "donation-tile-laid"
  | "donation-tile-skipped"
  | "secret-donation-noted"
>;

export type RoundEvent = Exclude<Event, AndrewEvent | SetupEvent>;
