import type { Seat } from "@montan/engine";
import { playerAt } from "../company.ts";
import type { TileId } from "../data/departments.ts";
import type { SpaceId } from "../data/donations.ts";
import type { ProjectType, Region } from "../data/map.ts";
import type { TabSpace } from "../data/tabs.ts";
import type { ActionType } from "../data/timeline.ts";
import { TRACKS, type TrackSpace } from "../data/tracks.ts";
import type { Move } from "../moves.ts";
import { type Outcome, outcomeOf } from "../outcome.ts";
import { departmentOffer, donationWorth, rowPreview, type SeatPreview } from "../preview.ts";
import { tabSpaces } from "../projects.ts";
import { departmentVp } from "../scoring/sheet.ts";
import type { Cell, State } from "../state.ts";

/** What choices cost and bring the asked player, as the view shows it. */
export interface Worth {
  /** undefined: the move is not possible now. */
  outcome(move: Move): Outcome | undefined;
  /** The space of the track that would be entered next. */
  nextTrackSpace(region: Region): TrackSpace | undefined;
  /** The space of the tab that would be entered next. */
  nextTabSpace(tab: ProjectType): TabSpace | undefined;
  /** Goods on the cheapest space. */
  departmentPrice(department: TileId): number | undefined;
  /** VP of a department on this space at the end. */
  departmentVp(cell: Cell): number;
  /** VP if the game ended now. */
  donationVp(space: SpaceId): number;
  /** The event that a row would trigger, and what it means for the asked player. */
  event(row: ActionType): { readonly region: Region | undefined; readonly own: SeatPreview | undefined } | undefined;
}

export function worthFor(view: State, seat: Seat): Worth {
  return {
    outcome: (move) => outcomeOf(view, seat, move),
    nextTrackSpace: (region) => TRACKS[region][playerAt(view, seat).tracks[region] + 1],
    nextTabSpace: (tab) => {
      const player = playerAt(view, seat);
      return tabSpaces(view, player, tab)[player.tabs[tab].at + 1];
    },
    departmentPrice: (department) => departmentOffer(view, seat, department).price,
    departmentVp: (cell) => departmentVp(view, cell),
    donationVp: (space) => donationWorth(view, seat, space).vp,
    event: (row) => {
      const preview = rowPreview(view, row);
      return preview && { region: preview.region, own: preview.seats.find((one) => one.seat === seat) };
    },
  };
}
