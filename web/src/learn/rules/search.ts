import type { Block, Grid, RulesText, Section } from "./section.ts";

type Grids = (table: string) => Grid;

/** Letters without case and accents, so that "glück" and "Gluck" find each other; every letter keeps its index. */
function plain(text: string): string {
  return [...text].map((letter) => foldedLetter(letter)).join("");
}

function foldedLetter(letter: string): string {
  const folded = letter.normalize("NFD")[0]?.toLowerCase() ?? letter;
  return folded.length === letter.length ? folded : letter;
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** A word of the query matches where a word of the text begins with it. */
function startsAt(folded: string, at: number, word: string): boolean {
  return folded.startsWith(word, at) && (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ""));
}

function holds(text: string, word: string): boolean {
  const folded = plain(text);
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1))
    if (startsAt(folded, at, word)) return true;
  return false;
}

/** The ids of the sections in which every word of the query occurs, those with it in their title first. */
export function findSections(rules: RulesText, order: readonly string[], query: string, grids: Grids): string[] {
  const words = wordsOf(query);
  const holdsAll = (text: string) => words.every((word) => holds(text, word));
  const found = order.filter((id) => {
    const section = rules.sections[id];
    return section !== undefined && holdsAll(proseOf(section, grids));
  });
  const titled = (id: string) => holdsAll(rules.sections[id]?.title ?? "");
  return [...found.filter(titled), ...found.filter((id) => !titled(id))];
}

/** All words of a section in one text, including its tables. */
function proseOf({ title, blocks }: Section, grids: Grids): string {
  return [title, ...blocks.flatMap((block) => linesOf(block, grids))].join("\n");
}

function linesOf(block: Block, grids: Grids): readonly string[] {
  switch (block.kind) {
    case "text":
      return [block.text];
    case "list":
      return block.items;
    case "example":
      return block.steps;
    case "sum":
      return block.rows.map(({ label }) => label);
    case "table":
      return grids(block.table).rows.flat();
    case "pictures":
      return [];
  }
}

/** A text cut into pieces, of which every second one (from the second on) is a match. */
export function hits(text: string, words: readonly string[]): string[] {
  const folded = plain(text);
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const word = words.find((candidate) => startsAt(folded, at, candidate));
    if (word === undefined) {
      at++;
      continue;
    }
    pieces.push(text.slice(from, at), text.slice(at, at + word.length));
    at += word.length;
    from = at;
  }
  return [...pieces, text.slice(from)];
}
