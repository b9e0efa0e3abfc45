import { ACTION_TYPES, END_COLUMN, REGIONS, STRIPS, type State } from "@montan/carnegie";

/**
 * What the timeline still holds, by region and for donations: all of it, and the spaces to the right of the markers.
 */
export interface EventsAhead {
  readonly inRegion: readonly number[];
  readonly nextIn: readonly number[];
  readonly donations: number;
  readonly nextDonations: number;
}

/** The markers move once a round, so results are cached by timeline. */
const known = new WeakMap<State["timeline"], EventsAhead>();

export function eventsAhead(timeline: State["timeline"]): EventsAhead {
  let ahead = known.get(timeline);
  if (ahead === undefined) {
    ahead = readTimeline(timeline);
    known.set(timeline, ahead);
  }
  return ahead;
}

function readTimeline({ strips, markers }: State["timeline"]): EventsAhead {
  const inRegion = [0, 0, 0, 0];
  const nextIn = [0, 0, 0, 0];
  let donations = 0;
  let nextDonations = 0;
  ACTION_TYPES.forEach((row, index) => {
    const spaces = STRIPS[strips[index] as keyof typeof STRIPS];
    const next = markers[index] as number;
    for (let space = next; space <= spaces.length; space++) {
      const isEnd = space === spaces.length;
      const shown = isEnd ? END_COLUMN[row] : spaces[space];
      if (isEnd || shown === "donation") {
        donations++;
        if (space === next) nextDonations++;
      }
      if (shown === undefined || shown === "donation") continue;
      const region = REGIONS.indexOf(shown);
      inRegion[region] = (inRegion[region] as number) + 1;
      if (space === next) nextIn[region] = (nextIn[region] as number) + 1;
    }
  });
  return { inRegion, nextIn, donations, nextDonations };
}
