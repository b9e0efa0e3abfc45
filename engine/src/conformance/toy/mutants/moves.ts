import { IllegalMove } from "../../../errors.ts";
import { auction } from "../auction.ts";
import type { AuctionMove } from "../state.ts";
import { backwards, type Mutant, mutant } from "./mutant.ts";

export const MOVES: readonly Mutant[] = [
  mutant("legal-applies", "a card nobody holds is listed", {
    legalMoves: (state, seat) => {
      const moves = auction.legalMoves(state, seat);
      return moves.length === 3 ? [...moves, { type: "bid", card: 99 }] : moves;
    },
  }),
  mutant("canonical-moves", "moves are compared as written", {
    apply: (state, seat, move, emit) => {
      const written = JSON.stringify(move);
      const legal = auction.legalMoves(state, seat).some((listed) => JSON.stringify(listed) === written);
      if (auction.pending(state, seat) !== undefined && !legal) throw new IllegalMove("not-listed");
      return auction.apply(state, seat, move, emit);
    },
  }),
  mutant("decide", "an event is lost on the way", {
    decide: (state, seat, move) => ({ ...auction.decide(state, seat, move), events: [] }),
  }),
  mutant("silent-apply", "the work is done while reporting", {
    apply: (state, seat, move, emit) => {
      const after = auction.apply(state, seat, move, emit);
      return emit === undefined && move.type === "bid" ? backwards(after) : after;
    },
  }),
  mutant("refusals", "a number may be written as a text", {
    apply: (state, seat, move, emit) => {
      const isText = move?.type === "bid" && typeof move.card === "string" && move.card !== "";
      return auction.apply(state, seat, isText ? { ...move, card: Number(move.card) } : move, emit);
    },
  }),
  mutant("malformed", "a field too many is overlooked", {
    apply: (state, seat, move, emit) => {
      const { conformance: _, ...rest } = Object(move) as AuctionMove & { conformance?: unknown };
      return auction.apply(state, seat, typeof move === "object" && "type" in rest ? rest : move, emit);
    },
  }),
  mutant("malformed", "nonsense is refused as a rule would", {
    apply: (...given) => recoded(() => auction.apply(...given), "not-listed", "wrong-decision"),
  }),
  mutant("refusal-reason", "a rule gives no reason", {
    apply: (...given) => recoded(() => auction.apply(...given), "wrong-decision", "not-listed"),
  }),
  mutant("not-asked", "anybody may decide for the winner", {
    apply: (state, seat, move, emit) => {
      const [asked = seat] = auction.deciders(state);
      return auction.apply(state, auction.pending(state, seat) === undefined ? asked : seat, move, emit);
    },
  }),
  mutant("warnings", "a warning has no code", { warnings: () => [{ code: "", params: {} }] }),
  {
    ...mutant("undo", "the state remembers who decided first", {
      apply: (state, seat, move, emit) => {
        const { order = [] } = state as { order?: readonly number[] };
        return { ...auction.apply(state, seat, move, emit), order: [...order, seat] };
      },
      create: (...given) => ({ ...auction.create(...given), order: [] }),
      view: (state, seat) => ({
        ...auction.view(state, seat),
        order: (state as { order?: readonly number[] }).order ?? [],
      }),
    }),
    // Checked at its end, it would be caught there.
    sampleEvery: 1,
  },
  mutant("describe", "a slot stays empty", {
    describe: (thing, context) => `${auction.describe(thing, context)} {slot}`,
  }),
  mutant("describe", "a hidden card is said as an object", {
    describe: (thing, context) =>
      "type" in thing && thing.type === "bid-made"
        ? `bid ${Object.prototype.toString.call(thing.card)}`
        : auction.describe(thing, context),
  }),
  mutant("describe-events", "who took a lot is looked up on the table", {
    describe: (thing, context) => {
      const said = auction.describe(thing, context);
      const isTaken = "type" in thing && thing.type === "lot-taken";
      return isTaken && context.view ? `${said} (${context.view.round})` : said;
    },
  }),
  mutant("describe-refusals", "a refusal is only a code", {
    describe: (thing, context) => (thing instanceof IllegalMove ? thing.code : auction.describe(thing, context)),
  }),
];

function recoded<T>(made: () => T, from: string, to: string): T {
  try {
    return made();
  } catch (error) {
    throw error instanceof IllegalMove && error.code === from ? new IllegalMove(to, error.params) : error;
  }
}
