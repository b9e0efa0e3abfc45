import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import carnegie from "./carnegie/network.json" with { type: "json" };
import { featureSet } from "./features.ts";
import gluckauf from "./gluckauf/network.json" with { type: "json" };
import { Network, type NetworkData, networkValue } from "./network.ts";
import { lead, linearValue } from "./value.ts";

const SMALL: NetworkData = {
  features: ["a", "b"],
  hidden: 2,
  scale: 10,
  inner: [1, -1, 2, 0],
  innerBias: [0, 1],
  outer: [3, 0.5],
  direct: [0.25, 0],
  bias: 1,
};

describe("a network", () => {
  it("adds the outputs of its hidden units to the direct connection", () => {
    const network = new Network(SMALL);
    // Units: max(0, 2 − 1) = 1 and max(0, 4 + 1) = 5.
    expect(network.forward(Float32Array.of(2, 1))).toBe(1 + 0.5 + 3 + 2.5);
    // The first unit is inactive.
    expect(network.forward(Float32Array.of(0, 1))).toBe(1 + 0.5);
  });

  it("predicts points still to come", () => {
    const features = featureSet({ a: () => 2, b: () => 1 }, () => ({ points: 30 }));
    expect(networkValue(features, SMALL).expect({}, 0)).toBe(30 + 10 * 7);
  });

  it("predicts nothing when the game is over", () => {
    const features = featureSet(
      { a: () => 2, b: () => 1 },
      () => ({ points: 30 }),
      () => true,
    );
    expect(networkValue(features, SMALL).expect({}, 0)).toBe(30);
    expect(linearValue(features, { a: 4 }).expect({}, 0)).toBe(30);
  });

  it("is refused with features it was not learned with", () => {
    const features = featureSet({ a: () => 2, c: () => 1 }, () => ({ points: 30 }));
    expect(() => networkValue(features, SMALL)).toThrow(/other features/);
  });

  it.each([
    ["carnegie", carnegie],
    ["gluckauf", gluckauf],
  ])("of %s is complete, small, and says how it was learned", (id, { learned, network }) => {
    const { features, hidden, inner, innerBias, outer, direct } = network;
    expect([inner, innerBias, outer, direct].map((values) => values.length)).toEqual([
      hidden * features.length,
      hidden,
      hidden,
      features.length,
    ]);
    expect(statSync(fileURLToPath(new URL(`./${id}/network.json`, import.meta.url))).size).toBeLessThan(300_000);
    expect(learned.game).toBe(id);
    expect(learned.settings.seed).toBeTypeOf("string");
    expect(learned.games).toBe(learned.settings.games);
  });
});

describe("values", () => {
  it("weigh features by name", () => {
    const features = featureSet({ a: () => 2, b: () => 1 }, () => ({ points: 30 }));
    expect(linearValue(features, { a: 4 }).expect({}, 0)).toBe(38);
    expect(() => linearValue(features, { z: 4 })).toThrow(/no such feature: z/);
  });

  it("count a lead over the best of the others, alone the points themselves", () => {
    expect(lead([40, 55, 50], 0, 1)).toBe(-15);
    expect(lead([40, 55, 50], 1, 1)).toBe(5);
    expect(lead([40, 55, 50], 1, 0)).toBe(55);
    expect(lead([40], 0, 1)).toBe(40);
  });
});
