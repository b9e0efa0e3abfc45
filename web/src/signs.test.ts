import { describe, expect, it } from "vitest";
import { PLAYER_SIGNS, readSigns, signOf, withSign } from "./signs.ts";

describe("the signs of the players", () => {
  it("are those of the seats until somebody chooses", () => {
    expect([0, 1, 2, 3].map((seat) => signOf(PLAYER_SIGNS, seat))).toEqual(["anvil", "star", "wave", "gear"]);
  });

  it("are swapped: everybody still has one of their own", () => {
    expect(withSign(PLAYER_SIGNS, 0, "wave")).toEqual(["wave", "star", "anvil", "gear"]);
    expect(withSign(withSign(PLAYER_SIGNS, 0, "wave"), 2, "gear")).toEqual(["wave", "star", "gear", "anvil"]);
    expect(withSign(PLAYER_SIGNS, 1, "star")).toEqual(PLAYER_SIGNS);
  });

  it("are accepted only if each of them occurs once", () => {
    expect(readSigns(["gear", "wave", "star", "anvil"])).toEqual(["gear", "wave", "star", "anvil"]);
    for (const bad of [undefined, "gear", ["gear"], ["gear", "gear", "star", "anvil"], ["gear", "wave", "star", "hat"]])
      expect(readSigns(bad)).toBeUndefined();
  });
});
