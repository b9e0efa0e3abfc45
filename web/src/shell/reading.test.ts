import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSettings } from "../store/settings.ts";
import { newMatch, PERSON } from "../testing/table.ts";
import type { Moment } from "./match.ts";
import { Reading } from "./reading.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LOUD = moment("workers-placed");
const QUIET = moment("turn-ended");

function moment(type: string): Moment {
  return { state: undefined, events: [{ type }], reveals: false, asked: [1] };
}

async function reading(motion: number): Promise<Reading> {
  const settings = signal(readSettings(null, []));
  return new Reading(await newMatch([PERSON, PERSON]), { settings, motion: signal(motion), sitting: signal(0) });
}

/** Milliseconds until the pause is over. */
async function pause(reader: Reading, after: Moment): Promise<number> {
  const start = Date.now();
  let over = false;
  void reader.pauseAfter(after).then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  while (!over) await vi.advanceTimersByTimeAsync(10);
  return Date.now() - start;
}

describe("an act of what proceeds by itself", () => {
  it("is shown for as long as its sentences take to read; the person's own for a short look", async () => {
    const events = [{ type: "passed", seat: 1, cause: "choice" }];
    const [usual, fast] = [await reading(1), await reading(2)];
    const time = usual.timeFor({ view: undefined, events });
    expect(time).toBeGreaterThan(1_000);
    expect(fast.timeFor({ view: undefined, events })).toBe(time / 2);
    expect(usual.timeFor({ view: undefined, events, own: true })).toBe(900);
    expect(usual.timeFor({ view: undefined, events: [...events, ...events] }) - time).toBe(time - 900);
  });
});

describe("the pause after another player's decision", () => {
  it("is as long as the person's speed says, and zero if there is nothing to see", async () => {
    const [usual, fast, still] = [await reading(1), await reading(2), await reading(0)];
    expect(await pause(usual, LOUD)).toBe(900);
    expect(await pause(fast, LOUD)).toBe(450);
    expect(await pause(still, LOUD)).toBe(0);
    expect(await pause(usual, QUIET)).toBe(0);
  });

  it("ends at once when the person skips, and so do the next ones, until a person is asked", async () => {
    const reader = await reading(1);
    const first = reader.pauseAfter(LOUD);
    await vi.advanceTimersByTimeAsync(100);
    reader.hurry();
    await first;
    expect(await pause(reader, LOUD)).toBe(0);
    reader.calm();
    expect(await pause(reader, LOUD)).toBe(900);
  });
});
