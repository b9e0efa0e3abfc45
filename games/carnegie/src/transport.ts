import type { Seat } from "@montan/engine";
import type { Cause } from "./cause.ts";
import { playerAt } from "./company.ts";
import type { Region } from "./data/map.ts";
import { TRACKS, type TrackSpace } from "./data/tracks.ts";
import { keepsArchives } from "./departments/ongoing.ts";
import type { Draft } from "./draft.ts";
import { receive } from "./gains.ts";
import { refusal } from "./refusals.ts";
import type { MoveRule } from "./rule.ts";
import type { State } from "./state.ts";

export function trackSpace(region: Region, at: number): TrackSpace {
  return TRACKS[region][at] as TrackSpace;
}

export function lastSpace(region: Region): number {
  return TRACKS[region].length - 1;
}

/** Whether another seat than `seat` has a disk on the last space of the track (C-T3); without a seat: any. */
export function isLastSpaceTaken(state: State, region: Region, seat?: Seat): boolean {
  const last = lastSpace(region);
  if (seat !== undefined && state.andrew?.tracks[region] === last) return true;
  return state.players.some((player, other) => other !== seat && player.tracks[region] === last);
}

/** Transport income for `employees` returned, or for one in a small city; with Archives there is a choice (C-P31). */
export function takeTransportIncome(draft: Draft, seat: Seat, region: Region, employees: number, cause: Cause): void {
  const player = playerAt(draft.state, seat);
  const at = player.tracks[region];
  if (at > 0 && keepsArchives(player)) {
    draft.askLater(seat, { type: "track-income-choice", region, employees, cause });
    return;
  }
  receive(draft, seat, trackSpace(region, at).income, cause, employees);
}

export const chooseTrackIncome: MoveRule<"choose-track-income", "track-income-choice"> = {
  type: "choose-track-income",
  list(state, seat, pending, moves) {
    for (let space = lastSpace(pending.region); space >= 0; space--) {
      const move = { type: "choose-track-income", space } as const;
      if (this.refuse(state, seat, move, pending) === undefined) moves.push(move);
    }
  },
  refuse(state, seat, { space }, { region }) {
    if (space > playerAt(state, seat).tracks[region]) return refusal("space-not-reached", { region, space });
    return undefined;
  },
  apply(draft, seat, { space }, { region, employees, cause }) {
    draft.answered(seat);
    draft.emit?.({ type: "track-income-chosen", seat, region, space });
    receive(draft, seat, trackSpace(region, space).income, cause, employees);
  },
};
