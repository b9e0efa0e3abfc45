import type { Seat } from "@montan/engine";
import { departmentAt, differentDesks, isDeskTaken, playerAt } from "../company.ts";
import { choosesActivationTerms } from "../departments/ongoing.ts";
import { payMoney, purse, scoreVp } from "../gains.ts";
import { ACTIVATION_TERMS, type ActivationTerms } from "../moves.ts";
import type { PendingOf } from "../pending.ts";
import { type Refusal, refusal } from "../refusals.ts";
import { type MoveRule, plainRule } from "../rule.ts";
import type { Cell, Player, State } from "../state.ts";
import { endRound } from "./end.ts";
import { allSeats, type Phase } from "./phase.ts";

type ActivationTurn = PendingOf<"activation-turn">;

/** C-E1: everybody at once; nobody's decision affects anybody else. */
const begin: Phase["begin"] = (draft) => {
  for (const seat of allSeats(draft.state)) {
    // C-P23: staffed when the phase begins, so activating it in this phase is too late.
    const payroll = choosesActivationTerms(playerAt(draft.state, seat));
    draft.ask(seat, payroll ? { type: "activation-turn", payroll } : { type: "activation-turn" });
  }
};

export const setupActivation: Phase = { id: "setup-activation", begin };

export const activation: Phase = { id: "activation", begin, end: endRound };

/** C-P23: $2 more for 1 VP, or $1 instead of the price for −1 VP. */
export function activationPrice(cost: number, terms: ActivationTerms | undefined): number {
  if (terms === "raise") return cost + 2;
  return terms === "cut" ? 1 : cost;
}

/** Free desks of a department, equal ones once. */
function desksToTake(taken: number, costs: readonly number[]): number[] {
  return differentDesks(costs, ~taken & ((1 << costs.length) - 1));
}

function refuseRoom(state: State, player: Player, cell: Cell): Refusal | undefined {
  if (departmentAt(state, player, cell) === undefined) return refusal("no-desks-there", { cell });
  return player.inactive[cell] === 0 ? refusal("no-inactive-employee", { cell }) : undefined;
}

function refuseDesk(state: State, player: Player, cell: Cell, desk: number): Refusal | undefined {
  const costs = departmentAt(state, player, cell)?.workstations ?? [];
  if (costs[desk] === undefined) return refusal("no-desks-there", { cell });
  const taken = player.desks[cell] as number;
  if (isDeskTaken(taken, desk)) return refusal("desk-taken", { cell, desk });
  const choices = desksToTake(taken, costs);
  if (choices.includes(desk)) return undefined;
  return refusal("other-desk-first", { cell, desk: choices.find((other) => costs[other] === costs[desk]) as number });
}

/** No other payment without Payroll Management, without the VP, or without the money. */
function refusePrice(
  state: State,
  seat: Seat,
  cost: number,
  terms: ActivationTerms | undefined,
  turn: ActivationTurn,
): Refusal | undefined {
  const { vp, money } = playerAt(state, seat);
  if (terms !== undefined && !turn.payroll) return refusal("no-payroll");
  if (terms === "cut" && vp < 1) return refusal("no-vp-to-give", { vp });
  const price = activationPrice(cost, terms);
  return purse(state, seat) < price ? refusal("not-enough-money", { price, money }) : undefined;
}

const TERMS: readonly (ActivationTerms | undefined)[] = [undefined, ...ACTIVATION_TERMS];

export const activateEmployee: MoveRule<"activate-employee", "activation-turn"> = {
  type: "activate-employee",
  list(state, seat, turn, moves) {
    const player = playerAt(state, seat);
    for (let cell = 0; cell < player.inactive.length; cell++) {
      if (refuseRoom(state, player, cell) !== undefined) continue;
      const costs = departmentAt(state, player, cell)?.workstations ?? [];
      for (const desk of desksToTake(player.desks[cell] as number, costs)) {
        for (const terms of TERMS) {
          if (refusePrice(state, seat, costs[desk] as number, terms, turn) !== undefined) continue;
          moves.push({ type: "activate-employee", cell, desk, ...(terms !== undefined && { terms }) });
        }
      }
    }
  },
  refuse(state, seat, { cell, desk, terms }, turn) {
    const player = playerAt(state, seat);
    const cost = departmentAt(state, player, cell)?.workstations[desk] ?? 0;
    return (
      refuseRoom(state, player, cell) ??
      refuseDesk(state, player, cell, desk) ??
      refusePrice(state, seat, cost, terms, turn)
    );
  },
  apply(draft, seat, { cell, desk, terms }) {
    const player = draft.player(seat);
    const department = departmentAt(draft.state, player, cell);
    if (department === undefined) return;
    const cost = activationPrice(department.workstations[desk] as number, terms);
    player.inactive[cell] = (player.inactive[cell] as number) - 1;
    player.desks[cell] = (player.desks[cell] as number) | (1 << desk);
    draft.emit?.({ type: "employee-activated", seat, cell, department: department.id, desk, cost });
    payMoney(draft, seat, cost, { by: "activation", cell, department: department.id });
    if (terms !== undefined)
      scoreVp(draft, seat, terms === "raise" ? 1 : -1, { by: "department", department: "payroll-management" });
  },
};

export const endActivation = plainRule<"end-activation", "activation-turn">("end-activation", (draft, seat) => {
  draft.answered(seat);
  draft.emit?.({ type: "activation-ended", seat });
});

/** Inactive employees beside a free desk that costs nothing. */
export function cellsWithFreeDesk(state: State, seat: Seat): Cell[] {
  const player = playerAt(state, seat);
  return player.inactive.flatMap((lying, cell) => {
    const costs = departmentAt(state, player, cell)?.workstations ?? [];
    const free = costs.some((cost, desk) => cost === 0 && !isDeskTaken(player.desks[cell] as number, desk));
    return lying > 0 && free ? [cell] : [];
  });
}
