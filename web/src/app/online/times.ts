import type { Locale } from "@montan/engine";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 days 4 hours", "5 minutes": only as precise as people want to know. Less than a minute is shown in seconds. */
export function duration(milliseconds: number, locale: Locale): string {
  const time = Math.max(0, milliseconds);
  const said = (count: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const two = (large: number, unit: string, small: number, smaller: string) => {
    const first = Math.floor(time / large);
    const second = Math.floor((time % large) / small);
    return second === 0 || first > 3 ? said(first, unit) : `${said(first, unit)} ${said(second, smaller)}`;
  };
  if (time >= DAY) return two(DAY, "day", HOUR, "hour");
  if (time >= HOUR) return two(HOUR, "hour", MINUTE, "minute");
  if (time >= MINUTE) return said(Math.floor(time / MINUTE), "minute");
  return said(Math.floor(time / 1000), "second");
}

/** When something began: the time of day, and the date if it is not today. */
export function moment(at: number, now: number, locale: Locale): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(locale, { timeStyle: "short", ...(!isToday && { dateStyle: "medium" }) }).format(at);
}
