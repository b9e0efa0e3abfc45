import { canonical, type Random, randomFrom } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { Allowance } from "./budget.ts";
import type { Policy } from "./greedy.ts";
import type { Playable } from "./turn-search.ts";
import { type Finding, TurnTree } from "./turn-tree.ts";

/** Seat 0 takes a turn, seat 1 answers it, seat 0 may keep a point. What a card is worth is hidden. */
interface Duel {
  readonly turn: number;
  readonly points: readonly [number, number];
  readonly grabbed?: true;
  readonly card?: number;
}

const MOVES = [["grab", "hold", "bet"], ["rest", "strike"], ["drop", "keep"], []];

const game = {
  turn: ({ turn }) => turn,
  deciders: ({ turn }) => (turn < 3 ? [turn % 2] : []),
  pending: ({ turn }, seat) => (turn < 3 && turn % 2 === seat ? { turn } : undefined),
  view: ({ card: _, ...view }: Duel) => view,
  legalMoves: ({ turn }) => MOVES[turn],
  reveals: (_state, _seat, move) => move === "bet",
  sample: (view: Duel, _seat: number, random: Random) => ({ ...view, card: 10 * random.below(2) }),
  apply({ turn, points: [own, other], grabbed, card = 0 }, _seat, move) {
    const next = { turn: turn + 1, card };
    if (move === "grab") return { ...next, points: [own + 7, other], grabbed: true };
    if (move === "hold") return { ...next, points: [own + 6, other] };
    if (move === "bet") return { ...next, points: [own + card, other] };
    if (move === "strike" && grabbed) return { ...next, points: [own - 9, other + 1] };
    return { ...next, points: [own + (move === "keep" ? 1 : 0), other] };
  },
} as Partial<Playable<Duel, string>> as Playable<Duel, string>;

const policy: Policy<Duel, string> = {
  game,
  seats: 2,
  width: 4,
  futureWidth: 4,
  value: { expect: ({ points }, seat) => points[seat] as number },
};

const START: Duel = { turn: 0, points: [0, 0] };

function grow(iterations: number, plans = 3): TurnTree<Duel, string> {
  const allowance = new Allowance({ iterations });
  const tree = new TurnTree(policy, START, 0, randomFrom("tree"), { plans, reach: 1 }, allowance);
  for (const _ of tree.run());
  return tree;
}

function search(iterations: number, plans?: number): Finding<string>[] {
  return grow(iterations, plans).findings;
}

describe("a tree of turns", () => {
  it("considers what the others will answer", () => {
    // The value alone would grab: 7 against 6.
    expect(search(60)[0]?.moves).toEqual(["hold"]);
  });

  it("does not trust a single deal of what is hidden", () => {
    const bet = search(300).find(({ moves }) => moves[0] === "bet") as Finding<string>;
    expect(bet.visits).toBeGreaterThan(10);
    expect(bet.scores[0]).toBeGreaterThan(1);
    expect(bet.scores[0]).toBeLessThan(9);
  });

  it("spends its time on what is hard to tell apart", () => {
    const visits = search(120).map((finding) => finding.visits);
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(120);
    expect(visits[0]).toBeGreaterThan(2 * (visits[2] as number));
  });

  it("passes on what it has found about the seat's next decision", () => {
    const later: Duel = { turn: 2, points: [6, 0] };
    const known = grow(120).foreseen.get(canonical(later));
    const seen = known?.branches.get(canonical(["keep"]));
    expect(seen?.visits).toBeGreaterThan(2);
    const tree = new TurnTree(
      policy,
      later,
      0,
      randomFrom("later"),
      { plans: 2, reach: 1 },
      new Allowance({ iterations: 0 }),
      known,
    );
    expect(tree.findings[0]).toMatchObject({ moves: ["keep"], visits: 0, scores: [7, 0] });
  });

  it("starts from what an earlier search has found out about a turn", () => {
    // Grabbing seemed to lead 7 to 0, and was answered by a strike each time.
    const moves = ["grab"];
    const seen = { moves, prior: [7, 0], visits: 3, scores: [-6, 3], next: { branches: new Map() } };
    const known = { branches: new Map([[canonical(moves), seen]]) };
    const allowance = new Allowance({ iterations: 0 });
    const tree = new TurnTree(policy, START, 0, randomFrom("again"), { plans: 3, reach: 1 }, allowance, known);
    const found = tree.findings.find((finding) => finding.moves[0] === "grab");
    expect(found).toMatchObject({ visits: 0, scores: [0.25, 0.75], lead: -0.5 });
  });

  it("compares only as many turns as allowed", () => {
    expect(search(10, 2)).toHaveLength(2);
  });
});
