import {
  ACTION_TYPES,
  type ActionType,
  END_COLUMN,
  type Region,
  ROW_SPACES,
  STRIPS,
  type State,
} from "@montan/carnegie";

export interface TimelineSpaceState {
  readonly region?: Region;
  readonly donation: boolean;
  /** Passed by the marker, under it, next, or later. */
  readonly when: "past" | "marker" | "next" | "later";
}

/** The five spaces of a row in order, the end column last. */
export function spacesOf({ timeline }: State, row: ActionType): readonly TimelineSpaceState[] {
  const index = ACTION_TYPES.indexOf(row);
  const strip = STRIPS[timeline.strips[index] as keyof typeof STRIPS];
  const at = timeline.markers[index] ?? 0;
  return Array.from({ length: ROW_SPACES }, (_, space) => {
    const shown = strip[space];
    const region = shown === undefined ? END_COLUMN[row] : shown === "donation" ? undefined : shown;
    return {
      ...(region !== undefined && { region }),
      donation: shown === undefined || shown === "donation",
      when: whenIs(space + 1 - at),
    };
  });
}

function whenIs(ahead: number): TimelineSpaceState["when"] {
  if (ahead === 0) return "marker";
  if (ahead === 1) return "next";
  return ahead < 0 ? "past" : "later";
}
