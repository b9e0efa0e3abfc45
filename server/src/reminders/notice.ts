import type { Locale, Seat } from "@montan/engine";
import type { Room } from "../tables/room.ts";
import type { Table } from "../tables/table.ts";
import { REMINDER_TEXTS } from "./texts.ts";

/** What a person is told: sentences in their language, and what they were made from. */
export interface Notice {
  /** The same for one question, however often it is sent. */
  readonly id: string;
  readonly kind: "turn" | "test";
  readonly language: Locale;
  readonly title: string;
  readonly lines: readonly string[];
  /** Relative to the address of the page. */
  readonly path: string;
  readonly about?: {
    readonly table: string;
    readonly game: string;
    readonly seat: Seat;
    readonly opponents: readonly string[];
    readonly asked: string;
    readonly deadline?: number;
  };
}

interface Reader {
  readonly language: Locale;
  readonly zone: string;
}

/** undefined: that seat is not asked. */
export function noticeOf(table: Table, room: Room, seat: Seat, { language, zone }: Reader): Notice | undefined {
  const { log, game } = table;
  if (log === undefined) return undefined;
  const view = game.view(log.state, seat);
  const pending = game.pending(view, seat);
  if (pending === undefined) return undefined;
  const texts = REMINDER_TEXTS[language];
  const names = table.chairs.map(({ person, bot }) =>
    person === undefined ? texts.bot(bot ?? "random") : room.member(person)?.name || texts.formerPlayer,
  );
  const opponents = names.filter((_, other) => other !== seat);
  const asked = game.describe(pending, { locale: language, names, view });
  const deadline = table.deadline(seat);
  const title = texts.turn(texts.games[game.id] ?? game.id);
  return {
    id: `${table.id}-${seat}-${table.questions.get(seat)?.version ?? table.version}`,
    kind: "turn",
    language,
    title,
    lines: [
      asked,
      ...(opponents.length > 0 ? [texts.opponents(listOf(opponents, language))] : []),
      ...(deadline === undefined ? [] : [texts.deadline(timeOf(deadline, language, zone))]),
    ],
    path: `#/table/${table.id}`,
    about: {
      table: table.id,
      game: game.id,
      seat,
      opponents,
      asked,
      ...(deadline !== undefined && { deadline }),
    },
  };
}

export function testNotice(id: string, language: Locale): Notice {
  const { title, body } = REMINDER_TEXTS[language].test;
  return { id, kind: "test", language, title, lines: [body], path: "#/reminders" };
}

function listOf(names: readonly string[], language: Locale): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

function timeOf(at: number, language: Locale, timeZone: string): string {
  const locale = { en: "en-GB", de: "de-DE" }[language];
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at);
}
