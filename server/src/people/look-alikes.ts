/**
 * Lower-case letters of other scripts, and digits, that people take for Latin ones: one string per Latin letter. A
 * selection of Unicode's confusables (UTS 39): names do not mix these scripts (names.ts), so only whole words that look
 * Latin could deceive.
 */
const LOOK_LIKE: Readonly<Record<string, string>> = {
  a: "аαɑ",
  b: "вβьƅ",
  c: "сᴄ",
  d: "ԁժ",
  e: "еεҽ",
  f: "ƒϝք",
  g: "ɡց",
  h: "нηһհ",
  j: "јϳյ",
  k: "кκ",
  // Capital I, small l and the digit 1 look alike in many typefaces, and case is ignored.
  l: "iі1ιӏıɩ",
  m: "мμ",
  n: "пνոռ",
  o: "о0οσօ",
  p: "рρ",
  q: "ԛգզ",
  r: "гⲅᴦ",
  s: "ѕꜱ",
  t: "тτ",
  u: "цυսʋ",
  v: "ѵᴠ",
  w: "ԝωաѡ",
  x: "хχ",
  y: "уγүყ",
  z: "ζᴢ",
  "3": "зҙʒȝ",
  "6": "б",
};

const LATIN = new Map(
  Object.entries(LOOK_LIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
);

/** Pairs of letters that look like one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["rn", "m"],
  ["vv", "w"],
];

/** What a lower-case text looks like at a glance. */
export function looksLike(text: string): string {
  const letters = [...text].map((letter) => LATIN.get(letter) ?? letter).join("");
  return PAIRS.reduce((seen, [pair, one]) => seen.replaceAll(pair, one), letters);
}
