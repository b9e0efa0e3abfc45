import { type Notice, type Seat, topQuestion } from "@montan/engine";
import { departmentAt, playerAt, standing } from "./company.ts";
import { OUTSOURCING_PRICE } from "./departments/projects.ts";
import { canUse, unusedDesks, usable } from "./departments/turn.ts";
import { donationPrice, donationsOf } from "./donating.ts";
import type { Move, MoveOf } from "./moves.ts";
import { notice } from "./notices.ts";
import type { DepartmentTurn, EventTurn, Pending } from "./pending.ts";
import { activationPrice, cellsWithFreeDesk } from "./phases/activation.ts";
import { mayDonate } from "./phases/donation.ts";
import { projectsInRegion } from "./projects.ts";
import { donationOn } from "./scoring/counting.ts";
import { donationLimit, scoreDonation } from "./scoring/donations.ts";
import type { State } from "./state.ts";
import { trackSpace } from "./transport.ts";

/** What a legal move loses or wastes. */
export function warningsFor(state: State, seat: Seat, move: Move): Notice[] {
  const pending = topQuestion(state, seat);
  if (pending === undefined) return [];
  return [...wasted(state, seat, move, pending), ...soldGoods(state, seat, move)];
}

function wasted(state: State, seat: Seat, move: Move, pending: Pending): Notice[] {
  switch (move.type) {
    case "end-turn":
      return pending.type === "department-turn" ? endingTurn(state, seat, pending) : [];
    case "end-setup-moves":
      return pending.type === "setup-steps" ? [notice("moves-lost", { moves: pending.moves })] : [];
    case "end-event":
      return pending.type === "event-turn" ? endingEvent(state, seat, pending) : [];
    case "return-employees":
      return pending.type === "event-turn" ? returning(state, seat, move.count, pending) : [];
    case "end-activation":
      return endingActivation(state, seat);
    case "end-transfers":
      return pending.type === "transfer-choice" ? [notice("transfers-lost", { left: pending.left })] : [];
    case "make-donation":
    case "copy-donation":
      return donating(state, seat, move);
    case "use-action-choice":
      return [notice("action-choice-given-up", { vp: 3 })];
    case "use-employee":
      return using(state, seat, move);
    case "move-employee":
      return move.desk === undefined ? [] : [notice("active-employee-moved", { cell: move.from })];
    default:
      return [];
  }
}

function endingTurn(state: State, seat: Seat, turn: DepartmentTurn): Notice[] {
  const { moves, study, department } = turn;
  const notices: Notice[] = [];
  if (study > 0) notices.push(notice("study-lost", { study }));
  if (moves > 0) notices.push(notice("moves-lost", { moves }));
  const unused = usable(state, seat, turn).filter((other) => other !== department);
  if (department !== undefined && canUse(state, seat, department, turn)) {
    const employees = standing(unusedDesks(state, seat, department, turn));
    notices.push(notice("employees-unused", { department, employees }));
  }
  if (unused.length > 0) notices.push(notice("departments-unused", { departments: unused }));
  return notices;
}

function endingEvent(state: State, seat: Seat, turn: EventTurn): Notice[] {
  const notices: Notice[] = [];
  if (turn.region !== undefined) {
    const employees = playerAt(state, seat).missions[turn.region];
    notices.push(notice("income-declined", { region: turn.region, employees }));
  }
  if (mayDonate(state, seat, turn)) notices.push(notice("donation-possible", { price: donationPrice(state, seat) }));
  if (turn.study > 0) notices.push(notice("study-lost", { study: turn.study }));
  return notices;
}

function returning(state: State, seat: Seat, count: number, { region }: EventTurn): Notice[] {
  if (region === undefined) return [];
  const player = playerAt(state, seat);
  const notices: Notice[] = [];
  const left = player.missions[region] - count;
  if (left > 0) notices.push(notice("employees-left-out", { region, employees: left }));
  const { income } = trackSpace(region, player.tracks[region]);
  const lost = "employee" in income ? income.employee * count - player.employees : 0;
  if (lost > 0) notices.push(notice("employees-not-gained", { lost }));
  return notices;
}

function endingActivation(state: State, seat: Seat): Notice[] {
  const cells = cellsWithFreeDesk(state, seat);
  return cells.length > 0 ? [notice("free-desks-unused", { cells })] : [];
}

/** Worth nothing as things are; payments can still be saved up for. */
function donating(state: State, seat: Seat, { space }: MoveOf<"make-donation"> | MoveOf<"copy-donation">): Notice[] {
  if ("pay" in donationOn(state, space)) return [];
  const counting = { seat, limit: donationLimit(state, seat), made: [...donationsOf(state, seat), space] };
  return scoreDonation(state, space, counting).vp === 0 ? [notice("donation-worthless", { space })] : [];
}

function using(state: State, seat: Seat, move: MoveOf<"use-employee">): Notice[] {
  const { effect, region } = move;
  if (effect === "partners" && region !== undefined && projectsInRegion(state, seat, region) === 0)
    return [notice("effect-yields-nothing", { effect })];
  if (effect !== "mission-safety") return [];
  const player = playerAt(state, seat);
  const others = player.desks.reduce((sum, desks) => sum + standing(desks), -1);
  return others === 0 ? [notice("effect-yields-nothing", { effect })] : [];
}

/** Goods that go for $1 each because there is not enough money (C-X1). */
function soldGoods(state: State, seat: Seat, move: Move): Notice[] {
  const goods = moneyNeeded(state, seat, move) - playerAt(state, seat).money;
  return goods > 0 ? [notice("goods-sold-to-pay", { goods })] : [];
}

function moneyNeeded(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case "make-donation":
      return donationPrice(state, seat);
    case "activate-employee": {
      const cost = departmentAt(state, playerAt(state, seat), move.cell)?.workstations[move.desk] ?? 0;
      return activationPrice(cost, move.terms);
    }
    case "use-employee":
      if (move.effect === "outsource") return OUTSOURCING_PRICE;
      return move.effect === "mission-copy-donation" ? donationPrice(state, seat) : 0;
    default:
      return 0;
  }
}
