import { COMPANY_BOARD, PROJECT_TABS, vocabulary } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { GAMES, gameNamed } from "./games.ts";
import { guessLocale, systemLocale, wordsOf } from "./language.ts";
import { carnegieDe } from "./text/carnegie-de.ts";
import { carnegieEn } from "./text/carnegie-en.ts";
import { gluckaufDe } from "./text/gluckauf-de.ts";
import { gluckaufEn } from "./text/gluckauf-en.ts";
import { USAGE_CODES } from "./usage-error.ts";

/** The keys of a word table and of everything in it. */
function keysOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`));
}

describe("languages", () => {
  it("have the same words", () => {
    for (const [en, de] of [
      [wordsOf("en"), wordsOf("de")],
      [gluckaufEn, gluckaufDe],
      [carnegieEn, carnegieDe],
    ]) {
      expect(keysOf(de).sort()).toEqual(keysOf(en).sort());
    }
  });

  it("report every refusal in one line", () => {
    for (const locale of ["en", "de"] as const) {
      for (const code of USAGE_CODES) expect(wordsOf(locale).errors[code]({})).toMatch(/^[^\n]{10,}$/);
    }
  });

  it("name what could not be read in every game", () => {
    for (const { game, uncertain } of GAMES) {
      const state = game.create(game.options(undefined, 2), 2, "words");
      expect(uncertain(state, "en").length).toBeGreaterThan(1);
      expect(uncertain(state, "de").length).toBe(uncertain(state, "en").length);
    }
  });

  it("name nothing in a game with replaced tables", () => {
    const { game, uncertain } = gameNamed("carnegie");
    const projectTabs = JSON.parse(
      JSON.stringify(PROJECT_TABS, (key, value) => (key === "inferred" ? undefined : value)),
    );
    const { inferred: _, ...companyBoard } = COMPANY_BOARD;
    const options = game.options({ components: { projectTabs, companyBoard } }, 2);
    expect(uncertain(game.create(options, 2, "words"), "en")).toEqual([vocabulary("en").inferred.none]);
  });

  it("follow the system", () => {
    expect(systemLocale({ LANG: "de_AT.UTF-8" })).toBe("de");
    expect(systemLocale({ LANG: "de_DE", LC_ALL: "C" })).toBe("en");
    expect(systemLocale({ LC_ALL: "", LANG: "fr_FR" })).toBe("en");
    expect(systemLocale({})).toBe("en");
  });

  it("are known before the arguments are understood", () => {
    expect(guessLocale(["pley", "--lang", "de"], "en")).toBe("de");
    expect(guessLocale(["pley", "--lang=en"], "de")).toBe("en");
    expect(guessLocale(["pley", "--lang", "xx"], "de")).toBe("de");
    expect(guessLocale(["pley"], "de")).toBe("de");
  });
});
