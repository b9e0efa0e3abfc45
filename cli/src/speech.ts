import { type AnyGame, type CodedError, type Json, type Locale, reasonOf } from "@montan/engine";
import type { TerminalGame } from "./games.ts";
import { wordsOf } from "./language.ts";
import { harmless } from "./layout.ts";
import { UsageError } from "./usage-error.ts";

export interface Speech {
  readonly locale: Locale;
  readonly names?: readonly string[];
  readonly view?: unknown;
}

/** One sentence about something in a game. Names and files come from outside, so control characters are removed. */
export function sentence(game: AnyGame, thing: unknown, speech: Speech): string {
  return harmless(game.describe(thing, speech));
}

/** What happened, in sentences; `known` returns each event as far as the listener may know it. */
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

/** An error in one line. `game`: the game whose rule refused, if any. */
export function complaint(error: CodedError, locale: Locale, game?: AnyGame): string {
  if (error instanceof UsageError) return harmless(usageSentence(error, locale));
  return harmless(reasonOf(error, locale, game));
}

function usageSentence({ code, params }: UsageError, locale: Locale): string {
  const { errors } = wordsOf(locale);
  return errors[code as keyof typeof errors](params as Readonly<Record<string, Json>>);
}
