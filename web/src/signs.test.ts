import { describe, expect, it } from "vitest";
import { readSigns, signOf, USUAL_SIGNS, withSign } from "./signs.ts";

describe("the signs of the players", () => {
  it("are those of the seats until somebody chooses", () => {
    expect([0, 1, 2, 3].map((seat) => signOf(USUAL_SIGNS, seat))).toEqual(["anvil", "star", "wave", "gear"]);
  });

  it("change places: everybody still has one of their own", () => {
    expect(withSign(USUAL_SIGNS, 0, "wave")).toEqual(["wave", "star", "anvil", "gear"]);
    expect(withSign(withSign(USUAL_SIGNS, 0, "wave"), 2, "gear")).toEqual(["wave", "star", "gear", "anvil"]);
    expect(withSign(USUAL_SIGNS, 1, "star")).toEqual(USUAL_SIGNS);
  });

  it("are read only where each of them is there once", () => {
    expect(readSigns(["gear", "wave", "star", "anvil"])).toEqual(["gear", "wave", "star", "anvil"]);
    for (const bad of [undefined, "gear", ["gear"], ["gear", "gear", "star", "anvil"], ["gear", "wave", "star", "hat"]])
      expect(readSigns(bad)).toBeUndefined();
  });
});
