import { globSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { type Spoken, spokenIn } from "../testing/spoken.ts";
import { sayIn } from "./words.ts";

type Catalogue = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;

const SOURCES = join(import.meta.dirname, "..");
const ENGLISH = catalogues(import.meta.glob("./en/*.ts", { eager: true }));
const GERMAN = catalogues(import.meta.glob("./de/*.ts", { eager: true }));

/** Each file has one word table, named after its area. */
function catalogues(modules: Record<string, unknown>): ReadonlyMap<string, Catalogue> {
  return new Map(
    Object.entries(modules).map(([path, module]) => {
      const [catalogue] = Object.values(module as Record<string, Catalogue>);
      if (catalogue === undefined) throw new Error(`${path} exports no catalogue`);
      return [basename(path, ".ts"), catalogue];
    }),
  );
}

const spoken: ReadonlyMap<string, Spoken> = new Map(
  globSync("**/*.{ts,tsx}", { cwd: SOURCES })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !path.includes(".test.") && !/^(i18n\/(en|de)|testing)\//.test(path))
    .map((path) => [path, spokenIn(path, readFileSync(join(SOURCES, path), "utf8"))]),
);

/** Used somewhere, or named in a file that knows the area's word table: tables of keys. */
function isUsed(area: string, key: string): boolean {
  return [...spoken.values()].some(({ imports, literals, said }) => {
    if (names(said, key)) return true;
    return imports.some((path) => path.endsWith(`/${area}.ts`)) && names(literals, key);
  });
}

/** In full, or by the fixed start of a template. */
function names(texts: ReadonlySet<string>, key: string): boolean {
  return texts.has(key) || [...texts].some((text) => /[.-]\*$/.test(text) && key.startsWith(text.slice(0, -1)));
}

function slotsOf(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? "").sort();
}

function formsOf(message: Catalogue[string] | undefined): readonly string[] {
  if (message === undefined) return [];
  return typeof message === "string" ? [message] : [message.one, message.other];
}

describe("catalogues", () => {
  it("exist in both languages", () => {
    expect([...GERMAN.keys()]).toEqual([...ENGLISH.keys()]);
    expect(ENGLISH.size).toBeGreaterThan(2);
  });

  it.each([...ENGLISH.keys()])("%s: no key is missing, in either language", (area) => {
    expect(Object.keys(GERMAN.get(area) ?? {}).sort()).toEqual(Object.keys(ENGLISH.get(area) ?? {}).sort());
  });

  it.each([...ENGLISH])("%s: both languages fill the same slots and have a text", (area, english) => {
    for (const [key, message] of Object.entries(english)) {
      const german = GERMAN.get(area)?.[key];
      expect(typeof german, key).toBe(typeof message);
      expect(slotsOf(formsOf(german).at(-1) ?? ""), key).toEqual(slotsOf(formsOf(message).at(-1) ?? ""));
      for (const text of [...formsOf(message), ...formsOf(german)]) expect(text.trim(), key).not.toBe("");
    }
  });

  it.each([...ENGLISH])("%s: every key is used somewhere", (area, english) => {
    expect(Object.keys(english).filter((key) => !isUsed(area, key))).toEqual([]);
  });
});

describe("components", () => {
  it("show no text that is not in a word table", () => {
    const found = [...spoken].flatMap(([path, { untranslated }]) =>
      untranslated.map((text) => `${path}: ${text.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it("would notice such a text", () => {
    const source = `export const A = (n: number) => <p title="Hello" class="ok">Text {n > 1 ? "many" : n} {say("key")} <i aria-label={\`of \${n}\`} /></p>;`;
    const { untranslated, said } = spokenIn("a.tsx", source);
    expect(untranslated.map((text) => text.trim()).sort()).toEqual(["Hello", "Text", "many", "of"]);
    expect([...said]).toEqual(["key"]);
  });
});

describe("saying", () => {
  const words = {
    en: { plain: "Hi {name}", cards: { one: "{count} card", other: "{count} cards" } },
    de: { plain: "Hallo {name}", cards: { one: "{count} Karte", other: "{count} Karten" } },
  } as const;

  it("fills the slots", () => {
    expect(sayIn(words, "de")("plain", { name: "Anna" })).toBe("Hallo Anna");
  });

  it("has the plural forms and number formats of each language", () => {
    const say = sayIn(words, "de");
    expect([0, 1, 2, 12_000].map((count) => say("cards", { count }))).toEqual([
      "0 Karten",
      "1 Karte",
      "2 Karten",
      "12.000 Karten",
    ]);
    expect(sayIn(words, "en")("cards", { count: 1 })).toBe("1 card");
  });
});
