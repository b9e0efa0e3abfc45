import { isHidden, type Locale } from "@montan/engine";
import {
  type Card,
  type CardKind,
  type Destination,
  type EngineModel,
  type InnovationCard,
  type LorryCard,
  lorry,
  OBJECTIVES,
  type ObjectiveCard,
  type OrderCard,
  order,
  type Wagon,
  type WagonCrest,
} from "@montan/gluckauf";
import { GLUE, glued } from "../layout.ts";
import { gluckaufDe } from "../text/gluckauf-de.ts";
import { type GluckaufWords, gluckaufEn } from "../text/gluckauf-en.ts";

const WORDS: Readonly<Record<Locale, GluckaufWords>> = { en: gluckaufEn, de: gluckaufDe };

export function wordsFor(locale: Locale): GluckaufWords {
  return WORDS[locale];
}

/** One dot a lorry; singles with the VP printed on them. */
export function lorryText(words: GluckaufWords, card: LorryCard): string {
  const { crest, lorries, vp } = lorry(card);
  const dots = "●".repeat(lorries);
  return words.crests[crest] + GLUE + (lorries === 1 ? `${dots}${GLUE}${vp}${GLUE}${words.vp}` : dots);
}

export function orderText(words: GluckaufWords, card: OrderCard): string {
  const { destination, lorries, vp } = order(card);
  return [words.destinations[destination], "●".repeat(lorries), String(vp), words.vp].join(GLUE);
}

/** `[Fox ●●]` has its own crest, `[Wild: Fox ●●]` another one, `[Fox –]` nothing. */
export function wagonText(words: GluckaufWords, { crest, lorry: card }: Wagon): string {
  if (card === undefined) return `[${words.crests[crest]}${GLUE}–]`;
  const load = lorryText(words, card);
  return crest === "wild" ? `[${words.crests.wild}:${GLUE}${load}]` : `[${load}]`;
}

type Text = (words: GluckaufWords, card: Card) => string;

const CARD_TEXT: Readonly<Record<CardKind, Text>> = {
  lorry: (words, card) => lorryText(words, card as LorryCard),
  wagon: (words, card) => words.crests[card as WagonCrest],
  engine: (words, card) => words.engine(card as EngineModel),
  order: (words, card) => orderText(words, card as OrderCard),
  share: (words, card) => words.destinations[card as Destination],
  innovation: (words, card) => words.innovations[card as InnovationCard],
  objective: (words, card) => words.objective(OBJECTIVES[card as ObjectiveCard]),
};

export function cardText(words: GluckaufWords, kind: CardKind, card: Card): string {
  return glued(CARD_TEXT[kind](words, card));
}

/** Cards in a hand: the open ones, the player's own secret ones marked, those of others counted. */
export function handTexts<T extends Card>(
  words: GluckaufWords,
  kind: CardKind,
  { open, secret }: { readonly open: readonly T[]; readonly secret: readonly (T | { readonly hidden: true })[] },
): string[] {
  const texts = open.map((card) => cardText(words, kind, card));
  const hidden = secret.filter(isHidden).length;
  for (const card of secret) {
    if (!isHidden(card)) texts.push(`${cardText(words, kind, card as T)}${GLUE}(${glued(words.secret)})`);
  }
  return hidden === 0 ? texts : [...texts, glued(words.hidden(hidden))];
}

/** `A ×2, B`: equal things once, with their number. */
export function counted(things: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const thing of things) numbers.set(thing, (numbers.get(thing) ?? 0) + 1);
  return [...numbers].map(([thing, count]) => (count === 1 ? thing : `${thing}${GLUE}×${count}`)).join(", ");
}
