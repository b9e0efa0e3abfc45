import { type AnyGame, importRecord } from "@montan/engine";
import { readFixtures, traceChange } from "@montan/engine/conformance";
import { expect, test } from "vitest";
import { SOLO_LEVELS } from "./data/solo-cards.ts";
import type { Event } from "./events.ts";
import { game } from "./game.ts";
import { MODULE_IDS } from "./modules/ids.ts";
import type { Move } from "./moves.ts";
import type { Options } from "./options.ts";
import type { State } from "./state.ts";
import { PENDING_SAMPLES } from "./text/question-samples.ts";
import { EVENT_SAMPLES, MOVE_SAMPLES } from "./text/samples.ts";

const fixtures = readFixtures(new URL("../fixtures/", import.meta.url));

test.each(fixtures)(
  "the recorded game $name comes to the same end, every view on the way included",
  ({ record, trace }) => {
    expect(traceChange(record, trace, game)).toBeUndefined();
  },
);

test("there is a recorded game for every seat count, level and module, and for a shared victory", () => {
  const names = fixtures.map(({ name }) => name);
  for (const seats of [2, 3, 4]) {
    expect(names).toContain(`base-${seats}`);
    for (const id of MODULE_IDS) expect(names).toContain(`${id}-${seats}`);
  }
  for (const level of SOLO_LEVELS) expect(names).toContain(`solo-${level}`);
  expect(fixtures.find(({ name }) => name === "shared-victory")?.trace).toContain('"winners":[0,1]');
});

interface Moment {
  readonly state: State;
  readonly events: readonly Event[];
  /** What was asked and answered before. */
  readonly asked?: string;
  readonly made?: string;
}

function momentsOf(record: string): Moment[] {
  const { setup, decisions } = importRecord(record, [game as unknown as AnyGame]);
  const begun: Event[] = [];
  let state = game.create(setup.options as unknown as Options, setup.seats, setup.seed, (event) => begun.push(event));
  const moments: Moment[] = [{ state, events: begun }];
  for (const { seat, move } of decisions) {
    const events: Event[] = [];
    const asked = game.pending(state, seat)?.type ?? "";
    state = game.apply(state, seat, move as unknown as Move, (event) => events.push(event));
    moments.push({ state, events, asked, made: (move as unknown as Move).type });
  }
  return moments;
}

test("in the recorded games every question was asked, every kind of move made and every kind of event reported", () => {
  const moments = fixtures.flatMap(({ record }) => momentsOf(record));
  expect(new Set(moments.flatMap(({ asked }) => asked ?? []))).toEqual(new Set(Object.keys(PENDING_SAMPLES)));
  expect(new Set(moments.flatMap(({ made }) => made ?? []))).toEqual(new Set(Object.keys(MOVE_SAMPLES)));
  const reported = moments.flatMap(({ events }) => events.map(({ type }) => type));
  expect(new Set(reported)).toEqual(new Set(Object.keys(EVENT_SAMPLES)));
});

test.each(fixtures)(
  "an event of $name is the same sentence with the view of its moment, of the end, or none",
  ({ record }) => {
    const moments = momentsOf(record);
    const end = game.view(moments.at(-1)?.state as State, 0);
    for (const { state, events } of moments) {
      const view = game.view(state, 0);
      for (const event of events) {
        for (const locale of ["en", "de"] as const) {
          const told = game.describe(event, { locale });
          expect(game.describe(event, { locale, view })).toBe(told);
          expect(game.describe(event, { locale, view: end })).toBe(told);
        }
      }
    }
  },
);
