import { describe, expect, it } from "vitest";
import { networkOf } from "./caller.ts";
import { Buckets } from "./limits.ts";

describe("a bucket", () => {
  it("gives what it holds at once, then at its rate", () => {
    let now = 0;
    const buckets = new Buckets({ size: 3, perSecond: 2 }, () => now);
    expect([1, 2, 3].map(() => buckets.take("a"))).toEqual([0, 0, 0]);
    expect(buckets.take("a")).toBe(1);
    now = 500;
    expect([buckets.take("a"), buckets.take("a")]).toEqual([0, 1]);
  });

  it("never holds more than its size, and says how long to wait", () => {
    let now = 0;
    const buckets = new Buckets({ size: 2, perSecond: 0.1 }, () => now);
    now = 1_000_000;
    expect([1, 2, 3].map(() => buckets.take("a"))).toEqual([0, 0, 10]);
  });

  it("is one per caller", () => {
    const buckets = new Buckets({ size: 1, perSecond: 1 }, () => 0);
    expect([buckets.take("a"), buckets.take("b"), buckets.take("a")]).toEqual([0, 0, 1]);
  });

  it("many callers do not fill the memory: full buckets are dropped first, then the oldest", () => {
    let now = 0;
    const buckets = new Buckets({ size: 1, perSecond: 1 }, () => now, 3);
    for (const key of ["a", "b"]) buckets.take(key);
    now = 2_000;
    for (const key of ["c", "d", "e", "f"]) buckets.take(key);
    expect(buckets.count).toBe(3);
    expect(buckets.take("f")).toBe(1);
  });
});

describe("a caller", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["::1", "::/64"],
    ["a name", "unknown"],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
