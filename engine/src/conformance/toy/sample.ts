import type { Seat } from "../../game.ts";
import { isHidden } from "../../hidden.ts";
import { type Random, randomFrom } from "../../random.ts";
import { type AuctionState, CARDS, type Card, LOTS, type Lot, type OwnedLot, type Player } from "./state.ts";

/** Deals what the viewer cannot see from the cards the viewer has not seen. */
export function sampleAuction(view: AuctionState, _seat: Seat | undefined, random: Random): AuctionState {
  const { viewer: _, ...whole } = view;
  const cards = random.shuffle(CARDS.filter((card) => !seenCards(view).includes(card)));
  const lots = random.shuffle(LOTS.filter((lot) => !seenLots(view).includes(lot)));
  const card = (seen: Card) => (isHidden(seen) ? (cards.pop() ?? 0) : seen);
  const lot = (seen: Lot) => (isHidden(seen) ? (lots.pop() ?? 0) : seen);
  const owned = (held: OwnedLot) => ({ ...held, lot: lot(held.lot) });
  return {
    ...whole,
    players: view.players.map(
      ({ bid, drawn, holding, ...player }): Player => ({
        ...player,
        hand: player.hand.map(card).sort((a, b) => a - b),
        ...(bid !== undefined && { bid: card(bid) }),
        ...(drawn !== undefined && { drawn: lot(drawn) }),
        ...(holding !== undefined && { holding: owned(holding) }),
        vault: player.vault.map(owned),
      }),
    ),
    box: view.box.map(card),
    stack: view.stack.map(lot),
    random: randomFrom(`sample ${random.below(2 ** 32)}`).state,
  };
}

function seenCards({ players, spent, box }: AuctionState): readonly Card[] {
  return [...players.flatMap(({ hand, bid }) => [...hand, ...(bid === undefined ? [] : [bid])]), ...spent, ...box];
}

function seenLots({ players, stack, open, discarded }: AuctionState): readonly Lot[] {
  const owned = players.flatMap(({ drawn, holding, shelf, vault }) => [
    ...(drawn === undefined ? [] : [drawn]),
    ...[...vault, ...(holding === undefined ? [] : [holding])].map(({ lot }) => lot),
    ...shelf,
  ]);
  return [...owned, ...stack, ...open, ...discarded];
}
