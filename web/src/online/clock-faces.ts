import type { Locale, Seat } from "@montan/engine";
import type { ClockFace, ClockSettings } from "@montan/protocol";

/** A player's remaining time. */
export interface TimeLeft {
  readonly seat: Seat;
  /** Milliseconds; never less than 0. */
  readonly left: number;
  /** When it is up, in the server's time; undefined: it does not run. */
  readonly until: number | undefined;
}

/** By seat, at this time of the server. */
export function timesLeft({ left, deadlines }: ClockFace, now: number): TimeLeft[] {
  return left.map((kept, seat) => {
    const until = deadlines.find((deadline) => deadline.seat === seat)?.at;
    return { seat, left: Math.max(0, until === undefined ? kept : until - now), until };
  });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Less than this is shown as short. */
const LITTLE: Readonly<Record<ClockSettings["type"], number>> = { none: 0, live: MINUTE, days: 3 * HOUR };

export function isLittle(type: ClockSettings["type"], { left, until }: TimeLeft): boolean {
  return until !== undefined && left < LITTLE[type];
}

/** "12:04", with hours "1:12:04". */
export function countdown(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** "18:00" today, "Friday 18:00" within a week, "5 June, 18:00" later; `until` and `now` in the same time. */
export function moment(until: number, now: number, locale: Locale, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = { hour: "numeric", minute: "2-digit", hour12: false, ...zone } as const;
  const day = (at: number) => new Intl.DateTimeFormat(locale, { dateStyle: "short", ...zone }).format(at);
  if (day(until) === day(now)) return new Intl.DateTimeFormat(locale, time).format(until);
  const date = until - now < 6 * DAY ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat(locale, { ...date, ...time }).format(until);
}
