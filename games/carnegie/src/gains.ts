import type { Seat } from "@montan/engine";
import type { Cause } from "./cause.ts";
import { arrive, playerAt } from "./company.ts";
import type { Draft } from "./draft.ts";
import { type Gain, type GainKind, gainAmount, gainKind } from "./gain.ts";
import type { State } from "./state.ts";

/** Gives a gain `times` times. */
export function receive(draft: Draft, seat: Seat, gain: Gain, cause: Cause, times = 1): void {
  const amount = gainAmount(gain) * times;
  if (amount > 0) RECEIVE[gainKind(gain)](draft, seat, amount, cause);
}

const RECEIVE: Readonly<Record<GainKind, (draft: Draft, seat: Seat, amount: number, cause: Cause) => void>> = {
  money: gainMoney,
  goods: gainGoods,
  vp: scoreVp,
  study: gainStudy,
  moves: gainMoves,
  employee: gainEmployees,
};

export function gainMoney(draft: Draft, seat: Seat, amount: number, cause: Cause): void {
  draft.player(seat).money += amount;
  draft.emit?.({ type: "money-gained", seat, amount, cause });
}

export function gainGoods(draft: Draft, seat: Seat, amount: number, cause: Cause): void {
  draft.player(seat).goods += amount;
  draft.emit?.({ type: "goods-gained", seat, amount, cause });
}

/** VP are scored at once (C-I5, C-X3); a negative amount loses them. */
export function scoreVp(draft: Draft, seat: Seat, amount: number, cause: Cause): void {
  draft.player(seat).vp += amount;
  draft.emit?.({ type: "vp-scored", seat, amount, cause });
}

/** Study points are added to the pool of the current turn (C-I4, C-U4). */
function gainStudy(draft: Draft, seat: Seat, amount: number, cause: Cause): void {
  const turn = draft.turnOf(seat);
  if (turn?.type !== "department-turn" && turn?.type !== "event-turn") throw new Error("study points outside a turn");
  draft.replaceTurn(seat, { ...turn, study: turn.study + amount });
  draft.emit?.({ type: "study-gained", seat, amount, cause });
}

export function gainMoves(draft: Draft, seat: Seat, amount: number, cause: Cause): void {
  const turn = draft.turnOf(seat);
  if (turn?.type !== "department-turn") throw new Error("moves outside a department turn");
  draft.replaceTurn(seat, { ...turn, moves: turn.moves + amount });
  draft.emit?.({ type: "moves-gained", seat, amount, cause });
}

/** New employees come from the supply; with an empty supply they are lost (C-I3). */
function gainEmployees(draft: Draft, seat: Seat, amount: number, cause: Cause): void {
  const player = draft.player(seat);
  const gained = Math.min(amount, player.employees);
  player.employees -= gained;
  draft.emit?.({ type: "employees-gained", seat, amount: gained, lost: amount - gained, cause });
  arrive(draft, seat, gained);
}

/** What a player can pay in money: goods may be sold for $1 each at any time (C-X1). */
export function purse(state: State, seat: Seat): number {
  const { money, goods } = playerAt(state, seat);
  return money + goods;
}

/** Pays; if money is missing, goods are sold on the spot (C-X1). */
export function payMoney(draft: Draft, seat: Seat, amount: number, cause: Cause): void {
  if (amount === 0) return;
  const player = draft.player(seat);
  if (player.money < amount) sellGoods(draft, seat, amount - player.money);
  player.money -= amount;
  draft.emit?.({ type: "money-paid", seat, amount, cause });
}

export function payGoods(draft: Draft, seat: Seat, amount: number, cause: Cause): void {
  if (amount === 0) return;
  draft.player(seat).goods -= amount;
  draft.emit?.({ type: "goods-paid", seat, amount, cause });
}

export function sellGoods(draft: Draft, seat: Seat, amount: number): void {
  const player = draft.player(seat);
  player.goods -= amount;
  player.money += amount;
  draft.emit?.({ type: "goods-sold", seat, amount });
}
