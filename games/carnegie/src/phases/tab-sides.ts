import type { Seat } from "@montan/engine";
import { playerAt } from "../company.ts";
import { PROJECT_TYPES, type ProjectType } from "../data/map.ts";
import { ACTION_CHOICE_PLACES, START } from "../data/start.ts";
import { SIDES, type Side } from "../data/tabs.ts";
import type { Draft } from "../draft.ts";
import { startingResources } from "../modules/index.ts";
import { refusal } from "../refusals.ts";
import type { MoveRule } from "../rule.ts";
import { dealAndrew } from "../solo/deal.ts";
import type { Tab } from "../state.ts";
import { tablesOf } from "../tables.ts";
import { placeNeutralDisks } from "./neutral-disks.ts";
import { allSeats, type Phase, turnOrder } from "./phase.ts";

/** C-S3: everybody gets what they start with and chooses the side of each tab, in secret and simultaneously. */
export const tabSides: Phase = {
  id: "tab-sides",
  begin(draft) {
    for (const seat of allSeats(draft.state)) {
      handOut(draft, seat);
      for (const tab of PROJECT_TYPES.toReversed()) draft.ask(seat, { type: "tab-side", tab });
    }
  },
  end(draft) {
    draft.reveal();
    draft.emit?.({ type: "sides-revealed", sides: draft.state.players.map(({ tabs }) => sidesOf(tabs)) });
    determineFirstPlayer(draft);
    dealActionChoice(draft);
    placeNeutralDisks(draft);
    dealAndrew(draft);
  },
};

function handOut(draft: Draft, seat: Seat): void {
  const { money, goods, lobbyEmployees, vp } = startingResources(draft.state, seat);
  const { lobby } = tablesOf(draft.state);
  const player = draft.player(seat);
  player.money = money;
  player.goods = goods;
  player.vp = vp;
  player.inactive[lobby] = lobbyEmployees;
  player.employees = START.employees - START.activeEmployees - lobbyEmployees;
}

function sidesOf(tabs: Readonly<Record<ProjectType, Tab>>): Record<ProjectType, Side> {
  return Object.fromEntries(PROJECT_TYPES.map((type) => [type, tabs[type].side])) as Record<ProjectType, Side>;
}

/** C-S4: at random, unless the players have chosen somebody or bid for it. */
function determineFirstPlayer(draft: Draft): void {
  const { round, players } = draft.state;
  if (round.first !== undefined) return;
  const solo = players.length === 1;
  const seat = solo ? 0 : draft.chance((random) => random.below(players.length));
  draft.state.round = { number: 0, first: seat };
  draft.emit?.({ type: "first-player-determined", seat, by: solo ? "solo" : "chance" });
}

function dealActionChoice(draft: Draft): void {
  const order = turnOrder(draft.state);
  for (const place of ACTION_CHOICE_PLACES[order.length] ?? []) {
    const seat = order[place] as Seat;
    draft.player(seat).actionChoice = 1;
    draft.emit?.({ type: "action-choice-dealt", seat });
  }
}

export const chooseSide: MoveRule<"choose-side", "tab-side"> = {
  type: "choose-side",
  list(_state, _seat, { tab }, moves) {
    for (const side of SIDES) moves.push({ type: "choose-side", tab, side });
  },
  refuse: (_state, _seat, move, { tab }) => (move.tab === tab ? undefined : refusal("other-tab", { tab })),
  apply(draft, seat, { tab, side }) {
    draft.answered(seat);
    const { at, built } = playerAt(draft.state, seat).tabs[tab];
    draft.player(seat).tabs[tab] = { side, at, built };
    draft.emit?.({ type: "side-chosen", seat, tab, side });
  },
};
