import type { Seat } from "@montan/engine";
import { lorry, type OrderCard, order } from "./cards.ts";
import { DOCK_NUMBERS, type DockNumber, type EngineModel } from "./data/components.ts";
import type { Draft } from "./draft.ts";
import type { MoveOf } from "./moves.ts";
import type { Asked } from "./pending.ts";
import type { Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { cardsOf, type Dock, distinct, handSize, type Player, withoutCard } from "./state.ts";
import { withDock } from "./take-card.ts";

type Train = Asked<"train">;
export const FIRST_TRAIN: Train = { type: "train" };
const STOP: MoveOf<"stop-delivery"> = { type: "stop-delivery" };
const NO_WAGONS: Dock["wagons"] = [];

/** Lorries on the train; a double counts 2 (G-A9). */
export function loadOf(dock: Dock): number {
  let load = 0;
  for (const wagon of dock.wagons) if (wagon.lorry !== undefined) load += lorry(wagon.lorry).lorries;
  return load;
}

// Needed at every turn, so it is created once.
const LACKS_ENGINE = DOCK_NUMBERS.map((dock) => refusal("train-lacks-engine", { dock }));

/** G-A9: why no train may leave this dock now, whatever the order. */
function refuseDock(player: Player, { last, model }: Train, dock: DockNumber): Refusal | undefined {
  if (last !== undefined && dock <= last) return refusal("train-order-passed", { dock, last });
  const engine = player.docks[dock - 1]?.engine;
  if (engine === undefined) return LACKS_ENGINE[dock - 1];
  if (model !== undefined && engine !== model) return refusal("train-other-model", { dock, engine, model });
  return undefined;
}

/** G-A9: why the train at this dock cannot fulfil the order. */
function refuseLoad(player: Player, dock: DockNumber, card: OrderCard): Refusal | undefined {
  const loaded = loadAt(player, dock);
  if (fits(loaded, card)) return undefined;
  return refusal("train-too-light", { dock, needed: order(card).lorries, loaded });
}

/** Needed at every turn: no reason is built. */
function fits(loaded: number, card: OrderCard): boolean {
  return order(card).lorries <= loaded;
}

function loadAt({ docks }: Player, dock: DockNumber): number {
  return loadOf(docks[dock - 1] as Dock);
}

function refuseStop({ last }: Train): Refusal | undefined {
  return last === undefined ? refusal("no-train-left") : undefined;
}

function readyDocks(player: Player, asked: Train): DockNumber[] {
  return DOCK_NUMBERS.filter((dock) => refuseDock(player, asked, dock) === undefined);
}

/** The most valuable orders first. */
function trains(player: Player, asked: Train): MoveOf<"deliver-train">[] {
  const orders = distinct(cardsOf(player.orders))
    .slice()
    .sort((a, b) => order(b).vp - order(a).vp);
  return readyDocks(player, asked).flatMap((dock) => {
    const loaded = loadAt(player, dock);
    return orders.filter((card) => fits(loaded, card)).map((card) => ({ type: "deliver-train", dock, order: card }));
  });
}

export function canDeliver(player: Player): boolean {
  if (handSize(player.orders) === 0) return false;
  let heaviest = 0;
  for (const dock of DOCK_NUMBERS) {
    if (refuseDock(player, FIRST_TRAIN, dock) === undefined) heaviest = Math.max(heaviest, loadAt(player, dock));
  }
  return heaviest > 0 && cardsOf(player.orders).some((card) => fits(heaviest, card));
}

/**
 * The trains that might leave, as far as public information tells: a secret order may be any order. Whether a question
 * is asked depends on these, never on the actual secret orders.
 */
function trainsInPublic(player: Player, asked: Train): number {
  const { open, secret } = player.orders;
  return readyDocks(player, asked).reduce((count, dock) => {
    const loaded = loadAt(player, dock);
    const mayFit = loaded > 0 ? secret.length : 0;
    return count + mayFit + distinct(open).filter((card) => fits(loaded, card)).length;
  }, 0);
}

export function mayDeliverInPublic(player: Player): boolean {
  return trainsInPublic(player, FIRST_TRAIN) > 0;
}

export const train: Question<"train", MoveOf<"deliver-train" | "stop-delivery">> = {
  answers: ["deliver-train", "stop-delivery"],

  moves(state, seat, asked) {
    const leaving = trains(state.players[seat] as Player, asked);
    return refuseStop(asked) === undefined ? [...leaving, STOP] : leaving;
  },

  refuse(state, seat, asked, move) {
    if (move.type === "stop-delivery") return refuseStop(asked);
    const player = state.players[seat] as Player;
    if (!cardsOf(player.orders).includes(move.order)) return refusal("order-not-held", { order: move.order });
    return refuseDock(player, asked, move.dock) ?? refuseLoad(player, move.dock, move.order);
  },

  answer(draft, seat, _asked, move) {
    if (move.type === "stop-delivery") return draft.answered(seat);
    const engine = leave(draft, seat, move);
    draft.replace(seat, { type: "train", last: move.dock, model: engine });
  },

  forced(state, seat, asked) {
    const player = state.players[seat] as Player;
    const possible = trainsInPublic(player, asked);
    if (asked.last !== undefined) return possible === 0 ? STOP : undefined;
    return possible === 1 ? trains(player, asked)[0] : undefined;
  },
};

/** The whole train and its order go to the delivered stack. */
function leave(draft: Draft, seat: Seat, { dock, order: card }: MoveOf<"deliver-train">): EngineModel {
  const player = draft.own(seat);
  const { engine, wagons: cars } = player.docks[dock - 1] as Required<Dock>;
  const wagons = cars.map(({ crest }) => crest);
  const lorries = cars.flatMap((car) => (car.lorry === undefined ? [] : [car.lorry]));
  if (!player.orders.open.includes(card)) draft.reveal();
  const { delivered } = player;
  player.docks = withDock(player.docks, dock, NO_WAGONS, undefined);
  player.orders = withoutCard(player.orders, card);
  player.delivered = {
    engines: [...delivered.engines, engine],
    wagons: [...delivered.wagons, ...wagons],
    lorries: [...delivered.lorries, ...lorries],
    orders: [...delivered.orders, card],
  };
  draft.emit?.({ type: "train-delivered", seat, dock, engine, order: card, wagons, lorries });
  return engine;
}
