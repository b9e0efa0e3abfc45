import { COLUMNS, type Column } from "../data/donations.ts";
import { type Phase, turnOrder } from "../phases/phase.ts";
import { type Refusal, refusal } from "../refusals.ts";
import { type MoveRule, plainRule } from "../rule.ts";
import type { State } from "../state.ts";

/** C-N3: clockwise from the first player, everybody may place one of the four tiles over a column of the chart. */
export const donationTiles: Phase = {
  id: "donation-tiles",
  module: "new-donations",
  begin(draft) {
    draft.state.queue = turnOrder(draft.state);
  },
  turn(draft, seat) {
    draft.ask(seat, { type: "donation-tile-choice" });
  },
};

function refuseTile(state: State, tile: Column, column: Column): Refusal | undefined {
  if (Object.values(state.tiles).includes(tile)) return refusal("tile-already-laid", { tile });
  return state.tiles[column] === undefined ? undefined : refusal("column-already-covered", { column });
}

export const layDonationTile: MoveRule<"lay-donation-tile", "donation-tile-choice"> = {
  type: "lay-donation-tile",
  list(state, _seat, _pending, moves) {
    for (const tile of COLUMNS) {
      for (const column of COLUMNS) {
        if (refuseTile(state, tile, column) === undefined) moves.push({ type: "lay-donation-tile", tile, column });
      }
    }
  },
  refuse: (state, _seat, { tile, column }) => refuseTile(state, tile, column),
  apply(draft, seat, { tile, column }) {
    draft.answered(seat);
    draft.state.tiles = { ...draft.state.tiles, [column]: tile };
    draft.emit?.({ type: "donation-tile-laid", seat, tile, column });
  },
};

export const skipDonationTile = plainRule<"skip-donation-tile", "donation-tile-choice">(
  "skip-donation-tile",
  (draft, seat) => {
    draft.answered(seat);
    draft.emit?.({ type: "donation-tile-skipped", seat });
  },
);
