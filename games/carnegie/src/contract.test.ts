import { canonical, HIDDEN, IllegalMove, type Json, randomFrom, type Seat } from "@montan/engine";
import { gamesToRun } from "@montan/engine/conformance";
import { expect, test } from "vitest";
import { TILES } from "./data/departments.ts";
import type { Move } from "./moves.ts";
import { rules } from "./rules.ts";
import type { State } from "./state.ts";
import { playBusy } from "./testing/busy.ts";
import { optionCombinations } from "./testing/combinations.ts";
import { checkInvariants } from "./testing/invariants.ts";
import { departmentTurn, play, position, refusalOf, START_HR, use } from "./testing/position.ts";

const STATE_LIMIT = 6_000;
const LIST_LIMIT = 150;

/** Questions that are asked even with one answer, since not asking would tell others what was chosen before. */
const SECRET = ["sheet-row"];

test("busy games of every combination keep the invariants, small lists and small states", () => {
  const games = gamesToRun({ test: 1, long: 20 });
  for (const { name, seats, options } of optionCombinations()) {
    for (let game = 0; game < games; game++) {
      const start = rules.create(rules.options(options, seats), seats, `${name} ${game}`);
      const end = playBusy(start, randomFrom(`${name} ${game}`), (state, seat, _move, moves) => {
        checkInvariants(state);
        checkChoice(state, seat, moves);
        expect(JSON.stringify(state).length).toBeLessThan(STATE_LIMIT);
      });
      checkInvariants(end);
      expect(end.round.number).toBe(20);
      expect(end.timeline.markers).toEqual([5, 5, 5, 5]);
      expect(rules.result(end)?.sheets).toEqual(rules.score(end));
    }
  }
});

/** A real choice, each answer once; being able to sell goods does not count. */
function checkChoice(state: State, seat: Seat, moves: readonly Move[]): void {
  const type = rules.pending(state, seat)?.type ?? "";
  const real = moves.filter((move) => move.type !== "sell-goods");
  if (!SECRET.includes(type) && real.length < 2) throw new Error(`${type} has one answer: ${JSON.stringify(real)}`);
  if (moves.length > LIST_LIMIT) throw new Error(`${type} has ${moves.length} answers`);
  if (new Set(moves.map(canonical)).size !== moves.length) throw new Error(`${type} lists a move twice`);
}

test("what one seat decides in a simultaneous phase does not depend on when it arrives", () => {
  const options = rules.options({ modules: ["new-beginning", "secret-donation"] }, 3);
  let reordered = 0;
  for (let game = 0; game < 6; game++) {
    const random = randomFrom(`order ${game}`);
    let start = rules.create(options, 3, `order ${game}`);
    while (rules.deciders(start).length > 0) {
      const deciders = rules.deciders(start);
      if (deciders.length > 1) {
        const [one, two] = [0, 1].map(() => interleaved(start, randomFrom(`moves ${game}`), random));
        expect(JSON.stringify(one)).toBe(JSON.stringify(two));
        reordered++;
        start = one as State;
      } else start = rules.apply(start, deciders[0] as Seat, anyMove(start, deciders[0] as Seat, random));
    }
  }
  expect(reordered).toBeGreaterThan(30);
});

function anyMove(state: State, seat: Seat, random: ReturnType<typeof randomFrom>): Move {
  const moves = rules.legalMoves(state, seat);
  return moves[random.below(moves.length)] as Move;
}

/** Plays a simultaneous phase to its end: the moves of a seat come from `choices`, the order of seats from `order`. */
function interleaved(
  start: State,
  choices: ReturnType<typeof randomFrom>,
  order: ReturnType<typeof randomFrom>,
): State {
  const seeds = start.players.map(() => choices.below(1_000_000));
  const own = seeds.map((seed) => randomFrom(`${seed}`));
  let state = start;
  while (state.phase === start.phase && state.round.number === start.round.number && rules.deciders(state).length > 0) {
    const deciders = rules.deciders(state);
    const seat = deciders[order.below(deciders.length)] as Seat;
    state = rules.apply(state, seat, anyMove(state, seat, own[seat] as ReturnType<typeof randomFrom>));
  }
  return state;
}

test("C-Y1 a view hides sides, sheets, secret donations and Andrew's deck, and nothing else", () => {
  const plain = position({ seats: 3, players: [{}, {}, {}] });
  expect(JSON.stringify(rules.view(plain, 1))).not.toContain(JSON.stringify(HIDDEN));
  const secret = position({ modules: ["secret-donation"], players: [{ secret: "welfare-1" }, { secret: "health-1" }] });
  const seen = rules.view(secret, 0);
  expect(seen.players.map((player) => player.secret)).toEqual(["welfare-1", HIDDEN]);
  expect(seen.random).toBeUndefined();
  expect(rules.score(seen)[1]?.parts.map(({ category }) => category)).not.toContain("secret-donation");
  expect(() => rules.legalMoves(seen, 1)).toThrow(IllegalMove);
  expect(refusalOf(seen, 1, { type: "choose-row", row: "hr" })).toBe("other-seat");
});

test("C-Y1 secret choices are told to others without their content", () => {
  const noted = { type: "secret-donation-noted", seat: 1, space: "welfare-1" } as const;
  expect(rules.redact(noted, 1)).toEqual(noted);
  expect(rules.redact(noted, 0)).toEqual({ type: "secret-donation-noted", seat: 1 });
  expect(rules.redact({ type: "side-chosen", seat: 1, tab: "housing", side: "B" }, undefined)).toEqual({
    type: "side-chosen",
    seat: 1,
    tab: "housing",
  });
  expect(rules.redact({ type: "sheet-row-filled", seat: 1, row: "bid", value: 3 }, 0)).toEqual({
    type: "sheet-row-filled",
    seat: 1,
  });
});

test("malformed moves are refused as not listed", () => {
  const state = position();
  for (const broken of [
    undefined,
    null,
    7,
    "choose-row",
    {},
    { type: "resign" },
    { type: "choose-row" },
    { type: "choose-row", row: "sales" },
    { type: "choose-row", row: "hr", fast: true },
    { type: "choose-row", row: undefined },
    { type: "end-turn", why: 1 },
    { type: "return-employees", count: 1.5 },
    { type: "move-employee", from: -1, to: 2 },
    { type: "toString" },
  ]) {
    expect(refusalOf(state, 0, broken as unknown as Move), JSON.stringify(broken)).toBe("not-listed");
  }
  expect(refusalOf(state, 7, { type: "choose-row", row: "hr" })).toBe("not-your-turn");
});

test("a use with fields its effect does not take is malformed", () => {
  const state = play(position(), 0, { type: "choose-row", row: "management" });
  const finance = "start-commerce-finance";
  expect(refusalOf(state, 0, use(finance, "money", 0, { region: "west" }))).toBe("not-listed");
  expect(refusalOf(state, 0, use(finance, "mission-money"))).toBe("not-listed");
  expect(refusalOf(state, 0, { type: "use-employee", department: finance, effect: "money" })).toBe("not-listed");
  expect(refusalOf(state, 0, use("start-hr", "moves"))).toBe("not-listed");
  expect(refusalOf(state, 0, use(finance, "sell", 0, { amount: 1 }))).toBe("no-such-effect");
});

test("desks, cells and slots far off the board are refused like any other", () => {
  const state = play(position(), 0, { type: "choose-row", row: "hr" }, START_HR);
  expect(refusalOf(state, 0, { type: "move-employee", from: 10, to: 11, desk: 32 })).toBe("nobody-at-desk");
  expect(refusalOf(state, 0, { type: "move-employee", from: 14, to: 2 ** 40 })).toBe("not-adjacent");
});

test("the turn number changes with every turn and never falls", () => {
  let last = -1;
  playBusy(rules.create(rules.options(undefined, 3), 3, "turns"), randomFrom("turns"), (state) => {
    const turn = rules.turn?.(state) ?? 0;
    expect(turn).toBeGreaterThanOrEqual(last);
    last = turn;
  });
  expect(last).toBeGreaterThan(100);
});

test("no sequence of decisions leads back to an earlier state", () => {
  for (const [seats, modules] of [
    [2, []],
    [3, ["open-bar", "right-to-wait", "new-donations"]],
    [4, ["new-departments", "secret-donation"]],
    [1, ["new-departments"]],
  ] as const) {
    const before = new Set<string>();
    let count = 0;
    playBusy(rules.create(rules.options({ modules }, seats), seats, "never again"), randomFrom("back"), (state) => {
      // The generator and the number of the turn would make two such states different.
      const { random: _, turn: __, ...table } = state;
      before.add(canonical(table as unknown as Json));
      count++;
    });
    expect(count).toBeGreaterThan(80);
    expect(before.size).toBe(count);
  }
});

test("C-U1 nor do any three decisions in a department turn", () => {
  const everywhere = {
    departments: { 0: "recruiting", 1: "sales", 4: "supply-chain", 5: "advanced-design" },
    staff: {
      recruiting: { active: 2 },
      sales: { active: 2 },
      "supply-chain": { active: 1 },
      "advanced-design": { active: 1 },
    },
    money: 9,
    goods: 2,
  } as const;
  const walk = (state: State, before: readonly string[]): number => {
    const text = canonical(state as unknown as Json);
    expect(before).not.toContain(text);
    if (before.length === 3 || rules.deciders(state)[0] !== 0) return 1;
    return rules
      .legalMoves(state, 0)
      .reduce((sum, move) => sum + walk(rules.apply(state, 0, move), [...before, text]), 0);
  };
  for (const action of ["hr", "management", "construction", "rd"] as const) {
    const start = departmentTurn(action, { players: [everywhere, { actionChoice: 1 }] });
    expect(walk(start, [])).toBeGreaterThan(50);
  }
});

test("all 32 departments are numbered and there are eight of each type", () => {
  expect(TILES.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  for (const type of ["hr", "management", "construction", "rd"])
    expect(TILES.filter((tile) => tile.type === type)).toHaveLength(8);
});
