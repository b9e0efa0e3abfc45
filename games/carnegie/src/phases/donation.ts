import { SPACES } from "../data/donations.ts";
import { donationPrice, isSpaceFree, putDonationDisk, refuseDonating } from "../donating.ts";
import { payMoney } from "../gains.ts";
import { refusal } from "../refusals.ts";
import type { MoveRule } from "../rule.ts";

/** C-D1: one donation, on a space of the chart without any disk. */
export const makeDonation: MoveRule<"make-donation", "event-turn"> = {
  type: "make-donation",
  list(state, seat, { donation }, moves) {
    if (!donation || refuseDonating(state, seat) !== undefined) return;
    for (const space of SPACES) if (isSpaceFree(state, space)) moves.push({ type: "make-donation", space });
  },
  refuse(state, seat, { space }, { donation }) {
    if (!donation) return refusal("no-donation-now");
    if (!isSpaceFree(state, space)) return refusal("space-occupied", { space });
    return refuseDonating(state, seat);
  },
  apply(draft, seat, { space }, { region, study }) {
    draft.replace(seat, { type: "event-turn", ...(region !== undefined && { region }), study });
    const price = donationPrice(draft.state, seat);
    payMoney(draft, seat, price, { by: "donation", space });
    draft.player(seat).disks--;
    putDonationDisk(draft, space, seat);
    draft.emit?.({ type: "donation-made", seat, space, price, copied: false });
  },
};
