import { SPACES } from "../data/donations.ts";
import { allSeats, type Phase } from "../phases/phase.ts";
import type { MoveRule } from "../rule.ts";
import { donationOn } from "../scoring/counting.ts";

/** C-N5: everybody chooses one space, in secret and simultaneously; it is revealed at the end. */
export const secretDonations: Phase = {
  id: "secret-donations",
  module: "secret-donation",
  begin(draft) {
    for (const seat of allSeats(draft.state)) draft.ask(seat, { type: "secret-donation-choice" });
  },
};

export const noteSecretDonation: MoveRule<"note-secret-donation", "secret-donation-choice"> = {
  type: "note-secret-donation",
  list(_state, _seat, _pending, moves) {
    for (const space of SPACES) moves.push({ type: "note-secret-donation", space });
  },
  refuse: () => undefined,
  apply(draft, seat, { space }) {
    draft.answered(seat);
    draft.player(seat).secret = space;
    draft.emit?.({ type: "secret-donation-noted", seat, space, donation: donationOn(draft.state, space).id });
  },
};
