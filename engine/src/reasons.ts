import { BrokenRecord, type CodedError, IllegalMove } from "./errors.ts";
import type { AnyGame, Locale } from "./game.ts";
import type { Json } from "./json.ts";
import { fill, kernelWords } from "./words.ts";

/** Why something was refused, in one sentence; `game`: the game whose rule refused it, if any. */
export function reasonOf(error: CodedError, locale: Locale, game?: AnyGame): string {
  if (error instanceof BrokenRecord) return reasonOfRecord(error, locale, game);
  if (game !== undefined) return game.describe(error, { locale });
  return fill(kernelWords(locale)[error.code] ?? error.code, error.params);
}

/** A record may break a rule of its game: then that rule's own sentence is part of this one. */
function reasonOfRecord({ code, params }: BrokenRecord, locale: Locale, game: AnyGame | undefined): string {
  const template = kernelWords(locale)[code] ?? code;
  const facts = params as Readonly<Record<string, Json>>;
  if (typeof facts.reason !== "string") return fill(template, params);
  const reason = reasonOf(new IllegalMove(facts.reason, facts.params ?? {}), locale, game);
  return fill(template, { ...facts, reason: reason.replace(/\.$/, "") });
}

/** The game that a record says it belongs to, as far as that can be read. */
export function gameOfRecord(text: string, games: readonly AnyGame[]): AnyGame | undefined {
  const id = /^game: "(\w+)"\r?$/m.exec(text)?.[1];
  return games.find((game) => game.id === id);
}
