import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTrying } from "./keep-trying.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tries at growing intervals until it succeeds, and whenever there is an occasion", async () => {
  const tries: number[] = [];
  let isThere = false;
  let occasion: (() => void) | undefined;
  const begun = Date.now();
  keepTrying(
    async () => {
      tries.push((Date.now() - begun) / 1000);
      return isThere;
    },
    (again) => {
      occasion = again;
      return () => {
        occasion = undefined;
      };
    },
  );
  await vi.advanceTimersByTimeAsync(80_000);
  expect(tries).toEqual([10, 30, 70]);
  occasion?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toEqual([10, 30, 70, 80]);

  await vi.advanceTimersByTimeAsync(3_600_000);
  const seldom = tries.slice(-2) as [number, number];
  expect(seldom[1] - seldom[0]).toBe(300);

  isThere = true;
  occasion?.();
  await vi.advanceTimersByTimeAsync(0);
  const made = tries.length;
  expect(occasion).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(tries).toHaveLength(made);
});

it("does not try twice at once", async () => {
  let occasion = () => {};
  let tries = 0;
  keepTrying(
    () => {
      tries++;
      return new Promise(() => {});
    },
    (again) => {
      occasion = again;
      return () => {};
    },
  );
  occasion();
  occasion();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries).toBe(1);
});
