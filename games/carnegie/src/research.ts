import type { Seat } from "@montan/engine";
import { playerAt } from "./company.ts";
import { PROJECT_TYPES, type ProjectType, REGIONS, type Region } from "./data/map.ts";
import { keepsArchives, transportCost } from "./departments/ongoing.ts";
import type { Draft } from "./draft.ts";
import { receive } from "./gains.ts";
import type { Pending } from "./pending.ts";
import { tabSpaces } from "./projects.ts";
import { type Refusal, refusal } from "./refusals.ts";
import type { MoveRule } from "./rule.ts";
import type { State } from "./state.ts";
import { isLastSpaceTaken, lastSpace, trackSpace } from "./transport.ts";

/** Spending study points (C-T1), in a department turn or right after income (C-I4). */
type Studying = "event-turn" | "department-turn";

function studyLeft(pending: Pending): number {
  return pending.type === "department-turn" || pending.type === "event-turn" ? pending.study : 0;
}

function spendStudy(draft: Draft, seat: Seat, cost: number): void {
  const turn = draft.turnOf(seat);
  if (turn?.type !== "department-turn" && turn?.type !== "event-turn") throw new Error("study points outside a turn");
  draft.replaceTurn(seat, { ...turn, study: turn.study - cost });
}

function tabCost(state: State, seat: Seat, tab: ProjectType): number {
  const player = playerAt(state, seat);
  return tabSpaces(state, player, tab)[player.tabs[tab].at + 1]?.cost ?? 0;
}

function refuseTab(state: State, seat: Seat, tab: ProjectType, study: number): Refusal | undefined {
  if (study === 0) return refusal("no-study-points");
  const player = playerAt(state, seat);
  const entered = tabSpaces(state, player, tab)[player.tabs[tab].at + 1];
  if (entered === undefined) return refusal("tab-finished", { tab });
  const cost = tabCost(state, seat, tab);
  if (cost > study) return refusal("not-enough-study", { cost, study });
  if (entered.disk && player.disks === 0) return refusal("no-disk-in-supply");
  return undefined;
}

export const advanceTab: MoveRule<"advance-tab", Studying> = {
  type: "advance-tab",
  list(state, seat, pending, moves) {
    const study = studyLeft(pending);
    if (study === 0) return;
    for (const tab of PROJECT_TYPES) {
      if (refuseTab(state, seat, tab, study) === undefined) moves.push({ type: "advance-tab", tab });
    }
  },
  refuse: (state, seat, { tab }, pending) => refuseTab(state, seat, tab, studyLeft(pending)),
  apply(draft, seat, { tab }) {
    const cost = tabCost(draft.state, seat, tab);
    const player = draft.player(seat);
    const { side, at, built } = player.tabs[tab];
    player.tabs[tab] = { ...(side !== undefined && { side }), at: at + 1, built };
    if (tabSpaces(draft.state, player, tab)[at + 1]?.disk) player.disks--;
    spendStudy(draft, seat, cost);
    draft.emit?.({ type: "tab-advanced", seat, tab, at: at + 1, cost });
  },
};

function transportStepCost(state: State, seat: Seat, region: Region): number {
  const player = playerAt(state, seat);
  const at = player.tracks[region];
  return at === lastSpace(region) ? 0 : transportCost(player, trackSpace(region, at + 1).cost);
}

function refuseTransport(state: State, seat: Seat, region: Region, study: number): Refusal | undefined {
  if (study === 0) return refusal("no-study-points");
  const player = playerAt(state, seat);
  const last = lastSpace(region);
  if (player.tracks[region] === last) return refusal("track-finished", { region });
  const cost = transportStepCost(state, seat, region);
  if (cost > study) return refusal("not-enough-study", { cost, study });
  const entersLast = player.tracks[region] + 1 === last;
  if (entersLast && isLastSpaceTaken(state, region, seat) && !keepsArchives(player))
    return refusal("last-space-taken", { region });
  return undefined;
}

export const advanceTransport: MoveRule<"advance-transport", Studying> = {
  type: "advance-transport",
  list(state, seat, pending, moves) {
    const study = studyLeft(pending);
    if (study === 0) return;
    for (const region of REGIONS) {
      if (refuseTransport(state, seat, region, study) === undefined) moves.push({ type: "advance-transport", region });
    }
  },
  refuse: (state, seat, { region }, pending) => refuseTransport(state, seat, region, studyLeft(pending)),
  apply(draft, seat, { region }) {
    const cost = transportStepCost(draft.state, seat, region);
    const at = playerAt(draft.state, seat).tracks[region] + 1;
    draft.player(seat).tracks[region] = at;
    spendStudy(draft, seat, cost);
    draft.emit?.({ type: "transport-advanced", seat, region, at, cost });
    // C-T3: whoever enters the last space gets its bonus at once.
    const { bonus } = trackSpace(region, at);
    if (bonus !== undefined) receive(draft, seat, bonus, { by: "track-bonus", region });
  },
};

/** Whether anything can still be bought with this many study points. */
export function canStudy(state: State, seat: Seat, study: number): boolean {
  if (study === 0) return false;
  return (
    REGIONS.some((region) => refuseTransport(state, seat, region, study) === undefined) ||
    PROJECT_TYPES.some((tab) => refuseTab(state, seat, tab, study) === undefined)
  );
}
