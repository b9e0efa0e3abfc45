import { deepStrictEqual } from "node:assert";
import type { Seat } from "../../game.ts";
import { type Random, randomFrom } from "../../random.ts";
import type { Subject } from "../subject.ts";
import { type Auction, altered, auctionOfVersion } from "./auction.ts";
import {
  type AuctionEvent,
  type AuctionMove,
  type AuctionOptions,
  type AuctionPending,
  type AuctionState,
  CARDS,
  LOTS,
  type OwnedLot,
  type Player,
} from "./state.ts";

export type AuctionSubject = Subject<AuctionState, AuctionMove, AuctionOptions, AuctionEvent, AuctionPending>;

/** The auction, or a mutant of it, with the same test code. */
export function subjectOf(changed: Partial<Auction> = {}): AuctionSubject {
  return {
    game: altered(changed),
    gameOfVersion: (version) => auctionOfVersion(version, changed),
    optionInputs: () => [undefined, { rounds: 2 }, { rounds: 1 }],
    rehide,
    invariants,
    maxDecisions: 24,
    maxLegalMoves: 4,
  };
}

export const subject = subjectOf();

/** Permutes the values of all places that the viewer cannot see. */
function rehide(state: AuctionState, viewer: Seat | undefined, random: Random): AuctionState {
  const reseeded = { ...state, random: randomFrom(`twin ${random.below(1_000_000)}`).state };
  if (state.over) return reseeded;
  const cards = random.shuffle([...state.box, ...others(state, viewer).flatMap(cardsOf)] as number[]);
  const lots = random.shuffle([...state.stack, ...others(state, viewer).flatMap(secretLotsOf)] as number[]);
  const card = () => cards.pop() ?? 0;
  const lot = () => lots.pop() ?? 0;
  const owned = (held: OwnedLot) => (held.secret ? { ...held, lot: lot() } : held);
  const dealtAnew = ({ bid, drawn, holding, ...player }: Player): Player => ({
    ...player,
    hand: player.hand.map(card).sort((a, b) => a - b),
    ...(bid !== undefined && { bid: card() }),
    ...(drawn !== undefined && { drawn: lot() }),
    ...(holding !== undefined && { holding: owned(holding) }),
    vault: player.vault.map(owned),
  });
  return {
    ...reseeded,
    players: state.players.map((player, seat) => (seat === viewer ? player : dealtAnew(player))),
    box: state.box.map(card),
    stack: state.stack.map(lot),
  };
}

function others(state: AuctionState, viewer: Seat | undefined): readonly Player[] {
  return state.players.filter((_, seat) => seat !== viewer);
}

function cardsOf({ hand, bid }: Player) {
  return bid === undefined ? hand : [...hand, bid];
}

function lotsOf({ vault, holding }: Player): readonly OwnedLot[] {
  return holding === undefined ? vault : [...vault, holding];
}

function secretLotsOf(player: Player) {
  const secret = lotsOf(player)
    .filter((held) => held.secret)
    .map(({ lot }) => lot);
  return player.drawn === undefined ? secret : [...secret, player.drawn];
}

/** No card and no lot is lost or created. */
function invariants({ players, box, spent, stack, open, discarded }: AuctionState): void {
  const sorted = (values: readonly unknown[]) => (values as number[]).toSorted((a, b) => a - b);
  deepStrictEqual(sorted([...players.flatMap(cardsOf), ...box, ...spent]), CARDS);
  const owned = players.flatMap((player) => [
    ...lotsOf(player).map(({ lot }) => lot),
    ...player.shelf,
    ...(player.drawn === undefined ? [] : [player.drawn]),
  ]);
  deepStrictEqual(sorted([...owned, ...stack, ...open, ...discarded]), LOTS);
}
