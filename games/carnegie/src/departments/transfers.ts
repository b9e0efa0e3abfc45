import { countOfType, playerAt } from "../company.ts";
import { refusal } from "../refusals.ts";
import { type MoveRule, plainRule } from "../rule.ts";
import { employeesOnBoard, refuseEmployee, shiftEmployee, wantedEmployees } from "../steps.ts";
import { ANY_REGION, type Effect } from "./effect.ts";

/** 17 HR Administration: one employee to any space for every HR department, all at once. */
export const transferOnMission: Effect = {
  mission: true,
  targets: ANY_REGION,
  refuse: () => undefined,
  apply(draft, seat) {
    const left = countOfType(draft.state, playerAt(draft.state, seat), "hr");
    draft.ask(seat, { type: "transfer-choice", left });
  },
};

export const pickEmployee: MoveRule<"pick-employee", "transfer-choice"> = {
  type: "pick-employee",
  list(state, seat, { left }, moves) {
    if (left === 0) return;
    for (const choice of employeesOnBoard(state, seat)) moves.push({ type: "pick-employee", ...choice });
  },
  refuse: (state, seat, move, { left }) => (left === 0 ? refusal("no-moves-left") : refuseEmployee(state, seat, move)),
  apply(draft, seat, { from, desk }, { left }) {
    draft.replace(seat, { type: "transfer-choice", left: left - 1 });
    draft.ask(seat, { type: "transfer-target", from, ...(desk !== undefined && { desk }) });
  },
};

export const transferEmployee: MoveRule<"transfer-employee", "transfer-target"> = {
  type: "transfer-employee",
  list(state, seat, pending, moves) {
    const wanted = wantedEmployees(state, playerAt(state, seat));
    const cells = wanted.map((_, cell) => cell).sort((a, b) => (wanted[b] as number) - (wanted[a] as number));
    for (const to of cells) {
      const move = { type: "transfer-employee", to } as const;
      if (this.refuse(state, seat, move, pending) === undefined) moves.push(move);
    }
  },
  refuse(state, seat, { to }, { from }) {
    if (to >= playerAt(state, seat).departments.length) return refusal("no-such-cell", { cell: to });
    return to === from ? refusal("already-there", { cell: to }) : undefined;
  },
  apply(draft, seat, { to }, { from, desk }) {
    draft.answered(seat);
    shiftEmployee(draft, seat, { from, ...(desk !== undefined && { desk }) }, to, "transfer");
  },
};

export const endTransfers = plainRule<"end-transfers", "transfer-choice">("end-transfers", (draft, seat, { left }) => {
  draft.answered(seat);
  draft.emit?.({ type: "transfers-ended", seat, left });
});
