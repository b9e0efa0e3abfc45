import type { Region } from "./map.ts";

/** The four rows of the timeline, top to bottom; each is an action, and each department has one of these types. */
export const ACTION_TYPES = ["hr", "management", "construction", "rd"] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export type TimelineSpace = Region | "donation";
export type StripSide = readonly [TimelineSpace, TimelineSpace, TimelineSpace, TimelineSpace];

/** The eight double-sided strips; four are dealt, one per row (C-S1). */
export const STRIPS = {
  "1a": ["west", "donation", "midwest", "east"],
  "1b": ["donation", "east", "west", "midwest"],
  "2a": ["south", "east", "donation", "west"],
  "2b": ["south", "west", "midwest", "donation"],
  "3a": ["east", "midwest", "west", "donation"],
  "3b": ["east", "south", "donation", "midwest"],
  "4a": ["south", "west", "east", "donation"],
  "4b": ["west", "south", "donation", "east"],
  "5a": ["donation", "south", "midwest", "west"],
  "5b": ["midwest", "donation", "west", "south"],
  "6a": ["west", "donation", "south", "midwest"],
  "6b": ["donation", "west", "south", "east"],
  "7a": ["midwest", "east", "donation", "south"],
  "7b": ["east", "midwest", "south", "donation"],
  "8a": ["donation", "midwest", "east", "south"],
  "8b": ["midwest", "donation", "east", "west"],
} as const satisfies Readonly<Record<string, StripSide>>;
export type StripId = keyof typeof STRIPS;
export const STRIP_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The end column: a region and a donation (C-D2). */
export const END_COLUMN: Readonly<Record<ActionType, Region>> = {
  hr: "east",
  management: "midwest",
  construction: "south",
  rd: "west",
};

/** Spaces of a row, including the end column. A marker on the last one does not move any more. */
export const ROW_SPACES = 5;
export const ROUNDS = ACTION_TYPES.length * ROW_SPACES;
