import { describe, expect, test } from "vitest";
import { HIDDEN, type Hidden, hideAll, isHidden, redactor } from "./hidden.ts";
import { canonical } from "./json.ts";

test("the placeholder has one form and cannot be changed", () => {
  expect(canonical(HIDDEN)).toBe('{"hidden":true}');
  expect(Object.isFrozen(HIDDEN)).toBe(true);
});

test("a placeholder that was sent as JSON is still one", () => {
  expect(isHidden(JSON.parse(JSON.stringify(HIDDEN)))).toBe(true);
  for (const other of [undefined, null, true, "hidden", {}, { hidden: false }, { hidden: 1 }, []])
    expect(isHidden(other)).toBe(false);
});

test("a hidden hand keeps its size", () => {
  expect(hideAll([7, "ace", { card: 1 }])).toEqual([HIDDEN, HIDDEN, HIDDEN]);
  expect(hideAll([])).toEqual([]);
});

type Event =
  | {
      readonly type: "dealt";
      readonly seat: number;
      readonly cards: readonly (string | Hidden)[];
      readonly note?: string;
    }
  | { readonly type: "looked"; readonly seat: number; readonly at: { readonly row: number } }
  | { readonly type: "over" };

describe("redaction from a table", () => {
  const redact = redactor<Event>({
    dealt: {
      seat: true,
      cards: ({ seat, cards }, viewer) => (seat === viewer ? cards : hideAll(cards)),
      note: ({ seat, note }, viewer) => (seat === viewer ? note : undefined),
    },
    looked: ({ type, seat, at }, viewer) => (seat === viewer ? { type, seat, at: { row: at.row } } : undefined),
    over: {},
  });

  test("passes on the fields it names, as they are or as the seat may know them", () => {
    const dealt: Event = { type: "dealt", seat: 1, cards: ["ace"], note: "first" };
    expect(redact(dealt, 1)).toEqual(dealt);
    for (const other of [0, undefined])
      expect(redact(dealt, other)).toEqual({ type: "dealt", seat: 1, cards: [HIDDEN] });
    expect(redact({ type: "over" }, 0)).toEqual({ type: "over" });
  });

  test("leaves out a field that is not there", () => {
    const dealt: Event = { type: "dealt", seat: 1, cards: [], note: "first" };
    expect(Object.keys(redact({ type: "dealt", seat: 1, cards: [] }, 1) ?? {})).toEqual(["type", "seat", "cards"]);
    expect(Object.keys(redact(dealt, 0) ?? {})).toEqual(["type", "seat", "cards"]);
  });

  test("tells a seat nothing if the table says so", () => {
    const looked: Event = { type: "looked", seat: 0, at: { row: 3 } };
    expect(redact(looked, 0)).toEqual(looked);
    expect(redact(looked, 1)).toBeUndefined();
  });

  test("passes no field and no type that it does not know", () => {
    const stranger = { type: "over", seed: "secret" } as Event;
    expect(redact(stranger, 0)).toEqual({ type: "over" });
    expect(redact({ type: "toString", seed: "secret" } as unknown as Event, 0)).toBeUndefined();
  });
});
