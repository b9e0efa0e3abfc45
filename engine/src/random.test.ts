import { describe, expect, test } from "vitest";
import { type RandomState, randomFrom, Sfc32 } from "./random.ts";

const MASK = 0xffff_ffffn;

/** sfc32 written a second time, in arithmetic that cannot overflow, to compare the fast one with. */
function reference(state: RandomState, count: number): number[] {
  let [a, b, c, counter] = state.map((word) => BigInt(word) & MASK) as [bigint, bigint, bigint, bigint];
  return Array.from({ length: count }, () => {
    const out = (a + b + counter) & MASK;
    counter = (counter + 1n) & MASK;
    a = b ^ (b >> 9n);
    b = (c + ((c << 3n) & MASK)) & MASK;
    c = ((((c << 21n) | (c >> 11n)) & MASK) + out) & MASK;
    return Number(out);
  });
}

const draws = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw);

/** Pearson's statistic for counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("sfc32", () => {
  test.each<[string, RandomState]>([
    ["nothing but zeros", [0, 0, 0, 0]],
    ["all bits set", [0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0xffff_ffff]],
    ["the sign bits", [0x8000_0000, 0x8000_0000, 0x8000_0000, 0x8000_0000]],
    ["a counter about to wrap", [1, 2, 3, 0xffff_fff0]],
    ["anything", [0xdead_beef, 0x0bad_cafe, 0x1234_5678, 0x9abc_def0]],
  ])("from %s it agrees with the reference", (_, state) => {
    const generator = new Sfc32(state);
    expect(draws(1_000, () => generator.next())).toEqual(reference(state, 1_000));
  });

  test("continues from a saved state", () => {
    const generator = randomFrom("seed");
    draws(100, () => generator.next());
    const resumed = new Sfc32(JSON.parse(JSON.stringify(generator.state)) as RandomState);
    expect(draws(100, () => resumed.next())).toEqual(draws(100, () => generator.next()));
  });

  test("returns a copy of its state", () => {
    const generator = randomFrom("seed");
    const { state } = generator;
    const before = [...state];
    generator.next();
    expect(state).toEqual(before);
    expect(generator.state).not.toEqual(before);
  });
});

describe("frozen numbers: every recorded game depends on them", () => {
  test.each([
    ["", [2642592249, 1567447785, 527224896, 3266489924], [3181562662, 986311881, 3496831215, 2672782822]],
    ["montan", [440641263, 1885108878, 1529296893, 866260297], [3192010438, 3630653922, 360142325, 2661746105]],
    ["Glück Auf", [1117818835, 66160831, 1455092542, 3590066736], [479079106, 3867086810, 2310138298, 4235921574]],
  ])("seed %j", (seed, state, numbers) => {
    const generator = randomFrom(seed);
    expect(generator.state).toEqual(state);
    expect(draws(4, () => generator.next())).toEqual(numbers);
  });

  test("below", () => {
    const generator = randomFrom("montan");
    expect(draws(20, () => generator.below(6))).toEqual([4, 0, 5, 5, 4, 3, 3, 0, 2, 3, 0, 0, 4, 0, 3, 0, 4, 3, 0, 5]);
  });

  test("below, where draws are thrown away", () => {
    const generator = randomFrom("montan");
    expect(draws(4, () => generator.below(3_000_000_000))).toEqual([360142325, 2661746105, 980597272, 2744630907]);
  });

  test("shuffle", () => {
    const generator = randomFrom("montan");
    const shuffled = generator.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(shuffled).toEqual([6, 8, 9, 7, 1, 3, 4, 0, 2, 11, 5, 10]);
    expect(generator.state).toEqual([2332434834, 4199062498, 2632388450, 866260308]);
  });
});

describe("below", () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])("refuses %d", (n) => {
    expect(() => randomFrom("seed").below(n)).toThrow(RangeError);
  });

  test("one possibility needs no draw, and 2³² allows every number", () => {
    expect(randomFrom("seed").below(1)).toBe(0);
    // The first draw is 2³² − 1, the one number that would make 0 of 3 more likely than 1 and 2.
    expect(new Sfc32([0xffffffff, 0, 0, 0]).next()).toBe(0xffffffff);
    expect(new Sfc32([0xffffffff, 0, 0, 0]).below(3)).toBe(1);
    expect(randomFrom("seed").below(2 ** 32)).toBe(randomFrom("seed").next());
  });

  test("draws that would favour small numbers are drawn again", () => {
    const n = 3 * 2 ** 30;
    const [fair, raw] = [randomFrom("seed"), randomFrom("seed")];
    const kept = draws(1_000, () => raw.next()).filter((draw) => draw < n);
    expect(kept.length).toBeLessThan(1_000);
    expect(draws(kept.length, () => fair.below(n))).toEqual(kept);
  });

  // 99.9 % of fair dice stay below these; with fixed seeds the outcome never changes.
  test.each([
    [2, 10.8],
    [6, 20.5],
    [12, 31.3],
    [52, 88],
  ])("is even over %i values", (n, critical) => {
    const generator = randomFrom(`evenness ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (const value of draws(n * 2_000, () => generator.below(n))) counts[value] = (counts[value] ?? 0) + 1;
    expect(chiSquare(counts)).toBeLessThan(critical);
  });
});

describe("shuffle", () => {
  test("keeps its input and returns all of it", () => {
    const items = Object.freeze([..."glückauf"]);
    const shuffled = randomFrom("seed").shuffle(items);
    expect(items.join("")).toBe("glückauf");
    expect(shuffled.toSorted()).toEqual(items.toSorted());
  });

  test("of nothing or one thing draws no number", () => {
    const generator = randomFrom("seed");
    const { state } = generator;
    expect(generator.shuffle([])).toEqual([]);
    expect(generator.shuffle(["x"])).toEqual(["x"]);
    expect(generator.state).toEqual(state);
  });

  test("every order of four is equally frequent", () => {
    const generator = randomFrom("orders");
    const counts = new Map<string, number>();
    for (const order of draws(24_000, () => generator.shuffle([1, 2, 3, 4]).join("")))
      counts.set(order, (counts.get(order) ?? 0) + 1);
    expect(counts.size).toBe(24);
    // 99.9 % for 23 degrees of freedom
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
  });
});

describe("seeds", () => {
  test("similar seeds diverge", () => {
    const seeds = ["", "a", "b", "ab", "ba", "aa", "aaa", "A", "a ", "ä", "game-1", "game-2", "game-12", "game-21"];
    expect(new Set(seeds.map((seed) => randomFrom(seed).next())).size).toBe(seeds.length);
  });

  test("numbered seeds deal evenly with their first card", () => {
    const counts = new Array<number>(16).fill(0);
    for (let game = 0; game < 16_000; game++) {
      const first = randomFrom(`game-${game}`).below(16);
      counts[first] = (counts[first] ?? 0) + 1;
    }
    // 99.9 % for 15 degrees of freedom
    expect(chiSquare(counts)).toBeLessThan(37.7);
  });
});
