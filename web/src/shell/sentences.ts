import {
  type AnyGame,
  type CodedError,
  fill,
  IllegalMove,
  type Json,
  kernelWords,
  type Locale,
  type Seat,
} from "@montan/engine";
import type { Playable } from "../playable.ts";
import type { Moment } from "./match.ts";

/** What somebody is told of a moment. */
type Told = Pick<Moment, "state" | "events">;

/** One thing that happened, as a sentence, with the pieces it speaks of. */
export interface Line {
  readonly text: string;
  readonly pieces: readonly string[];
}

export interface Listener {
  /** undefined: a spectator. */
  readonly seat: Seat | undefined;
  readonly locale: Locale;
  readonly names: readonly string[];
}

/** What a moment's events say to a listener. */
export function storyOf({ game, table, manner }: Playable, moment: Told, { seat, locale, names }: Listener): Line[] {
  return moment.events.flatMap((event) => {
    const known = game.redact(event, seat);
    if (known === undefined || manner.quiet.includes(typeOf(known))) return [];
    return [{ text: game.describe(known, { locale, names }), pieces: table.piecesOf(known) }];
  });
}

export function eventsFor(game: AnyGame, moment: Told, seat: Seat | undefined): readonly unknown[] {
  return moment.events.flatMap((event) => {
    const known = game.redact(event, seat);
    return known === undefined ? [] : [known];
  });
}

export function typeOf(event: unknown): string {
  return (event as { readonly type: string }).type;
}

/** Why something was refused, in one sentence; `game`: whose rule said no, where it was one. */
export function reasonOf(error: CodedError, locale: Locale, game?: AnyGame): string {
  const facts = error.params as Readonly<Record<string, Json>>;
  if (typeof facts.reason === "string") {
    const inner = new IllegalMove(facts.reason, facts.params ?? {});
    const reason = reasonOf(inner, locale, game).replace(/\.$/, "");
    return fill(kernelWords(locale)[error.code] ?? error.code, { ...facts, reason });
  }
  if (game !== undefined) return game.describe(error, { locale });
  return fill(kernelWords(locale)[error.code] ?? error.code, error.params);
}
