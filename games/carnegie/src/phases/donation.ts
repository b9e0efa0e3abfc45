import type { Seat } from "@montan/engine";
import { SPACES } from "../data/donations.ts";
import { anySpaceFree, donationPrice, isSpaceFree, putDonationDisk, refuseDonating } from "../donating.ts";
import { payMoney } from "../gains.ts";
import type { EventTurn } from "../pending.ts";
import { type Refusal, refusal } from "../refusals.ts";
import type { MoveRule } from "../rule.ts";
import { donationOn } from "../scoring/counting.ts";
import type { State } from "../state.ts";

/** Whichever space it would go to. */
function refuseNow(state: State, seat: Seat, { donation }: EventTurn): Refusal | undefined {
  return donation ? refuseDonating(state, seat) : refusal("no-donation-now");
}

/** There is something to donate to, and enough to pay for it. */
export function mayDonate(state: State, seat: Seat, turn: EventTurn): boolean {
  return refuseNow(state, seat, turn) === undefined && anySpaceFree(state);
}

/** C-D1: one donation, on a space of the chart without any disk. */
export const makeDonation: MoveRule<"make-donation", "event-turn"> = {
  type: "make-donation",
  list(state, seat, turn, moves) {
    if (refuseNow(state, seat, turn) !== undefined) return;
    for (const space of SPACES) if (isSpaceFree(state, space)) moves.push({ type: "make-donation", space });
  },
  refuse(state, seat, { space }, turn) {
    return (
      refuseNow(state, seat, turn) ?? (isSpaceFree(state, space) ? undefined : refusal("space-occupied", { space }))
    );
  },
  apply(draft, seat, { space }, { region, study }) {
    draft.replace(seat, { type: "event-turn", ...(region !== undefined && { region }), study });
    const price = donationPrice(draft.state, seat);
    const donation = donationOn(draft.state, space).id;
    payMoney(draft, seat, price, { by: "donation", space, donation });
    draft.player(seat).disks--;
    putDonationDisk(draft, space, seat);
    draft.emit?.({ type: "donation-made", seat, space, donation, price, copied: false });
  },
};
