import { describe, expect, it } from "vitest";
import { bestTurns, type Playable } from "./turn-search.ts";

/** A turn of three digits; it ends after the third or with a 0. */
interface Digits {
  readonly turn: number;
  readonly digits: readonly number[];
}

let applied = 0;
const game = {
  turn: ({ turn }) => turn,
  deciders: () => [0],
  pending: ({ digits }) => (digits.length < 3 ? { asked: digits.length } : undefined),
  legalMoves: () => [0, 1, 2, 3],
  apply({ turn, digits }, _seat, move) {
    applied++;
    return { turn: move === 0 ? turn + 1 : turn, digits: [...digits, move] };
  },
} as Partial<Playable<Digits, number>> as Playable<Digits, number>;

const START: Digits = { turn: 1, digits: [] };
const sum = ({ digits }: Digits) => digits.reduce((total, digit) => total + digit, 0);
/** Only the way through 1 is worth something in the end. */
const hidden = (state: Digits) => (state.digits.join("") === "123" ? 100 : sum(state));

describe("a turn", () => {
  it("is searched as a sequence of decisions, the best way to end it first", () => {
    const plans = bestTurns(game, START, 0, sum, { width: 64, plans: 3 });
    expect(plans.map(({ moves, worth }) => [moves.join(""), worth])).toEqual([
      ["333", 9],
      ["233", 8],
      ["323", 8],
    ]);
  });

  it("keeps enough ways open to find what does not look good at first", () => {
    expect(bestTurns(game, START, 0, hidden, { width: 64, plans: 1 })[0]?.moves).toEqual([1, 2, 3]);
    expect(bestTurns(game, START, 0, hidden, { width: 1, plans: 1 })[0]?.moves).toEqual([3, 3, 3]);
  });

  it("treats equal positions as one", () => {
    applied = 0;
    bestTurns(game, START, 0, sum, { width: 5, plans: 1 });
    // 4, then 3 × 4 of which the sums 2 to 6 remain, then 5 × 4.
    expect(applied).toBe(4 + 12 + 20);
  });

  it("tries only the moves that are selected", () => {
    const select = (moves: readonly number[]) => moves.filter((move) => move < 3);
    expect(bestTurns(game, START, 0, sum, { width: 64, plans: 1, select })[0]?.moves).toEqual([2, 2, 2]);
  });

  it("ends with a legal beginning if there is no time at all", () => {
    const [plan] = bestTurns(game, START, 0, sum, { width: 64, plans: 1, isOverdue: () => true });
    expect(plan?.moves).toHaveLength(1);
  });
});
