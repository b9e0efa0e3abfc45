import { IllegalMove, InvalidOptions } from "../../errors.ts";
import type { Decided, Emit, Game, Notice, Result, ScoreSheet, Seat } from "../../game.ts";
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
  coinsUnder,
  HAND,
  LOTS,
  type Player,
  playerAt,
  RULES_VERSION,
} from "./state.ts";
import { redactEvent, viewOf } from "./view.ts";
import { describeThing } from "./words.ts";

export type Auction = Game<AuctionState, AuctionMove, AuctionOptions, AuctionEvent, AuctionPending>;

const LONGEST = HAND - 1;

/** The auction that knows the rules of this version and all earlier ones, with parts of it changed. */
export function auctionOfVersion(version: number, changed: Partial<Auction> = {}): Auction {
  const game: Auction = {
    id: "auction",
    version,
    seats: { min: 2, max: 3 },

    options(input) {
      if (input === undefined) return { rounds: LONGEST };
      if (typeof input !== "object" || input === null || Array.isArray(input))
        throw new InvalidOptions("not-an-object");
      const { rounds = LONGEST, ...rest } = input as { readonly rounds?: unknown };
      const [unknown] = Object.keys(rest);
      if (unknown !== undefined) throw new InvalidOptions("unknown-option", { option: unknown });
      if (typeof rounds !== "number" || !Number.isInteger(rounds) || rounds < 1 || rounds > LONGEST)
        throw new InvalidOptions("rounds", { min: 1, max: LONGEST });
      return { rounds };
    },

    create(options, seats, seed, emit, rules = version) {
      if (!Number.isInteger(rules) || rules < 1 || rules > version)
        throw new InvalidOptions("rules-unknown", { newest: version });
      return dealt(options, seats, seed, rules, emit);
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

    decide: (state, seat, move) => decidedBy(game, state, seat, move),
    foresee: (view, seat, move) =>
      game.reveals(view, seat, move) ? { state: view, events: [], reveals: true } : decidedBy(game, view, seat, move),
    reveals: showsHidden,
    view: viewOf,
    redact: redactEvent,
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

    ...changed,
  };
  return game;
}

export const auction: Auction = auctionOfVersion(RULES_VERSION);

/** The current auction with parts of it changed. */
export function altered(changed: Partial<Auction>): Auction {
  return auctionOfVersion(RULES_VERSION, changed);
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

function dealt(
  options: AuctionOptions,
  seats: number,
  seed: string,
  rules: number,
  emit: Emit<AuctionEvent> | undefined,
): AuctionState {
  const random = randomFrom(seed);
  const cards = random.shuffle(CARDS);
  const [lot = 0, ...stack] = random.shuffle(LOTS);
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const hand = cards.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b);
    emit?.({ type: "dealt", seat, hand });
    return { hand, shelf: [], vault: [], coins: coinsUnder(rules), asked: [] };
  });
  const table: AuctionState = {
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
  return openLot(table, lot, emit);
}

function refuseOthers(state: AuctionState, seat: Seat): void {
  if (state.viewer !== undefined && !state.over && state.viewer !== seat) throw new IllegalMove("other-seat");
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
