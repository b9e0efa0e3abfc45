import { Refusal } from "../http/refusal.ts";
import { looksLike } from "./look-alikes.ts";

const LONGEST = 24;

/** Letters with their accents, digits, spaces and punctuation used in names. */
const CHARACTERS = /^[\p{L}\p{M}\p{Nd} '’.\-_&!?]+$/u;
const STACKED_ACCENTS = /\p{M}{3}/u;
/** Filler letters that are invisible. */
const INVISIBLE = /[\u115f\u1160\u3164\uffa0]/u;
/** Scripts with letters that look like those of another one: a name may use only one of them. */
const SCRIPTS = [
  /\p{sc=Latin}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Coptic}/u,
  /\p{sc=Cherokee}/u,
];

/** Names that would let somebody speak for the operators. */
const RESERVED = ["Montan", "Admin", "Administrator", "Moderator", "Support", "Bot", "Server"];

/** A name as it is displayed: composed letters, single spaces. Refuses unreadable and invisible names. */
export function tidyName(text: string): string {
  const name = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  const fits =
    [...name].length <= LONGEST &&
    CHARACTERS.test(name) &&
    /[\p{L}\p{Nd}]/u.test(name) &&
    !STACKED_ACCENTS.test(name) &&
    !INVISIBLE.test(name) &&
    SCRIPTS.filter((script) => script.test(name)).length <= 1;
  if (!fits) throw new Refusal(400, "bad-name");
  return name;
}

/** The same for all names that people could confuse: ignores case, width, look-alike letters and punctuation. */
export function nameKey(name: string): string {
  // Upper case first: that makes "ß" and "SS", "ς" and "σ" equal.
  const small = name.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
  return looksLike(small.replace(/[^\p{L}\p{M}\p{Nd}]/gu, ""));
}

export function isReserved(name: string): boolean {
  return RESERVED_KEYS.has(nameKey(name));
}

const RESERVED_KEYS = new Set(RESERVED.map(nameKey));

/** The name shown among others: the person's own, or with the first number that makes it different. */
export function distinctName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey));
  for (let number = 2, distinct = name; ; number++) {
    if (!keys.has(nameKey(distinct))) return distinct;
    distinct = `${name} ${number}`;
  }
}
