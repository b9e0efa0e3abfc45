import { describe, expect, it } from "vitest";
import { GAMES } from "./games.ts";
import { guessLocale, systemLocale, wordsOf } from "./language.ts";
import { carnegieDe } from "./text/carnegie-de.ts";
import { carnegieEn } from "./text/carnegie-en.ts";
import { gluckaufDe } from "./text/gluckauf-de.ts";
import { gluckaufEn } from "./text/gluckauf-en.ts";
import { USAGE_CODES } from "./usage-error.ts";

/** The keys of a catalogue and of everything in it. */
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

  it("say every refusal in one line", () => {
    for (const locale of ["en", "de"] as const) {
      for (const code of USAGE_CODES) expect(wordsOf(locale).errors[code]({})).toMatch(/^[^\n]{10,}$/);
    }
  });

  it("name what is reconstructed in every game", () => {
    for (const { words } of GAMES) {
      expect(words.en.reconstructed.length).toBeGreaterThan(1);
      expect(words.de.reconstructed.length).toBe(words.en.reconstructed.length);
    }
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
