import type { Seat } from "@montan/engine";
import type { Card, LorryCard, OrderCard } from "./cards.ts";
import {
  type AreaId,
  type Destination,
  DOCK_NUMBERS,
  DOCKS,
  type DockNumber,
  type EngineModel,
  type InnovationCard,
  type ObjectiveCard,
  STACK_INDEX,
  STACK_KIND,
  type StackId,
  TWIN,
  type WagonCrest,
} from "./data/components.ts";
import type { Draft } from "./draft.ts";
import type { TakeCause } from "./events.ts";
import type { MoveOf } from "./moves.ts";
import { only, type Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { type Dock, type Hand, type Player, type Stack, type State, stackOf } from "./state.ts";

export function isStack(area: AreaId): area is StackId {
  return STACK_KIND[area as StackId] !== undefined;
}

/** G-T4, G-A3: why the top card of this stack cannot be taken. */
export function refuseTake(state: State, player: Player, stack: StackId): Refusal | undefined {
  if (stackOf(state, stack).cards.length === 0) return refusal("stack-empty", { stack });
  if (stack === "engines" && !hasFreeDock(player)) return refusal("engines-full");
  return undefined;
}

/** The same by the stack's place in STACKS: asked for all of them at every turn. */
export function canTakeAt(state: State, player: Player, index: number): boolean {
  return (state.stacks[index] as Stack).cards.length > 0 && (index !== STACK_INDEX.engines || hasFreeDock(player));
}

function hasFreeDock(player: Player): boolean {
  return player.docks.some((dock) => dock.engine === undefined);
}

export function takeTop(draft: Draft, seat: Seat, stack: StackId, cause: TakeCause): void {
  const [card] = draw(draft, stack, 1);
  receive(draft, seat, stack, card as Card, cause);
}

/** Takes cards off the top, first drawn first; the next one stays face down until the action is complete (G-A11). */
export function draw(draft: Draft, id: StackId, count: number): readonly Stack["cards"][number][] {
  const { cards, seen } = stackOf(draft.state, id);
  const left = Math.max(0, cards.length - count);
  draft.setStack(id, { cards: cards.slice(0, left), seen: seenBelow(seen, left) });
  draft.state.covered = [id];
  return cards.slice(left).reverse();
}

/** The part of `seen` that speaks of the lowest `count` cards; −1 at its end says nothing and is dropped. */
function seenBelow(seen: readonly number[], count: number): readonly number[] {
  let length = Math.min(seen.length, count);
  while (length > 0 && seen[length - 1] === -1) length--;
  return length === seen.length ? seen : seen.slice(0, length);
}

/** Puts cards under a stack, the first one uppermost; whoever looked knows where they lie (G-A10, G-H2). */
export function putUnder(draft: Draft, id: StackId, cards: Stack["cards"], seat: Seat): void {
  const stack = stackOf(draft.state, id);
  draft.setStack(id, {
    cards: [...cards.slice().reverse(), ...stack.cards],
    seen: [...cards.map(() => seat), ...stack.seen],
  });
}

/** G-A1 … G-A7: the card goes where its kind belongs. */
export function receive(draft: Draft, seat: Seat, stack: StackId, card: Card, cause: TakeCause, secret = false): void {
  const kind = STACK_KIND[stack];
  const player = draft.own(seat);
  draft.emit?.({ type: "card-taken", seat, kind, card, stack, cause, ...(secret && { secret }) });
  switch (kind) {
    case "lorry":
      player.miningRow = [...player.miningRow, card as LorryCard];
      return;
    case "wagon":
      return draft.ask(seat, { type: "wagon-dock", card: card as WagonCrest });
    case "engine":
      return draft.ask(seat, { type: "engine-dock", card: card as EngineModel });
    case "order":
      player.orders = withCard(player.orders, card as OrderCard, secret);
      return;
    case "share":
      player.shares = [...player.shares, card as Destination];
      return;
    case "innovation":
      player.innovations = withCard(player.innovations, card as InnovationCard, secret);
      return;
    case "objective":
      player.objectives = [...player.objectives, card as ObjectiveCard];
      return;
  }
}

function withCard<T>(hand: Hand<T>, card: T, secret: boolean): Hand<T> {
  if (secret) return { open: hand.open, secret: [...hand.secret, card] };
  return { open: [...hand.open, card], secret: hand.secret };
}

/** G-A11: the action is complete, the next card is turned up; an empty stack of a pair is refilled from its twin. */
export function turnUp(draft: Draft): void {
  const [id] = draft.state.covered;
  if (id === undefined) return;
  draft.state.covered = [];
  if (stackOf(draft.state, id).cards.length > 0) return showTop(draft, id);
  const twin = TWIN[id];
  if (twin === undefined) return;
  const { cards, seen } = stackOf(draft.state, twin);
  const upper = Math.floor(cards.length / 2);
  if (upper === 0) return;
  const left = cards.length - upper;
  draft.setStack(id, { cards: cards.slice(left), seen: seen.slice(left) });
  draft.setStack(twin, { cards: cards.slice(0, left), seen: seenBelow(seen, left) });
  draft.emit?.({ type: "stack-split", from: twin, to: id, count: upper });
  showTop(draft, twin);
}

function showTop(draft: Draft, stack: StackId): void {
  draft.reveal();
  draft.emit?.({ type: "card-turned-up", stack, card: stackOf(draft.state, stack).cards.at(-1) as Card });
}

/** G-A2: wheel 1/2, clover 1/3, tower 2, fox 3, wild any. */
export function docksFor(crest: WagonCrest): readonly DockNumber[] {
  return DOCK_NUMBERS.filter((dock) => crest === "wild" || DOCKS[dock - 1]?.includes(crest));
}

export const wagonDock: Question<"wagon-dock", MoveOf<"place-wagon">> = {
  answers: ["place-wagon"],

  moves(_state, _seat, { card }) {
    return docksFor(card).map((dock) => ({ type: "place-wagon", dock }));
  },

  refuse(_state, _seat, { card }, { dock }) {
    return docksFor(card).includes(dock) ? undefined : refusal("dock-lacks-crest", { dock, crest: card });
  },

  answer(draft, seat, { card }, { dock }) {
    const player = draft.own(seat);
    player.docks = changeDock(player.docks, dock, (old) => ({ ...old, wagons: [...old.wagons, { crest: card }] }));
    draft.emit?.({ type: "wagon-coupled", seat, wagon: card, dock });
    draft.answered(seat);
  },

  forced(state, seat, asked) {
    return only(this.moves(state, seat, asked));
  },
};

export const engineDock: Question<"engine-dock", MoveOf<"place-engine">> = {
  answers: ["place-engine"],

  moves(state, seat) {
    const { docks } = state.players[seat] as Player;
    return DOCK_NUMBERS.filter((dock) => docks[dock - 1]?.engine === undefined).map((dock) => ({
      type: "place-engine",
      dock,
    }));
  },

  refuse(state, seat, _asked, { dock }) {
    const engine = (state.players[seat] as Player).docks[dock - 1]?.engine;
    return engine === undefined ? undefined : refusal("dock-has-engine", { dock, engine });
  },

  answer(draft, seat, { card }, { dock }) {
    const player = draft.own(seat);
    player.docks = changeDock(player.docks, dock, (old) => ({ ...old, engine: card }));
    draft.emit?.({ type: "engine-coupled", seat, engine: card, dock });
    draft.answered(seat);
  },

  forced(state, seat, asked) {
    return only(this.moves(state, seat, asked));
  },
};

export function changeDock(docks: readonly Dock[], dock: DockNumber, change: (old: Dock) => Dock): readonly Dock[] {
  return docks.map((old, index) => (index === dock - 1 ? change(old) : old));
}
