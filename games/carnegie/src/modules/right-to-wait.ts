import type { Seat } from "@montan/engine";
import { departmentTurn, isDepartmentTurnOpen } from "../departments/turn.ts";
import { firstPlayer } from "../phases/phase.ts";
import { plainRule } from "../rule.ts";
import type { RuleModule } from "./module.ts";

/** C-N4: the first player may take the department turn last; not asked if there is nothing to do in it. */
export const rightToWait: RuleModule = {
  beforeDepartments(draft) {
    const first = firstPlayer(draft.state);
    if (draft.state.players.length === 1) return;
    if (isDepartmentTurnOpen(draft.state, first, departmentTurn(draft.state, first)))
      draft.ask(first, { type: "wait-choice" });
  },
};

export const goFirst = plainRule<"go-first", "wait-choice">("go-first", (draft, seat) => {
  draft.answered(seat);
  draft.emit?.({ type: "waiting-declined", seat });
});

export const announceWait = plainRule<"announce-wait", "wait-choice">("announce-wait", (draft, seat: Seat) => {
  draft.answered(seat);
  draft.state.queue = [...draft.state.queue.filter((other) => other !== seat), seat];
  draft.emit?.({ type: "waiting-announced", seat });
});
