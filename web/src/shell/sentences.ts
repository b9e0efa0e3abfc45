import type { AnyGame, Locale, Seat } from "@montan/engine";
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
