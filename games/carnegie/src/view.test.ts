import { canonical, type Json, randomFrom } from "@montan/engine";
import { expect, test } from "vitest";
import { COMPANY_BOARD } from "./data/company-board.ts";
import { PROJECT_TABS } from "./data/tabs.ts";
import type { Event } from "./events.ts";
import { rules } from "./rules.ts";
import type { State } from "./state.ts";
import { playBusy } from "./testing/busy.ts";
import { EVENT_SAMPLES } from "./text/samples.ts";

const UNKNOWN = "nobody-named-this";

/** The same with an unknown field in every object of it. */
function withUnknown<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withUnknown) as T;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withUnknown(field)] as const);
  return { ...Object.fromEntries(fields), [UNKNOWN]: { secret: "told" } } as T;
}

const text = (value: unknown) => canonical(value as Json);

test("C-Y1 a field nobody has named is in no event anybody is told", () => {
  for (const event of Object.values(EVENT_SAMPLES).flat() as readonly Event[]) {
    expect(text(withUnknown(event))).toContain(UNKNOWN);
    for (const seat of [0, 1, undefined]) {
      expect(text(rules.redact(withUnknown(event), seat))).toBe(text(rules.redact(event, seat)));
    }
    // Their own seat is told everything about it.
    expect(rules.redact(event, 0)).toEqual(event);
  }
});

test.each([
  [2, { modules: ["new-beginning", "open-bar", "new-donations", "right-to-wait", "secret-donation"] }],
  [4, { components: { projectTabs: PROJECT_TABS, companyBoard: COMPANY_BOARD } }],
  [1, { solo: "expert", modules: ["new-beginning", "new-departments"] }],
] as const)("C-Y1 a field nobody has named is in no view of a game (%i seats)", (seats, options) => {
  const viewers = [...Array(seats).keys(), undefined];
  let count = 0;
  const look = (state: State) => {
    for (const seat of viewers) {
      const view = text(rules.view(withUnknown(state), seat));
      expect(view).not.toContain(UNKNOWN);
      expect(view).toBe(text(rules.view(state, seat)));
    }
    count++;
  };
  look(playBusy(rules.create(rules.options(options, seats), seats, "views"), randomFrom("views"), look));
  expect(count).toBeGreaterThan(100);
});
