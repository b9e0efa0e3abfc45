import { IllegalMove } from "../../../errors.ts";
import type { Seat } from "../../../game.ts";
import { randomFrom } from "../../../random.ts";
import type { Check } from "../../failure.ts";
import { auction } from "../auction.ts";
import type { AuctionEvent, AuctionState, Player } from "../state.ts";
import { subject, subjectOf } from "../subject.ts";
import { blindly, type Mutant, mutant } from "./mutant.ts";

export const TWINS: readonly Mutant[] = [
  {
    check: "rehide",
    wrong: "the game's own test code loses lots",
    subject: { ...subject, rehide: (state) => ({ ...state, stack: [] }) },
  },
  mutant("twin-view", "the face-down stack is seen", {
    view: (state, seat) => ({ ...auction.view(state, seat), stack: state.stack }),
  }),
  mutant("twin-asked", "the question depends on a hidden hand", {
    pending: (state, seat) => {
      const pending = auction.pending(state, seat);
      return pending && state.players[seat]?.hand.includes(12) ? { type: "winning" } : pending;
    },
  }),
  mutant("twin-moves", "discarding a secret lot does not count as showing it", {
    reveals: (state, seat, move) => move.type !== "keep" && auction.reveals(state, seat, move),
    apply: (state, seat, move, emit) => {
      if (move?.type !== "keep" || state.viewer !== seat) return auction.apply(state, seat, move, emit);
      return blindly(state, (open) => auction.apply(open, seat, move, emit));
    },
  }),
  mutant("twin-events", "everybody hears which lot was drawn", {
    redact: (event, seat) => {
      if (event.type !== "lot-drawn") return auction.redact(event, seat);
      return { type: event.type, seat: event.seat, lot: event.lot };
    },
  }),
  mutant("twin-events", "everybody hears which card was bid", { redact: hearBids }),
  openBids("twin-moves", "a bid is laid open, and that does not count as showing it"),
  mutant("twin-refusals", "a refusal tells the next lot", {
    apply: (state, seat, move, emit) => {
      try {
        return auction.apply(state, seat, move, emit);
      } catch (error) {
        if (!(error instanceof IllegalMove) || error.code !== "wrong-decision") throw error;
        throw new IllegalMove(error.code, { next: Number(state.stack[0]) || 0 });
      }
    },
  }),
];

function hearBids(event: AuctionEvent, seat: Seat | undefined): AuctionEvent | undefined {
  if (event.type !== "bid-made") return auction.redact(event, seat);
  return { type: event.type, seat: event.seat, card: event.card };
}

/** The auction with open bids, and test code that knows they are open. */
function openBids(check: Check, wrong: string): Mutant {
  const bidsOf = ({ players }: AuctionState) => players.map(({ bid }) => (bid === undefined ? {} : { bid }));
  const withBids = (state: AuctionState, bids: readonly Pick<Player, "bid">[]): AuctionState => ({
    ...state,
    players: state.players.map((player, seat) => ({ ...player, ...bids[seat] })),
  });
  const withoutBids = (state: AuctionState): AuctionState => ({
    ...state,
    players: state.players.map(({ bid: _, ...player }) => player),
  });
  const open = subjectOf({
    view: (state, seat) => withBids(auction.view(state, seat), bidsOf(state)),
    redact: hearBids,
  });
  return {
    check,
    wrong,
    subject: {
      ...open,
      rehide: (state, ...given) => withBids(open.rehide(withoutBids(state), ...given), bidsOf(state)),
    },
  };
}

export const SAMPLES: readonly Mutant[] = [
  mutant("sample-view", "a sample is one round further", {
    sample: (...given) => ({ ...auction.sample(...given), round: 9 }),
  }),
  mutant("sample-whole", "a sample is still somebody's view", {
    sample: (view, seat, random) => ({ ...auction.sample(view, seat, random), viewer: seat ?? "spectator" }),
  }),
  mutant("sample-whole", "the stack stays hidden", {
    sample: (view, seat, random) => ({ ...auction.sample(view, seat, random), stack: view.stack }),
  }),
  mutant("sample-playable", "a sample deals lots twice", {
    sample: (...given) => {
      const sample = auction.sample(...given);
      return { ...sample, stack: sample.stack.map(() => 10) };
    },
  }),
  mutant("sample-varies", "every sample is the same deal", {
    sample: (view, seat) => auction.sample(view, seat, randomFrom("the same")),
  }),
  mutant("sample-varies", "every sample has the same generator", {
    sample: (...given) => ({ ...auction.sample(...given), random: randomFrom("the same").state }),
  }),
  mutant("sample-playout", "a sample's generator does not work", {
    sample: (view, seat, random) => ({
      ...auction.sample(view, seat, random),
      random: [random.below(1_000), 0, 0, 0],
    }),
    apply: (state, seat, move, emit) => {
      const after = auction.apply(state, seat, move, emit);
      if (move.type === "draw" && state.random?.[1] === 0) throw new IllegalMove("wrong-decision");
      return after;
    },
  }),
];
