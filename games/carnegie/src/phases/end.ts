import type { SpaceId } from "../data/donations.ts";
import { ACTION_TYPES } from "../data/timeline.ts";
import type { Draft } from "../draft.ts";
import { donationOn } from "../scoring/counting.ts";
import { resultOf } from "../scoring/sheet.ts";
import { scoreCard } from "../solo/andrew.ts";
import type { Phase } from "./phase.ts";

/** C-R2: the marker moves; the first-player marker is passed on when the next round starts. */
export function endRound(draft: Draft): void {
  const { timeline, round } = draft.state;
  if (round.eventRow === undefined) throw new Error("no row was chosen");
  const row = ACTION_TYPES.indexOf(round.eventRow);
  const at = (timeline.markers[row] as number) + 1;
  draft.state.timeline = { strips: timeline.strips, markers: timeline.markers.with(row, at) };
  draft.emit?.({ type: "marker-moved", row: round.eventRow, at });
  scoreCard(draft);
}

/** Nothing is hidden any more. */
export const over: Phase = {
  id: "over",
  begin(draft) {
    draft.state.players.forEach(({ secret }, seat) => {
      if (secret === undefined) return;
      draft.reveal();
      const space = secret as SpaceId;
      draft.emit?.({ type: "secret-donation-revealed", seat, space, donation: donationOn(draft.state, space).id });
    });
    draft.emit?.({ type: "game-ended", winners: resultOf(draft.state).winners });
  },
};
