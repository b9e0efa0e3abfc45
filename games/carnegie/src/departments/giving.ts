import type { Seat } from "@montan/engine";
import { SPACES, type SpaceId } from "../data/donations.ts";
import { donationPrice, putDonationDisk, refuseDonating } from "../donating.ts";
import { payMoney } from "../gains.ts";
import { type Refusal, refusal } from "../refusals.ts";
import type { MoveRule } from "../rule.ts";
import { donationOn } from "../scoring/counting.ts";
import type { State } from "../state.ts";
import { ANY_REGION, type Effect } from "./effect.ts";

/** C-T2: a space with another player's disk (Andrew's count, neutral ones do not) and none of the player's own. */
function refuseCopying(state: State, seat: Seat, space: SpaceId): Refusal | undefined {
  const owners = state.donations[space] ?? [];
  if (owners.includes(seat)) return refusal("own-donation", { space });
  return owners.some((owner) => owner !== "neutral") ? undefined : refusal("nobody-to-copy", { space });
}

/** 15 Charitable Giving: pay as for any donation, then copy somebody else's. */
export const copyDonationOnMission: Effect = {
  mission: true,
  targets: ANY_REGION,
  refuse(state, seat) {
    const refused = refuseDonating(state, seat);
    if (refused !== undefined) return refused;
    return SPACES.some((space) => refuseCopying(state, seat, space) === undefined)
      ? undefined
      : refusal("no-donation-to-copy");
  },
  apply(draft, seat) {
    const price = donationPrice(draft.state, seat);
    payMoney(draft, seat, price, { by: "copied-donation" });
    draft.ask(seat, { type: "copied-donation-choice", price });
  },
};

export const copyDonation: MoveRule<"copy-donation", "copied-donation-choice"> = {
  type: "copy-donation",
  list(state, seat, _pending, moves) {
    for (const space of SPACES) {
      if (refuseCopying(state, seat, space) === undefined) moves.push({ type: "copy-donation", space });
    }
  },
  refuse: (state, seat, { space }) => refuseCopying(state, seat, space),
  apply(draft, seat, { space }, { price }) {
    draft.answered(seat);
    draft.player(seat).disks--;
    putDonationDisk(draft, space, seat);
    const donation = donationOn(draft.state, space).id;
    draft.emit?.({ type: "donation-made", seat, space, donation, price, copied: true });
  },
};
