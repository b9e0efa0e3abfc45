import type { Seat } from "../../game.ts";
import type { Hidden } from "../../hidden.ts";
import type { RandomState } from "../../random.ts";

/**
 * A sealed-bid auction, small enough to read at a glance, with one of everything the contract covers: hidden hands,
 * simultaneous secret bids, a face-down stack, randomness during the game, a chain of sub-decisions. Everyone bids a
 * card face down. The highest bidder takes the open lot, or draws a hidden one and keeps either of the two; stores it
 * on the shelf (open) or in the vault (as open as it was); and may tip another seat a coin.
 */
export const RULES_VERSION = 2;
export const CARDS = Array.from({ length: 12 }, (_, index) => index + 1);
export const LOTS = Array.from({ length: 12 }, (_, index) => (index + 1) * 10);
export const HAND = 4;
/** What a tip costs and brings. */
export const TIP = 1;
export const PLACES = ["shelf", "vault"] as const;
export const KEEPS = ["open", "drawn"] as const;

type Place = (typeof PLACES)[number];
export type Card = number | Hidden;
export type Lot = number | Hidden;

export interface AuctionOptions {
  readonly rounds: number;
}

export type AuctionMove =
  | { readonly type: "bid"; readonly card: number }
  | { readonly type: "take" }
  | { readonly type: "draw" }
  | { readonly type: "keep"; readonly lot: (typeof KEEPS)[number] }
  | { readonly type: "store"; readonly place: Place }
  | { readonly type: "tip"; readonly to?: Seat };

export interface AuctionPending {
  readonly type: "bidding" | "winning" | "keeping" | "storing" | "tipping";
}

export type AuctionEvent =
  | { readonly type: "dealt"; readonly seat: Seat; readonly hand: readonly Card[] }
  | { readonly type: "lot-opened"; readonly lot: number }
  | { readonly type: "bid-made"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "round-won"; readonly seat: Seat; readonly bids: readonly number[] }
  | { readonly type: "lot-taken"; readonly seat: Seat; readonly lot: number }
  | { readonly type: "lot-drawn"; readonly seat: Seat; readonly lot: Lot }
  | { readonly type: "lot-discarded"; readonly lot: number }
  | {
      readonly type: "lot-stored";
      readonly seat: Seat;
      readonly place: Place;
      readonly lot: Lot;
      readonly secret: boolean;
    }
  | { readonly type: "tipped"; readonly seat: Seat; readonly to: Seat }
  | { readonly type: "game-over" };

/** A lot that somebody owns; secret: only the owner has seen it. */
export interface OwnedLot {
  readonly lot: Lot;
  readonly secret: boolean;
}

export interface Player {
  readonly hand: readonly Card[];
  readonly bid?: Card;
  readonly drawn?: Lot;
  readonly holding?: OwnedLot;
  readonly shelf: readonly number[];
  readonly vault: readonly OwnedLot[];
  readonly coins: number;
  /** The stack of questions for this seat, the next one last. */
  readonly asked: readonly AuctionPending[];
}

export interface AuctionState {
  readonly rules: number;
  readonly options: AuctionOptions;
  readonly round: number;
  readonly over: boolean;
  readonly players: readonly Player[];
  /** Face-down cards that are in no hand. */
  readonly box: readonly Card[];
  readonly stack: readonly Lot[];
  readonly open: readonly number[];
  readonly discarded: readonly number[];
  readonly spent: readonly number[];
  /** Missing in a view. */
  readonly random?: RandomState;
  /** Only in a view: whose it is. */
  readonly viewer?: Seat | "spectator";
}

/** The coins everybody starts with; under the first rules they paid for two tips. */
export function coinsUnder(rules: number): number {
  return rules === 1 ? 2 * TIP : TIP;
}

export function changePlayer(state: AuctionState, seat: Seat, change: (player: Player) => Player): AuctionState {
  return { ...state, players: state.players.map((player, index) => (index === seat ? change(player) : player)) };
}

export function playerAt(state: AuctionState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}
