import type { AnyGame, Locale, Owner, Seat } from "@montan/engine";
import { unbroken } from "../i18n/unbroken.ts";
import type { Playable, Tally } from "../playable.ts";
import type { Moment } from "./match.ts";

/** What a viewer is told about a moment. */
type Told = Pick<Moment, "events">;

/** One event as a sentence, with the pieces it mentions. */
export interface Line {
  readonly text: string;
  readonly pieces: readonly string[];
  /** Who it belongs to; undefined: whoever decided, or nobody. */
  readonly owner: Owner | undefined;
  /** The round that begins here. */
  readonly begins: number | undefined;
  /** What it brought and cost. */
  readonly tally: readonly Tally[];
}

interface Speech {
  readonly locale: Locale;
  readonly names: readonly string[];
}

export interface Listener extends Speech {
  /** undefined: a spectator. */
  readonly seat: Seat | undefined;
}

/** The sentences of a moment's events for a viewer. */
export function storyOf(playable: Playable, moment: Told, listener: Listener): Line[] {
  return linesOf(playable, eventsFor(playable.game, moment, listener.seat), listener);
}

/** Events that a viewer knows of, in sentences: the same in the log, in acts, in a replay and for a screen reader. */
export function linesOf(
  { game, table, manner }: Playable,
  events: readonly unknown[],
  { locale, names }: Speech,
): Line[] {
  const worthALine = events.filter((event) => !manner.quiet.includes(typeOf(event)));
  return worthALine.map((event) => ({
    text: unbroken(game.describe(event, { locale, names })),
    pieces: table.piecesOf(event),
    owner: manner.whose(event),
    begins: manner.rounds.begunBy(event),
    tally: manner.tally(event),
  }));
}

export function eventsFor(game: AnyGame, { events }: Told, seat: Seat | undefined): readonly unknown[] {
  return events.flatMap((event) => {
    const known = game.redact(event, seat);
    return known === undefined ? [] : [known];
  });
}

export function typeOf(event: unknown): string {
  return (event as { readonly type: string }).type;
}
