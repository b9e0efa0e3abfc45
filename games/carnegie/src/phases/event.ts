import type { Seat } from "@montan/engine";
import { playerAt } from "../company.ts";
import type { EventTurn } from "../pending.ts";
import { canStudy } from "../research.ts";
import { plainRule } from "../rule.ts";
import { playAndrew } from "../solo/andrew.ts";
import type { State } from "../state.ts";
import { eventOf } from "../timeline.ts";
import { mayDonate } from "./donation.ts";
import { type Phase, turnOrder } from "./phase.ts";

/** Income, donation, or both: everybody in turn order, each finishing before the next begins. */
export const event: Phase = {
  id: "event",
  begin(draft) {
    playAndrew(draft);
    draft.state.queue = turnOrder(draft.state);
  },
  turn(draft, seat) {
    draft.ask(seat, eventTurn(draft.state, seat));
  },
};

function eventTurn(state: State, seat: Seat): EventTurn {
  const { eventRow } = state.round;
  if (eventRow === undefined) throw new Error("no row was chosen");
  const { region, donation } = eventOf(state, eventRow);
  const returning = region !== undefined && playerAt(state, seat).missions[region] > 0;
  return { type: "event-turn", ...(returning && { region }), ...(donation && { donation }), study: 0 };
}

/** Whether there is anything left to decide. */
export function isEventOpen(state: State, seat: Seat, turn: EventTurn): boolean {
  return turn.region !== undefined || mayDonate(state, seat, turn) || canStudy(state, seat, turn.study);
}

export const endEvent = plainRule<"end-event", "event-turn">("end-event", (draft, seat, turn) => {
  if (turn.region !== undefined) draft.emit?.({ type: "income-declined", seat, region: turn.region });
  if (mayDonate(draft.state, seat, turn)) draft.emit?.({ type: "donation-declined", seat });
  if (turn.study > 0) draft.emit?.({ type: "study-lost", seat, amount: turn.study });
  draft.answered(seat);
});
