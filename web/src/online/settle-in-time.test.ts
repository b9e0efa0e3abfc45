import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settleInTime } from "./settle-in-time.ts";

const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table(left: number | undefined) {
  const begun = Date.now();
  const until = signal(left === undefined ? undefined : begun + left);
  const provisional = signal<string | undefined>(undefined);
  const settled: number[] = [];
  const settle = () => {
    settled.push(Date.now() - begun);
    provisional.value = undefined;
  };
  const stop = settleInTime({ until, now: Date.now, provisional, settle });
  return { until, provisional, settled, stop, begun };
}

it("a provisional move settles three seconds before the time is up", async () => {
  const { provisional, settled } = table(60_000);
  provisional.value = "a move";
  await vi.advanceTimersByTimeAsync(56_999);
  expect(settled).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toEqual([57_000]);
});

it("a move made in the last seconds settles at once", async () => {
  const { provisional, settled } = table(10_000);
  await vi.advanceTimersByTimeAsync(8_000);
  provisional.value = "a move";
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toEqual([8_000]);
});

it("follows a deadline that moves, and waits for one beyond the range of timers", async () => {
  const { provisional, settled, until, begun } = table(60_000);
  provisional.value = "a move";
  until.value = begun + 40 * DAY;
  await vi.advanceTimersByTimeAsync(40 * DAY - 3_001);
  expect(settled).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toEqual([40 * DAY - 3_000]);
});

it("nothing settles if no time runs, nothing is provisional, or nobody is there any more", async () => {
  const without = table(undefined);
  without.provisional.value = "a move";
  const idle = table(5_000);
  const gone = table(5_000);
  gone.provisional.value = "a move";
  gone.stop();
  await vi.advanceTimersByTimeAsync(DAY);
  expect([without, idle, gone].flatMap(({ settled }) => settled)).toEqual([]);
});
