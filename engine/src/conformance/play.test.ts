import { afterEach, describe, expect, test, vi } from "vitest";
import { canonical } from "../json.ts";
import { deepFreeze, gamesToRun, type Played, playRandom } from "./index.ts";
import { auction } from "./toy/auction.ts";
import type { AuctionEvent, AuctionMove, AuctionState } from "./toy/state.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the large number of games is played only on demand", () => {
  vi.stubEnv("MONTAN_LONG", "");
  expect(gamesToRun({ test: 5, long: 500 })).toBe(5);
  vi.stubEnv("MONTAN_LONG", "1");
  expect(gamesToRun({ test: 5, long: 500 })).toBe(500);
});

describe("playRandom", () => {
  test("plays to the end, the same way for the same seed", () => {
    const { log, state } = playRandom(auction, { seats: 3, seed: "a" });
    expect(auction.result(state)).toBeDefined();
    expect(canonical(playRandom(auction, { seats: 3, seed: "a" }).state)).toBe(canonical(state));
    expect(canonical(playRandom(auction, { seats: 3, seed: "b" }).log.decisions)).not.toBe(canonical(log.decisions));
  });

  test("hands out every decision with its events", () => {
    const played: Played<AuctionState, AuctionMove, AuctionEvent>[] = [];
    const { log } = playRandom(auction, {
      seats: 2,
      options: { rounds: 1 },
      seed: "a",
      onDecision: (decision) => played.push(decision),
    });
    expect(played.map(({ seat, move }) => ({ seat, move }))).toEqual(log.decisions);
    expect(played[0]?.events).toEqual([{ type: "bid-made", seat: played[0]?.seat, card: expect.any(Number) }]);
    expect(played.at(-1)?.after).toBe(log.state);
    expect(played.at(-1)?.before).toBe(played.at(-2)?.after);
  });

  test("stops where it is told to", () => {
    expect(playRandom(auction, { seats: 2, seed: "a", maxDecisions: 3 }).log.decisions).toHaveLength(3);
  });
});

test("deepFreeze reaches what is inside", () => {
  const value = deepFreeze({ list: [{ deep: 1 }] });
  expect(() => {
    (value.list[0] as { deep: number }).deep = 2;
  }).toThrow(TypeError);
  expect(deepFreeze(3)).toBe(3);
});
