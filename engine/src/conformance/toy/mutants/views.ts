import { auction } from "../auction.ts";
import type { AuctionEvent, AuctionState } from "../state.ts";
import { backwards, blindly, isView, type Mutant, mutant } from "./mutant.ts";

export const VIEWS: readonly Mutant[] = [
  mutant("view-whitelist", "the options are passed on as they are", {
    view: (state, seat) => ({ ...auction.view(state, seat), options: state.options }),
  }),
  mutant("view-whitelist", "what is asked is passed on as it is, deep in a list of lists", {
    view: (state, seat) => {
      const view = auction.view(state, seat);
      const players = view.players.map((player, owner) => ({ ...player, asked: state.players[owner]?.asked ?? [] }));
      return { ...view, players };
    },
  }),
  mutant("redact-whitelist", "an event is passed on as it is", {
    redact: (event, seat) => (event.type === "round-won" ? event : auction.redact(event, seat)),
  }),
  mutant("view-shape", "what is public is left out", {
    view: (state, seat) => {
      const { discarded: _, spent: __, ...view } = auction.view(state, seat);
      return view as AuctionState;
    },
  }),
  mutant("view-deciders", "a viewer sees only itself deciding", {
    deciders: (state) => auction.deciders(state).filter((seat) => !isView(state) || seat === state.viewer),
  }),
  mutant("view-result", "a view has no result", {
    result: (state) => (isView(state) ? undefined : auction.result(state)),
  }),
  mutant("view-pending", "a view is asked nothing", {
    pending: (state, seat) => (isView(state) ? undefined : auction.pending(state, seat)),
  }),
  mutant("view-moves", "a view lists in another order", {
    legalMoves: (state, seat) => {
      const moves = auction.legalMoves(state, seat);
      return isView(state) ? moves.toReversed() : moves;
    },
  }),
  mutant("view-other-seat", "a view answers for every seat", {
    legalMoves: ({ viewer: _, ...state }, seat) => auction.legalMoves(state, seat),
  }),
  mutant("view-reveals", "on a view nothing reveals", {
    reveals: (state, seat, move) => !isView(state) && auction.reveals(state, seat, move),
  }),
  mutant("view-foresees", "beforehand nothing seems to happen", {
    foresee: (view, seat, move) => ({ ...auction.foresee(view, seat, move), state: view }),
  }),
  mutant("view-apply", "a move looks different beforehand", {
    apply: (...given) => (isView(given[0]) ? backwards(auction.apply(...given)) : auction.apply(...given)),
  }),
  mutant("view-hidden", "a view is played on with placeholders", {
    apply: (state, seat, move, emit) => blindly(state, (open) => auction.apply(open, seat, move, emit)),
  }),
  mutant("view-score", "the sheets of a view do not add up", {
    score: (state) =>
      auction.score(state).map((sheet) => (isView(state) ? { ...sheet, total: sheet.total + 1 } : sheet)),
  }),
  mutant("view-idempotent", "a view of a view is one round further", {
    view: (state, seat) => ({ ...auction.view(state, seat), round: state.round + (isView(state) ? 1 : 0) }),
  }),
  mutant("view-chance", "the generator is seen", {
    view: (state, seat) => ({ ...auction.view(state, seat), ...(state.random && { random: state.random }) }),
  }),
  mutant("view-chance", "the seed is seen", {
    create: (options, seats, seed, emit, rules) => ({
      ...auction.create(options, seats, seed, emit, rules),
      label: `game ${seed}`,
    }),
    view: (state, seat) => ({ ...auction.view(state, seat), label: (state as { label?: string }).label ?? "" }),
  }),
  mutant("view-finished", "the vaults stay shut after the end", {
    view: (state, seat) => ({ ...auction.view({ ...state, over: false }, seat), over: state.over }),
  }),
  mutant("events", "an event has no type", {
    apply: (state, seat, move, emit) => {
      emit?.({ what: "happened" } as unknown as AuctionEvent);
      return auction.apply(state, seat, move, emit);
    },
  }),
  mutant("redact", "a redacted event becomes another", {
    redact: (event, seat) => (event.type === "bid-made" ? { type: "game-over" } : auction.redact(event, seat)),
  }),
];
