import {
  type AnyGame,
  BrokenRecord,
  type CodedError,
  fill,
  IllegalMove,
  type Json,
  kernelWords,
  type Locale,
} from "@montan/engine";
import { GAMES, type TerminalGame } from "./games.ts";
import { wordsOf } from "./language.ts";
import { harmless } from "./layout.ts";
import { UsageError } from "./usage-error.ts";

export interface Speech {
  readonly locale: Locale;
  readonly names?: readonly string[];
  readonly view?: unknown;
}

/** One sentence about something of a game. Names and files come from outside: nothing in it can steer the terminal. */
export function sentence(game: AnyGame, thing: unknown, speech: Speech): string {
  return harmless(game.describe(thing, speech));
}

/** What happened, in sentences; `known` tells each event as far as the listener learns of it. */
export function story(
  { game, quiet }: TerminalGame,
  events: readonly unknown[],
  speech: Speech,
  known = (event: unknown): unknown => event,
): string[] {
  return events.flatMap((event) => {
    const learned = known(event);
    if (learned === undefined || quiet.includes((event as { type: string }).type)) return [];
    return [`· ${sentence(game, learned, speech)}`];
  });
}

/** What went wrong, in one line a person understands. `game`: whose rule said no, where it was one. */
export function complaint(error: CodedError, locale: Locale, game?: AnyGame): string {
  if (error instanceof UsageError) return harmless(usageSentence(error, locale));
  if (error instanceof BrokenRecord) return harmless(brokenSentence(error, locale, game));
  if (game === undefined) return harmless(fill(kernelWords(locale)[error.code] ?? error.code, error.params));
  return sentence(game, error, { locale });
}

function usageSentence({ code, params }: UsageError, locale: Locale): string {
  const { errors } = wordsOf(locale);
  return errors[code as keyof typeof errors](params as Readonly<Record<string, Json>>);
}

/** A record may break on a rule of its game: then the reason is the game's own sentence. */
function brokenSentence({ code, params }: BrokenRecord, locale: Locale, game: AnyGame | undefined): string {
  const template = kernelWords(locale)[code] ?? code;
  const facts = params as Readonly<Record<string, Json>>;
  if (game === undefined || typeof facts.reason !== "string") return fill(template, params);
  const reason = sentence(game, new IllegalMove(facts.reason, facts.params ?? {}), { locale });
  return fill(template, { ...facts, reason: reason.replace(/\.$/, "") });
}

/** The game a record says it is of, as far as that can be read. */
export function gameOfRecord(text: string): AnyGame | undefined {
  const id = /^game: "(\w+)"$/m.exec(text)?.[1];
  return GAMES.find(({ game }) => game.id === id)?.game;
}
