import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { GLOSSARIES } from "./glossary.ts";
import { ROOT } from "./root.ts";

const LANGUAGES = ["en", "de"] as const;
type Language = (typeof LANGUAGES)[number];

interface Text {
  readonly path: string;
  readonly language: Language;
  /** The key of the text, if it names a game: "carnegie.desk". */
  readonly about: string;
  readonly words: string;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Files in one language have it in their names: games, page and terminal. */
const FILES = globSync("{games/*,cli,web}/src/**/*.ts", { cwd: ROOT })
  .map((path) => path.split(sep).join("/"))
  .filter((path) => /\/(text|i18n|learn)\//.test(path) && !/\.test\.ts$|\/testing\//.test(path));

const TEXTS: readonly Text[] = FILES.flatMap((path) => {
  const language = LANGUAGES.find((one) => new RegExp(`(^|[/-])${one}([/-]|\\.ts$)`).test(path));
  if (language === undefined) return [];
  return textsIn(path).map((text) => ({ path, language, ...text }));
});

/** Every text of a file except its imports, its keys and the literals of its types. */
function textsIn(path: string): Pick<Text, "about" | "words">[] {
  const found: Pick<Text, "about" | "words">[] = [];
  const visit = (node: Node, outer = ""): void => {
    const about = node.type === "Property" ? `${outer} ${keyOf(node)}` : outer;
    if (node.type === "ImportDeclaration" || node.type.startsWith("TSLiteral")) return;
    if (node.type === "Literal" && typeof node.value === "string" && /\p{L}{2}/u.test(node.value))
      found.push({ about, words: node.value });
    if (node.type === "TemplateElement") found.push({ about, words: (node.value as { cooked: string }).cooked });
    for (const [field, value] of Object.entries(node)) {
      if (node.type === "Property" && field === "key") continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, about);
    }
  };
  visit(parseSync(path, readFileSync(join(ROOT, path), "utf8")).program as unknown as Node);
  return found;
}

function keyOf({ key }: Node): string {
  if (!isNode(key)) return "";
  return String(key.type === "Literal" ? key.value : (key.name ?? ""));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Partial<Node>).type === "string";
}

/** The texts a glossary holds for: those of its game, or all of them. */
function textsFor(scope: string, language: Language): Text[] {
  const isAbout = ({ path, about }: Text) => path.includes(scope) || about.includes(scope);
  return TEXTS.filter((text) => text.language === language && (scope === "everywhere" || isAbout(text)));
}

describe.each(Object.entries(GLOSSARIES))("the glossary of %s", (scope, glossary) => {
  describe.each(LANGUAGES)("in %s", (language) => {
    const texts = textsFor(scope, language);
    const all = texts.map(({ words }) => words).join("\n");

    it.each(glossary[language])("$term is the word for it", ({ term, not }) => {
      expect(new RegExp(term, "i").test(all), `${term} is said somewhere`).toBe(true);
      const wrong = texts.filter(({ words }) => isWrong(words, not)).map(({ path, words }) => `${path}: ${words}`);
      expect(wrong).toEqual([]);
    });
  });
});

/** Also at the beginning of a sentence or a label; ids ("lobby") and names of signs ("{mission}") are skipped. */
function isWrong(words: string, not: RegExp | undefined): boolean {
  if (not === undefined || /^[a-z][a-z/-]*$/.test(words)) return false;
  return new RegExp(not.source, "iu").test(words.replaceAll(/[{[][a-z/-]+[}\]]/g, ""));
}

it("reads games, page and terminal", () => {
  for (const part of ["games/carnegie", "games/gluckauf", "cli", "web/src/i18n", "web/src/learn"])
    for (const language of LANGUAGES)
      expect(
        TEXTS.some((text) => text.path.startsWith(part) && text.language === language),
        `${part} ${language}`,
      ).toBe(true);
});

it("has one kind of apostrophe in English", () => {
  const wrong = TEXTS.filter(({ language, words }) => language === "en" && /[\p{L}}]'\p{L}/u.test(words));
  expect(wrong.map(({ path, words }) => `${path}: ${words}`)).toEqual([]);
});
