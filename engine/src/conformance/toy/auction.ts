import { IllegalMove, InvalidOptions } from "../../errors.ts";
import type { Decided, Game, Notice, Result, ScoreSheet, Seat } from "../../game.ts";
import { HIDDEN, hideAll } from "../../hidden.ts";
import { randomFrom } from "../../random.ts";
import { forbid, made, movesOf, openLot, pendingOf, showsHidden } from "./rules.ts";
import { sampleAuction } from "./sample.ts";
import {
  type AuctionEvent,
  type AuctionMove,
  type AuctionOptions,
  type AuctionPending,
  type AuctionState,
  CARDS,
  COINS,
  HAND,
  LOTS,
  type Player,
  playerAt,
  RULES_VERSION,
} from "./state.ts";
import { describeThing } from "./words.ts";

export type Auction = Game<AuctionState, AuctionMove, AuctionOptions, AuctionEvent, AuctionPending>;

const LONGEST = HAND - 1;

export const auction: Auction = {
  id: "auction",
  version: RULES_VERSION,
  seats: { min: 2, max: 3 },

  options(input) {
    if (input === undefined) return { rounds: LONGEST };
    if (typeof input !== "object" || input === null || Array.isArray(input)) throw new InvalidOptions("not-an-object");
    const { rounds = LONGEST, ...rest } = input as { readonly rounds?: unknown };
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) throw new InvalidOptions("unknown-option", { option: unknown });
    if (typeof rounds !== "number" || !Number.isInteger(rounds) || rounds < 1 || rounds > LONGEST)
      throw new InvalidOptions("rounds", { min: 1, max: LONGEST });
    return { rounds };
  },

  create(options, seats, seed, emit, rules = RULES_VERSION) {
    const random = randomFrom(seed);
    const cards = random.shuffle(CARDS);
    const [lot = 0, ...stack] = random.shuffle(LOTS);
    const players = Array.from({ length: seats }, (_, seat): Player => {
      const hand = cards.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b);
      emit?.({ type: "dealt", seat, hand });
      return { hand, shelf: [], vault: [], coins: COINS, asked: [] };
    });
    const dealt: AuctionState = {
      rules,
      options,
      round: 1,
      over: false,
      players,
      box: cards.slice(seats * HAND),
      stack,
      open: [],
      discarded: [],
      spent: [],
      random: random.state,
    };
    return openLot(dealt, lot, emit);
  },

  deciders(state) {
    return state.players.map((_, seat) => seat).filter((seat) => pendingOf(state, seat) !== undefined);
  },

  pending: pendingOf,

  legalMoves(state, seat) {
    refuseOthers(state, seat);
    return movesOf(state, seat);
  },

  apply(state, seat, move, emit) {
    refuseOthers(state, seat);
    forbid(state, seat, move);
    if (state.viewer !== undefined && showsHidden(state, seat, move)) throw new IllegalMove("hidden");
    return made(state, seat, move, emit);
  },

  decide: (state, seat, move) => decidedBy(auction, state, seat, move),
  reveals: showsHidden,

  view(state, seat) {
    const { random: _, ...seen } = state;
    const viewer = seat ?? "spectator";
    if (state.over) return { ...seen, viewer };
    return {
      ...seen,
      viewer,
      box: hideAll(state.box),
      stack: hideAll(state.stack),
      players: state.players.map((player, other) => (other === seat ? player : seenFromOutside(player))),
    };
  },

  redact(event, seat) {
    if (event.type === "dealt" && event.seat !== seat) return { ...event, hand: hideAll(event.hand) };
    if (event.type === "bid-made" && event.seat !== seat) return { ...event, card: HIDDEN };
    if (event.type === "lot-drawn" && event.seat !== seat) return { ...event, lot: HIDDEN };
    if (event.type === "lot-stored" && event.secret && event.seat !== seat) return { ...event, lot: HIDDEN };
    return event;
  },

  sample: sampleAuction,

  warnings(view, seat, move): readonly Notice[] {
    const isTop = move.type === "bid" && playerAt(view, seat).hand.at(-1) === move.card;
    return isTop ? [{ code: "top-card", params: { card: move.card } }] : [];
  },

  score(state): readonly ScoreSheet[] {
    return state.players.map(sheetOf);
  },

  result(state): Result | undefined {
    if (!state.over) return undefined;
    const sheets = state.players.map(sheetOf);
    const best = Math.max(...sheets.map(({ total }) => total));
    return { winners: sheets.filter(({ total }) => total === best).map(({ owner }) => owner), sheets };
  },

  describe: describeThing,

  turn(state) {
    return state.round;
  },
};

/** The auction with parts of it changed. */
export function altered(changed: Partial<Auction>): Auction {
  const game: Auction = {
    ...auction,
    decide: (state, seat, move) => decidedBy(game, state, seat, move),
    ...changed,
  };
  return game;
}

function decidedBy(
  game: Auction,
  state: AuctionState,
  seat: Seat,
  move: AuctionMove,
): Decided<AuctionState, AuctionEvent> {
  const events: AuctionEvent[] = [];
  const after = game.apply(state, seat, move, (event) => events.push(event));
  return { state: after, events, reveals: game.reveals(state, seat, move) };
}

function refuseOthers(state: AuctionState, seat: Seat): void {
  if (state.viewer !== undefined && !state.over && state.viewer !== seat) throw new IllegalMove("other-seat");
}

function seenFromOutside({ hand, bid, drawn, holding, shelf, vault, coins, asked }: Player): Player {
  const seen = (lot: NonNullable<Player["holding"]>) => (lot.secret ? { ...lot, lot: HIDDEN } : lot);
  return {
    hand: hideAll(hand),
    ...(bid !== undefined && { bid: HIDDEN }),
    ...(drawn !== undefined && { drawn: HIDDEN }),
    ...(holding !== undefined && { holding: seen(holding) }),
    shelf,
    vault: vault.map(seen),
    coins,
    asked,
  };
}

function sheetOf({ shelf, vault, coins }: Player, owner: Seat): ScoreSheet {
  const known = vault.map(({ lot }) => lot).filter((lot) => typeof lot === "number");
  const sum = (lots: readonly number[]) => lots.reduce((total, lot) => total + lot, 0);
  const parts = [
    { category: "shelf", vp: sum(shelf) },
    { category: "vault", vp: sum(known) + known.length },
    { category: "coins", vp: coins },
  ];
  return { owner, total: sum(parts.map(({ vp }) => vp)), parts };
}
