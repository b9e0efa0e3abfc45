import type { Region } from "./data/map.ts";
import { ACTION_TYPES, type ActionType, END_COLUMN, ROW_SPACES, STRIPS } from "./data/timeline.ts";
import type { State } from "./state.ts";

/** C-R1: the row itself if its marker can still move, else the next one below that can, wrapping round. */
export function eventRowFor({ timeline }: State, row: ActionType): ActionType {
  const start = ACTION_TYPES.indexOf(row);
  for (let below = 0; below < ACTION_TYPES.length; below++) {
    const index = (start + below) % ACTION_TYPES.length;
    if ((timeline.markers[index] as number) < ROW_SPACES) return ACTION_TYPES[index] as ActionType;
  }
  throw new Error("no marker can move any more");
}

export interface TimelineEvent {
  readonly region?: Region;
  readonly donation: boolean;
}

/** The space to the right of a row's marker; the end column offers both (C-D2). */
export function eventOf({ timeline }: State, row: ActionType): TimelineEvent {
  const index = ACTION_TYPES.indexOf(row);
  const at = timeline.markers[index] as number;
  const strip = STRIPS[timeline.strips[index] as keyof typeof STRIPS];
  const space = strip[at];
  if (space === undefined) return { region: END_COLUMN[row], donation: true };
  return space === "donation" ? { donation: true } : { region: space, donation: false };
}
