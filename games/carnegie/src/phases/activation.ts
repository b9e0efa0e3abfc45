import type { Seat } from "@montan/engine";
import { departmentAt, differentDesks, isDeskTaken, playerAt } from "../company.ts";
import { choosesActivationTerms } from "../departments/ongoing.ts";
import { payMoney, purse, scoreVp } from "../gains.ts";
import { ACTIVATION_TERMS, type ActivationTerms, type MoveOf } from "../moves.ts";
import type { PendingOf } from "../pending.ts";
import { type Refusal, refusal } from "../refusals.ts";
import { type MoveRule, plainRule } from "../rule.ts";
import type { Cell, State } from "../state.ts";
import { endRound } from "./end.ts";
import { allSeats, type Phase } from "./phase.ts";

type ActivationTurn = PendingOf<"activation-turn">;

/** C-E1: everybody at once; nobody's decision concerns anybody else. */
const begin: Phase["begin"] = (draft) => {
  for (const seat of allSeats(draft.state)) {
    // C-P23: staffed when the phase begins, so not by an activation of this very phase.
    const payroll = choosesActivationTerms(playerAt(draft.state, seat));
    draft.ask(seat, payroll ? { type: "activation-turn", payroll } : { type: "activation-turn" });
  }
};

export const setupActivation: Phase = { id: "setup-activation", begin };

export const activation: Phase = { id: "activation", begin, end: endRound };

/** C-P23: $2 more on top for 1 VP, or $1 in place of the price for −1 VP. */
export function activationPrice(cost: number, terms: ActivationTerms | undefined): number {
  if (terms === "raise") return cost + 2;
  return terms === "cut" ? 1 : cost;
}

function freeDesks(desks: number, costs: readonly number[]): number {
  return ~desks & ((1 << costs.length) - 1);
}

function refuseTerms(state: State, seat: Seat, terms: ActivationTerms | undefined, turn: ActivationTurn) {
  if (terms === undefined) return undefined;
  if (!turn.payroll) return refusal("no-payroll");
  const { vp } = playerAt(state, seat);
  return terms === "cut" && vp < 1 ? refusal("no-vp-to-give", { vp }) : undefined;
}

function refuseActivation(
  state: State,
  seat: Seat,
  { cell, desk, terms }: MoveOf<"activate-employee">,
  turn: ActivationTurn,
): Refusal | undefined {
  const player = playerAt(state, seat);
  const costs = departmentAt(state, player, cell)?.workstations ?? [];
  const cost = costs[desk];
  if (cost === undefined) return refusal("no-desks-there", { cell });
  if (player.inactive[cell] === 0) return refusal("no-inactive-employee", { cell });
  const desks = player.desks[cell] as number;
  if (isDeskTaken(desks, desk)) return refusal("desk-taken", { cell, desk });
  const choices = differentDesks(costs, freeDesks(desks, costs));
  if (!choices.includes(desk))
    return refusal("other-desk-first", { cell, desk: choices.find((other) => costs[other] === cost) as number });
  const refused = refuseTerms(state, seat, terms, turn);
  if (refused !== undefined) return refused;
  const price = activationPrice(cost, terms);
  if (purse(state, seat) < price) return refusal("not-enough-money", { price, money: player.money });
  return undefined;
}

const TERMS: readonly (ActivationTerms | undefined)[] = [undefined, ...ACTIVATION_TERMS];

export const activateEmployee: MoveRule<"activate-employee", "activation-turn"> = {
  type: "activate-employee",
  list(state, seat, turn, moves) {
    const player = playerAt(state, seat);
    const money = purse(state, seat);
    for (let cell = 0; cell < player.inactive.length; cell++) {
      if (player.inactive[cell] === 0) continue;
      const costs = departmentAt(state, player, cell)?.workstations;
      if (costs === undefined) continue;
      for (const desk of differentDesks(costs, freeDesks(player.desks[cell] as number, costs))) {
        for (const terms of turn.payroll ? TERMS : TERMS.slice(0, 1)) {
          if (activationPrice(costs[desk] as number, terms) > money) continue;
          if (refuseTerms(state, seat, terms, turn) !== undefined) continue;
          moves.push({ type: "activate-employee", cell, desk, ...(terms !== undefined && { terms }) });
        }
      }
    }
  },
  refuse: refuseActivation,
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

/** Inactive employees lying next to a free desk that costs nothing. */
export function cellsWithFreeDesk(state: State, seat: Seat): Cell[] {
  const player = playerAt(state, seat);
  return player.inactive.flatMap((lying, cell) => {
    const costs = departmentAt(state, player, cell)?.workstations ?? [];
    const free = costs.some((cost, desk) => cost === 0 && !isDeskTaken(player.desks[cell] as number, desk));
    return lying > 0 && free ? [cell] : [];
  });
}
