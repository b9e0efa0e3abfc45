/** Keeps number and unit on one line: "3 VP", "12 SP", "5 s". A slot that is filled later counts as a number. */
export function unbroken(text: string): string {
  return text.replace(/([\d}]) (VP|SP|s|kB)(?!\p{L})/gu, "$1\u00a0$2");
}

/** The same for every text of a game's vocabulary, and for the results of its functions. */
export function unbrokenIn<Words>(words: Words): Words {
  return glued(words) as Words;
}

function glued(words: unknown): unknown {
  if (typeof words === "string") return unbroken(words);
  if (typeof words === "function") return (...given: unknown[]) => glued(words(...given));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, glued(value)]));
}
