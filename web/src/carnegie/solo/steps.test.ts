import type { Event } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { hear } from "./steps.ts";

const NOTHING = { round: 0, steps: [] };
const shifted = (position: number): Event => ({
  type: "andrew-card-shifted",
  steps: 1,
  position,
  reason: { by: "no-disk" },
});

describe("what Andrew did", () => {
  it("is kept in order, other events left out", () => {
    const { steps } = hear(NOTHING, 3, [
      { type: "round-started", round: 3, first: 0 },
      { type: "andrew-department-taken", department: "sales" },
      shifted(1),
    ]);
    expect(steps.map(({ event }) => event.type)).toEqual(["andrew-department-taken", "andrew-card-shifted"]);
  });

  it("C-A6 says what each failed step was worth to his card", () => {
    const first = hear(NOTHING, 3, [shifted(1)]);
    const second = hear(first, 3, [shifted(2), shifted(2)]);
    expect(second.steps.map(({ cost }) => cost?.vp)).toEqual([1, 2, 0]);
  });

  it("starts again with every round", () => {
    const first = hear(NOTHING, 3, [shifted(1)]);
    expect(hear(first, 4, []).steps).toEqual([]);
    expect(hear(first, 4, [shifted(2)]).steps[0]?.cost).toEqual({ position: 2, vp: 3 });
  });

  it("stays as it is while nothing new is told", () => {
    const first = hear(NOTHING, 3, [shifted(1)]);
    expect(hear(first, 3, [])).toBe(first);
  });

  it("is shown once, however often somebody steps back and forth", () => {
    const turned: Event = { type: "andrew-card-revealed", card: "N01" };
    const events = [turned, shifted(1)];
    const again = hear(hear(NOTHING, 3, events), 3, [...events]);
    expect(again.steps.map(({ event }) => event.type)).toEqual(["andrew-card-revealed", "andrew-card-shifted"]);
  });

  it("leaves out what still belongs to the round before", () => {
    const ended: Event = { type: "andrew-card-scored", card: "N01", position: 1, vp: 1 };
    const { steps } = hear(NOTHING, 4, [ended, { type: "round-started", round: 4, first: 0 }]);
    expect(steps).toEqual([]);
  });
});
