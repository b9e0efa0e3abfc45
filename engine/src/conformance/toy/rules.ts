import { IllegalMove } from "../../errors.ts";
import type { Emit, Seat } from "../../game.ts";
import { Sfc32 } from "../../random.ts";
import {
  type AuctionEvent,
  type AuctionMove,
  type AuctionPending,
  type AuctionState,
  changePlayer,
  KEEPS,
  PLACES,
  type Player,
  playerAt,
  TIP,
} from "./state.ts";

type Say = Emit<AuctionEvent> | undefined;

/** The move types that answer each question. */
const ANSWERS: Readonly<Record<AuctionPending["type"], readonly AuctionMove["type"][]>> = {
  bidding: ["bid"],
  winning: ["take", "draw"],
  keeping: ["keep"],
  storing: ["store"],
  tipping: ["tip"],
};

const isWhole = (value: unknown) => typeof value === "number" && Number.isInteger(value) && value >= 0;

/** The fields of each move; anything with others, or without a required one, is not a move of this game. */
const FIELDS: Readonly<Record<AuctionMove["type"], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  bid: { card: isWhole },
  take: {},
  draw: {},
  keep: { lot: (value) => (KEEPS as readonly unknown[]).includes(value) },
  store: { place: (value) => (PLACES as readonly unknown[]).includes(value) },
  tip: { to: (value) => value === undefined || isWhole(value) },
};

function isMove(value: unknown): value is AuctionMove {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { type, ...rest } = value as Record<string, unknown>;
  if (typeof type !== "string" || !Object.hasOwn(FIELDS, type)) return false;
  const fields = FIELDS[type as AuctionMove["type"]];
  if (!Object.keys(rest).every((key) => Object.hasOwn(fields, key))) return false;
  return Object.entries(fields).every(([key, fits]) => fits(rest[key]));
}

export function pendingOf(state: AuctionState, seat: Seat): AuctionPending | undefined {
  return state.over ? undefined : state.players[seat]?.asked.at(-1);
}

export function movesOf(state: AuctionState, seat: Seat): readonly AuctionMove[] {
  const player = state.players[seat];
  const pending = pendingOf(state, seat);
  if (player === undefined || pending === undefined) return [];
  if (pending.type === "bidding") return player.hand.map((card) => ({ type: "bid", card: card as number }));
  if (pending.type === "winning") return [{ type: "take" }, { type: "draw" }];
  if (pending.type === "keeping") return KEEPS.map((lot) => ({ type: "keep", lot }));
  if (pending.type === "storing") return PLACES.map((place) => ({ type: "store", place }));
  const others = state.players.map((_, other) => other).filter((other) => other !== seat);
  return [{ type: "tip" }, ...others.map((to) => ({ type: "tip", to }) as const)];
}

/** The reason of the rule that forbids a move; undefined when it is legal. */
export function forbid(state: AuctionState, seat: Seat, move: unknown): asserts move is AuctionMove {
  if (state.over) throw new IllegalMove("game-over");
  const pending = pendingOf(state, seat);
  if (pending === undefined) throw new IllegalMove("not-your-turn");
  if (!isMove(move)) throw new IllegalMove("not-listed");
  if (!ANSWERS[pending.type].includes(move.type)) throw new IllegalMove("wrong-decision", { asked: pending.type });
  if (move.type === "bid" && !playerAt(state, seat).hand.includes(move.card))
    throw new IllegalMove("card-not-in-hand", { card: move.card });
  if (move.type === "tip" && move.to !== undefined && (move.to === seat || state.players[move.to] === undefined))
    throw new IllegalMove("tip-to-nobody", {});
}

function endsRound(state: AuctionState, seat: Seat, move: AuctionMove): boolean {
  return move.type === "tip" || (move.type === "store" && playerAt(state, seat).coins === 0);
}

/**
 * What is revealed: the others' bids, a lot of the stack, a secret lot, and at the end of each round the next lot or
 * everything.
 */
export function showsHidden(state: AuctionState, seat: Seat, move: AuctionMove): boolean {
  if (endsRound(state, seat, move) || move.type === "draw") return true;
  if (move.type === "bid") return state.players.every(({ bid }, other) => other === seat || bid !== undefined);
  if (move.type === "keep") return move.lot === "open";
  return move.type === "store" && move.place === "shelf" && playerAt(state, seat).holding?.secret === true;
}

export function made(state: AuctionState, seat: Seat, move: AuctionMove, emit: Say): AuctionState {
  if (move.type === "bid") return bid(state, seat, move.card, emit);
  if (move.type === "take") return take(state, seat, emit);
  if (move.type === "draw") return draw(state, seat, emit);
  if (move.type === "keep") return keep(state, seat, move.lot, emit);
  if (move.type === "store") return store(state, seat, move, emit);
  return endRound(tip(state, seat, move.to, emit), emit);
}

const answered = (player: Player): Player => ({ ...player, asked: player.asked.slice(0, -1) });

function bid(state: AuctionState, seat: Seat, card: number, emit: Say): AuctionState {
  emit?.({ type: "bid-made", seat, card });
  const laid = changePlayer(state, seat, (player) => ({
    ...answered(player),
    hand: player.hand.filter((held) => held !== card),
    bid: card,
  }));
  const bids = laid.players.map((player) => player.bid);
  if (bids.includes(undefined)) return laid;

  const winner = bids.indexOf(Math.max(...(bids as number[])));
  emit?.({ type: "round-won", seat: winner, bids: bids as number[] });
  const players = laid.players.map(({ bid: shown, ...player }, other): Player => {
    return other === winner ? { ...player, asked: [{ type: "storing" }, { type: "winning" }] } : player;
  });
  return { ...laid, players, spent: [...laid.spent, ...(bids as number[])] };
}

function take(state: AuctionState, seat: Seat, emit: Say): AuctionState {
  const [lot = 0] = state.open;
  emit?.({ type: "lot-taken", seat, lot });
  const taken = { ...state, open: [] };
  return changePlayer(taken, seat, (player) => ({ ...answered(player), holding: { lot, secret: false } }));
}

function draw(state: AuctionState, seat: Seat, emit: Say): AuctionState {
  const random = new Sfc32(state.random ?? [0, 0, 0, 0]);
  const at = random.below(state.stack.length);
  const lot = state.stack[at] as number;
  emit?.({ type: "lot-drawn", seat, lot });
  const drawn = { ...state, random: random.state, stack: state.stack.filter((_, index) => index !== at) };
  return changePlayer(drawn, seat, (player) => ({
    ...player,
    drawn: lot,
    asked: [...player.asked.slice(0, -1), { type: "keeping" }],
  }));
}

function keep(state: AuctionState, seat: Seat, kept: "open" | "drawn", emit: Say): AuctionState {
  const { drawn = 0 } = playerAt(state, seat);
  const [open = 0] = state.open;
  const [lot, left] = kept === "open" ? [open, drawn as number] : [drawn, open];
  emit?.({ type: "lot-discarded", lot: left });
  const discarded = { ...state, open: [], discarded: [...state.discarded, left] };
  return changePlayer(discarded, seat, ({ drawn: _, ...player }) => ({
    ...answered(player),
    holding: { lot, secret: kept === "drawn" },
  }));
}

function store(state: AuctionState, seat: Seat, { place }: { place: "shelf" | "vault" }, emit: Say): AuctionState {
  const { holding = { lot: 0, secret: false }, coins } = playerAt(state, seat);
  emit?.({ type: "lot-stored", seat, place, lot: holding.lot, secret: holding.secret && place === "vault" });
  const stored = changePlayer(state, seat, ({ holding: _, ...player }) => ({
    ...player,
    shelf: place === "shelf" ? [...player.shelf, holding.lot as number] : player.shelf,
    vault: place === "vault" ? [...player.vault, holding] : player.vault,
    asked: coins > 0 ? [{ type: "tipping" }] : [],
  }));
  // Without a coin there is no decision about tips, and everybody can see that.
  return coins > 0 ? stored : endRound(stored, emit);
}

function tip(state: AuctionState, seat: Seat, to: Seat | undefined, emit: Say): AuctionState {
  const done = changePlayer(state, seat, answered);
  if (to === undefined) return done;
  emit?.({ type: "tipped", seat, to });
  const paid = changePlayer(done, seat, (player) => ({ ...player, coins: player.coins - TIP }));
  return changePlayer(paid, to, (player) => ({ ...player, coins: player.coins + TIP }));
}

function endRound(state: AuctionState, emit: Say): AuctionState {
  if (state.round === state.options.rounds) {
    emit?.({ type: "game-over" });
    return { ...state, over: true };
  }
  const [lot, ...stack] = state.stack as readonly number[];
  return openLot({ ...state, round: state.round + 1, stack }, lot ?? 0, emit);
}

export function openLot(state: AuctionState, lot: number, emit: Say): AuctionState {
  emit?.({ type: "lot-opened", lot });
  const players = state.players.map((player): Player => ({ ...player, asked: [{ type: "bidding" }] }));
  return { ...state, open: [lot], players };
}
