import { isHidden, type Seat } from "@montan/engine";
import { expect, test } from "vitest";
import type { SheetRow } from "../data/new-beginning.ts";
import type { Event } from "../events.ts";
import { rules } from "../rules.ts";
import type { State } from "../state.ts";
import { me, movesOf, play, playDefaults, refusalOf, staffAt } from "../testing/position.ts";

type Choices = Record<SheetRow, number>;
const START: Choices = { goods: 4, employees: 5, vp: 0, moves: 6, bid: 0 };
const MARY: Choices = { goods: 5, employees: 4, vp: -3, moves: 8, bid: 3 };

function created(seats: number, seed = "bids"): State {
  return rules.create(rules.options({ modules: ["new-beginning"] }, seats), seats, seed);
}
function fill(state: State, seat: Seat, choices: Choices): State {
  const rows = ["goods", "employees", "vp", "moves", "bid"] as const;
  return play(state, seat, ...rows.map((row) => ({ type: "fill-sheet-row", row, value: choices[row] }) as const));
}

test("C-N1 Mary's sheet: $18 to start with, or $15 if her bid makes her first player", () => {
  const outbid = fill(fill(created(2), 0, MARY), 1, { ...START, bid: 4 });
  expect(outbid.round.first).toBe(1);
  expect(me(outbid)).toMatchObject({ money: 18, goods: 5, vp: -3, employees: 10 - 4 });
  expect(staffAt(outbid, "lobby").inactive).toBe(4);
  const first = fill(fill(created(2), 0, MARY), 1, { ...START, bid: 2 });
  expect(first.round.first).toBe(0);
  expect(me(first).money).toBe(15);
  expect(me(first, 1).money).toBe(50 - 12 - 16 - 0 - 10);
});

test("C-N1 the moves chosen replace those of the setup", () => {
  const done = fill(fill(created(2), 0, MARY), 1, START);
  const moving = playDefaults(done, ({ phase }) => phase === "setup-moves");
  expect(rules.pending(moving, 0)).toEqual({ type: "setup-steps", moves: 8 });
});

test("C-N1 sheets are filled secretly and at once, revealed together", () => {
  const state = fill(created(3), 1, MARY);
  expect(rules.deciders(state)).toEqual([0, 2]);
  expect(isHidden(rules.view(state, 0).players[1]?.sheet)).toBe(true);
  expect(rules.view(state, 1).players[1]?.sheet).toEqual(MARY);
  const done = fill(fill(state, 2, START), 0, START);
  expect(rules.view(done, 0).players[1]?.sheet).toEqual(MARY);
  const events: Event[] = [];
  const last = play(
    fill(state, 2, START),
    0,
    ...(["goods", "employees", "vp", "moves"] as const).map(
      (row) => ({ type: "fill-sheet-row", row, value: START[row] }) as const,
    ),
  );
  rules.apply(last, 0, { type: "fill-sheet-row", row: "bid", value: 0 }, (event) => events.push(event));
  expect(rules.reveals(last, 0, { type: "fill-sheet-row", row: "bid", value: 0 })).toBe(true);
  expect(events).toContainEqual({ type: "sheets-revealed", sheets: [START, MARY, START] });
});

test("C-N1 the order in which sheets arrive does not matter", () => {
  const one = fill(fill(created(2), 0, MARY), 1, { ...START, bid: 9 });
  const two = fill(fill(created(2), 1, { ...START, bid: 9 }), 0, MARY);
  expect(JSON.stringify(one)).toBe(JSON.stringify(two));
});

test("C-N1 a tie goes to the higher total, then to chance", () => {
  // The same bid; 15 + 8 − 6 + 15 = $32 against 12 + 16 + 10 = $38.
  for (let seed = 0; seed < 10; seed++)
    expect(fill(fill(created(2, `total ${seed}`), 0, MARY), 1, { ...START, bid: 3 }).round.first).toBe(1);
  const firsts = new Set<Seat | undefined>();
  for (let seed = 0; seed < 20; seed++)
    firsts.add(fill(fill(created(2, `tie ${seed}`), 0, START), 1, START).round.first);
  expect(firsts).toEqual(new Set([0, 1]));
});

test("C-N1 the total with the bid is at most $50", () => {
  const rich = play(
    created(2),
    0,
    { type: "fill-sheet-row", row: "goods", value: 6 },
    { type: "fill-sheet-row", row: "employees", value: 7 },
  );
  // $50 are spent: only gains are possible.
  expect(movesOf(rich, 0, "fill-sheet-row").map(({ value }) => value)).toEqual([-6, -3]);
  expect(refusalOf(rich, 0, { type: "fill-sheet-row", row: "vp", value: 0 })).toBe("over-budget");
  const bidding = play(
    rich,
    0,
    { type: "fill-sheet-row", row: "vp", value: -6 },
    { type: "fill-sheet-row", row: "moves", value: 4 },
  );
  expect(movesOf(bidding, 0, "fill-sheet-row").map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(refusalOf(bidding, 0, { type: "fill-sheet-row", row: "bid", value: 8 })).toBe("over-budget");
  expect(refusalOf(bidding, 0, { type: "fill-sheet-row", row: "bid", value: -1 })).toBe("not-on-sheet");
  expect(refusalOf(bidding, 0, { type: "fill-sheet-row", row: "moves", value: 4 })).toBe("other-sheet-row");
  expect(refusalOf(created(2), 0, { type: "fill-sheet-row", row: "goods", value: 7 })).toBe("not-on-sheet");
});

test("C-N1 against Andrew there is no bid and you are first player", () => {
  let state = created(1);
  for (const row of ["goods", "employees", "vp", "moves"] as const)
    state = play(state, 0, { type: "fill-sheet-row", row, value: MARY[row] });
  expect(state.phase).toBe("tab-sides");
  expect(state.round.first).toBe(0);
  expect(me(state)).toMatchObject({ money: 18, goods: 5, vp: -3 });
});
