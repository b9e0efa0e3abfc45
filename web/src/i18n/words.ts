import type { Locale } from "@montan/engine";
import { locale } from "../store/settings.ts";
import { unbroken } from "./unbroken.ts";

/** The plural forms; both of our languages have these two. */
interface Plural {
  readonly one: string;
  readonly other: string;
}

/** A template whose `{slots}` are filled, or one for each plural form of `{count}`. */
type Message = string | Plural;

export type English = Readonly<Record<string, Message>>;

/** The same keys with the same kind of message: one that is missing in another language is a type error. */
export type Translated<E extends English> = {
  readonly [Key in keyof E]: E[Key] extends string ? string : Plural;
};

type Slots<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type SlotsOf<M> = M extends string ? Slots<M> : M extends Plural ? Slots<M["other"]> | "count" : never;
type Values<M> = { readonly [Slot in SlotsOf<M>]: string | number };

/** Returns a message; one with slots needs their values. */
export type Say<E extends English> = <Key extends keyof E & string>(
  key: Key,
  ...values: [SlotsOf<E[Key]>] extends [never] ? [] : [Values<E[Key]>]
) => string;

/** The messages of one area of the interface in every language: a word table. */
export interface Words<E extends English> {
  readonly en: E;
  readonly de: Translated<E>;
}

/** Created once, since creating them is expensive. */
const NUMBERS: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat("en"),
  de: new Intl.NumberFormat("de"),
};

type Given = Readonly<Record<string, string | number>>;

/** A game table needs some hundred messages for each rendering, so messages without slots take a short path. */
export function sayIn<E extends English>(words: Words<E>, language: Locale): Say<E> {
  const messages: English = words[language];
  return (key: string, given?: Given) => {
    const message = messages[key] as Message;
    if (given === undefined) return typeof message === "string" ? message : message.other;
    const parts = partsOf(typeof message === "string" ? message : message[form(given.count)]);
    let said = "";
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at] as string;
      said += at % 2 === 0 ? part : filled(part, given, language);
    }
    return said;
  };
}

const TEMPLATES = new Map<string, readonly string[]>();

/** Text and names of slots in turn. */
function partsOf(text: string): readonly string[] {
  const parts = TEMPLATES.get(text) ?? unbroken(text).split(/\{(\w+)\}/);
  TEMPLATES.set(text, parts);
  return parts;
}

function filled(slot: string, given: Given, language: Locale): string {
  const value = given[slot];
  return typeof value === "number" ? figure(value, language) : (value ?? `{${slot}}`);
}

/** English and German have the same plural rule: one thing, and any other number of things. */
function form(count: string | number | undefined): keyof Plural {
  return Math.abs(Number(count)) === 1 ? "one" : "other";
}

function figure(value: number, language: Locale): string {
  const plain = Number.isInteger(value) && Math.abs(value) < 1000;
  return plain ? String(value) : NUMBERS[language].format(value);
}

/** The messages of an area in the current language: a component that uses them changes with it. */
export function useWords<E extends English>(words: Words<E>): Say<E> {
  return sayIn(words, locale.value);
}
