import { game, MODULE_IDS, SOLO_LEVELS } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { firstOf, fitting, mayChooseFirst, objectionTo, optionsFor } from "./agreements.ts";
import { agreements } from "./carnegie.ts";

const carnegie = game as AnyGame;

describe("the options before a game of Carnegie", () => {
  it("offers every module and all four levels, each with a line in both languages", () => {
    expect(agreements.modules.map(({ id }) => id)).toEqual(MODULE_IDS);
    expect(agreements.levels.map(({ id }) => id)).toEqual(SOLO_LEVELS);
    for (const choice of [...agreements.modules, ...agreements.levels]) {
      const lines = (["en", "de"] as const).map((locale) => choice.line(locale));
      expect(new Set(lines).size).toBe(2);
      for (const line of lines) expect(line.length).toBeGreaterThan(20);
    }
  });

  it("says in words which modules cannot be played together, or alone", () => {
    expect(objectionTo(carnegie, "open-bar", ["new-departments"], 3, "en")).toMatch(/cannot be played together/);
    expect(objectionTo(carnegie, "open-bar", ["new-departments"], 3, "de")).toMatch(/nicht zusammen/);
    expect(objectionTo(carnegie, "secret-donation", [], 1, "en")).toMatch(/at least two players/);
    expect(objectionTo(carnegie, "secret-donation", ["secret-donation"], 3, "en")).toBeUndefined();
  });

  it("keeps of the chosen modules those that fit the number of players", () => {
    const wished = ["right-to-wait", "new-departments", "open-bar"];
    expect(fitting(carnegie, wished, 3)).toEqual(["right-to-wait", "new-departments"]);
    expect(fitting(carnegie, wished, 1)).toEqual(["new-departments"]);
    expect(fitting(carnegie, ["a module of old"], 3)).toEqual([]);
  });

  it("becomes options that the game accepts, and none if everything is default", () => {
    const usual = { seats: 3, level: "normal", modules: [], firstPlayer: undefined };
    expect(optionsFor(usual, agreements, undefined)).toBeUndefined();
    const alone = optionsFor({ ...usual, seats: 1, level: "expert", modules: ["open-bar"] }, agreements, undefined);
    expect(carnegie.options(alone, 1)).toEqual({ solo: "expert", modules: ["open-bar"] });
    expect(optionsFor({ ...usual, seats: 2 }, undefined, { innovations: [] })).toEqual({
      components: { innovations: [] },
    });
    expect(optionsFor({ ...usual, firstPlayer: 0 }, agreements, undefined)).toEqual({ firstPlayer: 0 });
  });

  it("lets people choose who begins where it would be drawn, and nowhere else", () => {
    expect(firstOf(carnegie, [], 3, 2)).toBe(2);
    expect(firstOf(carnegie, [], 2, 2)).toBeUndefined();
    expect(mayChooseFirst(carnegie, ["new-beginning"], 3)).toBe(false);
    expect(firstOf(carnegie, ["new-beginning"], 3, 0)).toBeUndefined();
    expect(mayChooseFirst(carnegie, [], 1)).toBe(false);
    expect(firstOf(gluckauf as AnyGame, [], 2, 1)).toBe(1);
  });
});
