import { auction } from "../auction.ts";
import { changePlayer } from "../state.ts";
import { subject } from "../subject.ts";
import { type Mutant, mutant } from "./mutant.ts";

export const STANDING: readonly Mutant[] = [
  mutant("plain-json", "a property is undefined", {
    view: (state, seat) => ({ ...auction.view(state, seat), note: undefined }),
  }),
  mutant("plain-json", "a score is no number", {
    score: (state) => auction.score(state).map((sheet) => ({ ...sheet, total: Number.NaN })),
  }),
  mutant("plain-json", "the state holds an instance", {
    create: (...given) => ({ ...auction.create(...given), seen: new Set() }),
  }),
  mutant("inputs-unchanged", "apply works in place", {
    apply: (state, seat, move, emit) => {
      const after = auction.apply(state, seat, move, emit);
      (state as { round: number }).round = state.round;
      return after;
    },
  }),
  mutant("no-exceptions", "a warning crashes", {
    warnings: () => {
      throw new TypeError("Cannot read properties of undefined");
    },
  }),
  mutant("deciders", "the game is over but the winner is asked", {
    deciders: (state) => (state.over ? [0] : auction.deciders(state)),
  }),
  mutant("deciders", "a seat is named twice", {
    deciders: (state) => auction.deciders(state).flatMap((seat) => [seat, seat]),
  }),
  mutant("pending", "nobody knows what is asked", { pending: () => undefined }),
  mutant("legal-moves", "a seat that owes nothing has moves", {
    legalMoves: (state, seat) => {
      const moves = auction.legalMoves(state, seat);
      return moves.length === 0 && !state.over ? [{ type: "take" }] : moves;
    },
  }),
  { check: "legal-moves", wrong: "the list is longer than it may be", subject: { ...subject, maxLegalMoves: 3 } },
  mutant("distinct-moves", "a move is listed twice", {
    legalMoves: (state, seat) => {
      const moves = auction.legalMoves(state, seat);
      return moves.length === 3 ? [...moves, ...moves.slice(0, 1)] : moves;
    },
  }),
  mutant("sheets", "a category is missing from the total", {
    score: (state) => auction.score(state).map((sheet) => ({ ...sheet, parts: sheet.parts.slice(0, -1) })),
  }),
  mutant("result", "nobody wins", {
    result: (state) => {
      const result = auction.result(state);
      return result && { ...result, winners: [] };
    },
  }),
  mutant("result", "the result has other sheets than the score", {
    result: (state) => {
      const result = auction.result(state);
      return result && { ...result, sheets: result.sheets.toReversed() };
    },
  }),
  mutant("invariants", "a card that was bid stays in the hand", {
    apply: (state, seat, move, emit) => {
      const after = auction.apply(state, seat, move, emit);
      return changePlayer(after, seat, (player) => ({ ...player, hand: state.players[seat]?.hand ?? [] }));
    },
  }),
  mutant("turn", "turns are counted down", { turn: (state) => -state.round }),
];
