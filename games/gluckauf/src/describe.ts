import { type DescribeContext, describer, isHidden, type Language, type Locale } from "@montan/engine";
import type { Card } from "./cards.ts";
import type { AreaId, ObjectiveCard, StackId } from "./data/components.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import { costOf } from "./payment.ts";
import type { Pending } from "./pending.ts";
import type { Category } from "./scoring.ts";
import { type State, stackOf } from "./state.ts";
import type { Code, CodeSentences } from "./text/codes.ts";
import { GERMAN } from "./text/de.ts";
import { CODES as GERMAN_CODES } from "./text/de-codes.ts";
import { EVENTS as GERMAN_EVENTS } from "./text/de-events.ts";
import { MOVES as GERMAN_MOVES, QUESTIONS as GERMAN_QUESTIONS } from "./text/de-moves.ts";
import { ENGLISH } from "./text/en.ts";
import { CODES as ENGLISH_CODES } from "./text/en-codes.ts";
import { EVENTS as ENGLISH_EVENTS } from "./text/en-events.ts";
import { MOVES as ENGLISH_MOVES, QUESTIONS as ENGLISH_QUESTIONS } from "./text/en-moves.ts";
import type { Say, Term, Vocabulary } from "./text/say.ts";

type Words = Language<Event | Move | Pending, Code, Say>;

const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = { en: ENGLISH, de: GERMAN };

const LANGUAGES: Readonly<Record<Locale, Words>> = {
  en: { things: { ...ENGLISH_EVENTS, ...ENGLISH_MOVES, ...ENGLISH_QUESTIONS }, codes: anyParams(ENGLISH_CODES) },
  de: { things: { ...GERMAN_EVENTS, ...GERMAN_MOVES, ...GERMAN_QUESTIONS }, codes: anyParams(GERMAN_CODES) },
};

/** A code always comes with its own params; read as data, the connection is lost to the type system. */
function anyParams(codes: CodeSentences): Words["codes"] {
  return codes as Words["codes"];
}

/** Sentences for everything that happens, is asked, offered, refused or warned about, and for wrong options. */
export const describe = describer<State, Event | Move | Pending, Code, Say>(LANGUAGES, sayFor);

function sayFor({ locale, names, view }: DescribeContext<State>): Say {
  const vocabulary = VOCABULARIES[locale];
  return {
    ...vocabulary,
    name: (seat) => names?.[seat] || vocabulary.player(seat),
    cost: (area) => (view === undefined ? undefined : costOf(view, area)),
    top: (stack) => (view === undefined ? undefined : openCard(view, stack)),
  };
}

function openCard(state: State, stack: StackId): Card | undefined {
  const top = stackOf(state, stack).cards.at(-1);
  return isHidden(top) || state.covered.includes(stack) ? undefined : top;
}

/** Says which vocabulary a text belongs to: the engine stack, an engine innovation and the noun would look the same. */
export type Nameable =
  | { readonly term: Term }
  | { readonly card: Card }
  | { readonly area: AreaId }
  /** Inside a sentence: "the next card of the left lorry stack". */
  | { readonly stack: StackId }
  | { readonly category: Category }
  /** What it pays. */
  | { readonly objective: ObjectiveCard };

/** The name of a thing outside a sentence: for headings, labels and score sheets. */
export function nameOf(thing: Nameable, locale: Locale): string {
  const { term, card, area, stack, category, objective } = VOCABULARIES[locale];
  if ("term" in thing) return term(thing.term);
  if ("card" in thing) return card(thing.card);
  if ("objective" in thing) return objective(thing.objective);
  if ("stack" in thing) return stack(thing.stack);
  return "area" in thing ? area(thing.area) : category(thing.category);
}
