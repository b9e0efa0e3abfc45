import type { Seat } from "@montan/engine";
import type { Card, LorryCard, OrderCard } from "./cards.ts";
import {
  type CardKind,
  type Destination,
  DOCK_NUMBERS,
  DOCKS,
  type DockNumber,
  type EngineModel,
  type InnovationCard,
  type ObjectiveCard,
  STACK_INDEX,
  STACK_KIND,
  STACKS,
  type StackId,
  TWIN,
  WAGON_CRESTS,
  type WagonCrest,
} from "./data/components.ts";
import type { Draft } from "./draft.ts";
import type { TakeCause } from "./events.ts";
import type { MoveOf } from "./moves.ts";
import type { Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import {
  appended,
  type Dock,
  type Hand,
  type Player,
  type Stack,
  type State,
  stackAt,
  stackIndex,
  stackOf,
} from "./state.ts";

// Stacks are identified by their index in STACKS here, because all of them are checked at every turn.
const ENGINES = STACK_INDEX.engines;
const KINDS = STACKS.map((stack) => STACK_KIND[stack]);
const EMPTY = STACKS.map((stack) => refusal("stack-empty", { stack }));
const ENGINES_FULL = refusal("engines-full");
const COVERED = STACKS.map((stack): State["covered"] => [stack]);
const NONE_COVERED: State["covered"] = [];

/** G-T4, G-A3: why the top card of this stack cannot be taken. */
export function refuseTake(state: State, player: Player, index: number): Refusal | undefined {
  if (stackAt(state, index).cards.length === 0) return EMPTY[index];
  if (index === ENGINES && !hasFreeDock(player)) return ENGINES_FULL;
  return undefined;
}

function hasFreeDock(player: Player): boolean {
  for (const dock of player.docks) if (dock.engine === undefined) return true;
  return false;
}

export function takeTop(draft: Draft, seat: Seat, index: number, cause: TakeCause): void {
  const card = stackAt(draft.state, index).cards.at(-1) as Card;
  drawOff(draft, index, 1);
  receive(draft, seat, index, card, cause);
}

/** Takes cards off the top, first drawn first. */
export function draw(draft: Draft, index: number, count: number): Stack["cards"] {
  const { cards } = stackAt(draft.state, index);
  drawOff(draft, index, count);
  return cards.slice(-count).reverse();
}

/** The next card stays face down until the action is complete (G-A11). */
function drawOff(draft: Draft, index: number, count: number): void {
  const { cards, seen } = stackAt(draft.state, index);
  const left = Math.max(0, cards.length - count);
  draft.setStack(index, { cards: cards.slice(0, left), seen: seenBelow(seen, left) });
  draft.state.covered = COVERED[index] as State["covered"];
}

/** The part of `seen` about the lowest `count` cards; a −1 at its end has no information and is dropped. */
function seenBelow(seen: Stack["seen"], count: number): Stack["seen"] {
  let length = Math.min(seen.length, count);
  while (length > 0 && seen[length - 1] === -1) length--;
  return length === seen.length ? seen : seen.slice(0, length);
}

/**
 * Puts cards under a stack, the first one uppermost; the player who looked at them knows where they are (G-A10, G-H2).
 */
export function putUnder(draft: Draft, index: number, cards: Stack["cards"], seat: Seat): void {
  const stack = stackAt(draft.state, index);
  draft.setStack(index, {
    cards: [...cards.toReversed(), ...stack.cards],
    seen: [...cards.map(() => seat), ...stack.seen],
  });
}

/** G-A1 … G-A7: the card goes where its kind belongs. */
export function receive(draft: Draft, seat: Seat, index: number, card: Card, cause: TakeCause, secret = false): void {
  const kind = KINDS[index] as CardKind;
  const stack = STACKS[index] as StackId;
  const player = draft.own(seat);
  draft.emit?.({ type: "card-taken", seat, kind, card, stack, cause, ...(secret && { secret }) });
  switch (kind) {
    case "lorry":
      player.miningRow = appended(player.miningRow, card as LorryCard);
      return;
    case "wagon":
      return draft.ask(seat, { type: "wagon-dock", card: card as WagonCrest });
    case "engine":
      return draft.ask(seat, { type: "engine-dock", card: card as EngineModel });
    case "order":
      player.orders = withCard(player.orders, card as OrderCard, secret);
      return;
    case "share":
      player.shares = appended(player.shares, card as Destination);
      return;
    case "innovation":
      player.innovations = withCard(player.innovations, card as InnovationCard, secret);
      return;
    case "objective":
      player.objectives = appended(player.objectives, card as ObjectiveCard);
      return;
  }
}

function withCard<T>(hand: Hand<T>, card: T, secret: boolean): Hand<T> {
  if (secret) return { open: hand.open, secret: appended(hand.secret, card) };
  return { open: appended(hand.open, card), secret: hand.secret };
}

/**
 * G-A11: the action is complete, the next card is turned up; an empty stack of a pair is refilled from the other one.
 */
export function turnUp(draft: Draft): void {
  const id = draft.state.covered[0];
  if (id === undefined) return;
  draft.state.covered = NONE_COVERED;
  if (stackOf(draft.state, id).cards.length > 0) return showTop(draft, id);
  const twin = TWIN[id];
  if (twin === undefined) return;
  const { cards, seen } = stackOf(draft.state, twin);
  const upper = Math.floor(cards.length / 2);
  if (upper === 0) return;
  const left = cards.length - upper;
  draft.setStack(stackIndex(id), { cards: cards.slice(left), seen: seen.slice(left) });
  draft.setStack(stackIndex(twin), { cards: cards.slice(0, left), seen: seenBelow(seen, left) });
  draft.emit?.({ type: "stack-split", from: twin, to: id, count: upper });
  showTop(draft, twin);
}

function showTop(draft: Draft, stack: StackId): void {
  draft.reveal();
  draft.emit?.({ type: "card-turned-up", stack, card: stackOf(draft.state, stack).cards.at(-1) as Card });
}

/** G-A2: wheel 1/2, clover 1/3, tower 2, fox 3, wild any. */
export function docksFor(crest: WagonCrest): readonly DockNumber[] {
  return docksOf.get(crest) as readonly DockNumber[];
}

/** Why a card with this crest may not lie at this dock. */
export function refuseCrest(crest: WagonCrest, dock: DockNumber): Refusal | undefined {
  return lacksCrest.get(crest)?.[dock - 1];
}

const docksOf = new Map(
  WAGON_CRESTS.map((crest) => [
    crest,
    DOCK_NUMBERS.filter((dock) => crest === "wild" || DOCKS[dock - 1]?.includes(crest)),
  ]),
);
// Needed for every wagon and every step of mining, so built once.
const lacksCrest = new Map(
  WAGON_CRESTS.map((crest) => [
    crest,
    DOCK_NUMBERS.map((dock) =>
      docksFor(crest).includes(dock) ? undefined : refusal("dock-lacks-crest", { dock, crest }),
    ),
  ]),
);
const PLACE_WAGON = DOCK_NUMBERS.map((dock): MoveOf<"place-wagon"> => ({ type: "place-wagon", dock }));
const PLACE_ENGINE = DOCK_NUMBERS.map((dock): MoveOf<"place-engine"> => ({ type: "place-engine", dock }));

export const wagonDock: Question<"wagon-dock", MoveOf<"place-wagon">> = {
  answers: ["place-wagon"],

  moves(state, seat, asked) {
    return PLACE_WAGON.filter((move) => this.refuse(state, seat, asked, move) === undefined);
  },

  refuse(_state, _seat, { card }, { dock }) {
    return refuseCrest(card, dock);
  },

  answer(draft, seat, { card }, { dock }) {
    const player = draft.own(seat);
    const { wagons, engine } = player.docks[dock - 1] as Dock;
    player.docks = withDock(player.docks, dock, appended(wagons, { crest: card }), engine);
    draft.emit?.({ type: "wagon-coupled", seat, wagon: card, dock });
    draft.answered(seat);
  },
};

export const engineDock: Question<"engine-dock", MoveOf<"place-engine">> = {
  answers: ["place-engine"],

  moves(state, seat, asked) {
    return PLACE_ENGINE.filter((move) => this.refuse(state, seat, asked, move) === undefined);
  },

  refuse(state, seat, _asked, { dock }) {
    const engine = (state.players[seat] as Player).docks[dock - 1]?.engine;
    return engine === undefined ? undefined : refusal("dock-has-engine", { dock, engine });
  },

  answer(draft, seat, { card }, { dock }) {
    const player = draft.own(seat);
    player.docks = withDock(player.docks, dock, (player.docks[dock - 1] as Dock).wagons, card);
    draft.emit?.({ type: "engine-coupled", seat, engine: card, dock });
    draft.answered(seat);
  },
};

/** The docks with another train at one of them. */
export function withDock(
  docks: readonly Dock[],
  dock: DockNumber,
  wagons: Dock["wagons"],
  engine: EngineModel | undefined,
): readonly Dock[] {
  const changed = docks.slice();
  changed[dock - 1] = engine === undefined ? { wagons } : { wagons, engine };
  return changed;
}
