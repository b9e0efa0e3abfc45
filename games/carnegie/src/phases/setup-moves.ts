import { setupMovesOf } from "../modules/index.ts";
import { plainRule } from "../rule.ts";
import { type Phase, turnOrder } from "./phase.ts";

/** C-S7: from the first player clockwise, everybody may move employees. */
export const setupMoves: Phase = {
  id: "setup-moves",
  begin(draft) {
    draft.state.queue = turnOrder(draft.state);
  },
  turn(draft, seat) {
    draft.ask(seat, { type: "setup-steps", moves: setupMovesOf(draft.state, seat) });
  },
};

export const endSetupMoves = plainRule<"end-setup-moves", "setup-steps">(
  "end-setup-moves",
  (draft, seat, { moves }) => {
    draft.answered(seat);
    if (moves > 0) draft.emit?.({ type: "moves-lost", seat, amount: moves });
  },
);
