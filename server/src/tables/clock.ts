import type { Seat } from "@montan/engine";
import type { ClockSettings } from "@montan/protocol";
import { type Outage, runningTime } from "./outages.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimedClock = Exclude<ClockSettings, { type: "none" }>;

interface PaidTurn {
  /** How many of the seat's decisions stood when the turn ended. */
  readonly decisions: number;
  /** The time left at the end of the turn, before the turn's time was added. */
  readonly left: number;
}

/**
 * The clocks of a table: what each seat had left when the last entry was made. Those of all asked seats run from then
 * on.
 */
export class Clock {
  readonly settings: TimedClock;
  at: number;
  left: number[];
  /** By seat: the turns that have added their time. */
  readonly #paid: PaidTurn[][];
  /** By seat: what it had left after turns that were taken back, the earliest last; a turn adds time only once. */
  readonly #ahead: number[][];

  constructor(settings: TimedClock, seats: number, at: number) {
    this.settings = settings;
    this.at = at;
    this.left = Array.from({ length: seats }, () => initial(settings));
    this.#paid = this.left.map(() => []);
    this.#ahead = this.left.map(() => []);
  }

  /** Subtracts time from these seats. */
  run(asked: readonly Seat[], until: number, outages: readonly Outage[]): void {
    const passed = runningTime(this.at, until, outages);
    for (const seat of asked) this.left[seat] = (this.left[seat] ?? 0) - passed;
    this.at = until;
  }

  /** A seat has made the last decision of a turn; `decisions`: how many of its own stand now. */
  pay(seat: Seat, decisions: number): void {
    const { settings } = this;
    const left = this.left[seat] ?? 0;
    const ahead = this.#ahead[seat]?.pop();
    this.#paid[seat]?.push({ decisions, left });
    if (settings.type === "days") this.left[seat] = ahead ?? initial(settings);
    else if (ahead === undefined) this.left[seat] = left + settings.increment * SECOND;
  }

  /** Only this many decisions of a seat stand now: it may be back in an earlier turn, with the time left in it. */
  takeBack(seat: Seat, decisions: number): void {
    const paid = this.#paid[seat] ?? [];
    for (let last = paid.at(-1); last !== undefined && last.decisions > decisions; last = paid.at(-1)) {
      paid.pop();
      this.#ahead[seat]?.push(this.left[seat] ?? 0);
      if (this.settings.type === "days") this.left[seat] = last.left;
    }
  }

  /** A person takes their seat back from a bot and gets some time to look around. */
  refill(seat: Seat): void {
    const least =
      this.settings.type === "live" ? Math.max(MINUTE, this.settings.increment * SECOND) : initial(this.settings);
    this.left[seat] = Math.max(this.left[seat] ?? 0, least);
  }

  /** When the time of an asked seat is up, if nothing happens before. */
  deadline(seat: Seat, zone: string | undefined, outages: readonly Outage[]): number {
    const lost = outages.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, this.at)), 0);
    const due = this.at + (this.left[seat] ?? 0) + lost;
    return this.settings.type === "days" ? afterQuietHours(due, this.settings.quiet, zone) : due;
  }
}

function initial(settings: TimedClock): number {
  return Math.round(settings.type === "live" ? settings.minutes * MINUTE : settings.days * DAY);
}

/** A time within the quiet hours moves to their end. */
export function afterQuietHours(at: number, quiet: { from: number; to: number } | undefined, zone = "UTC"): number {
  if (quiet === undefined || quiet.from === quiet.to) return at;
  const { from, to } = quiet;
  const time = timeOfDay(at, zone);
  const isQuiet = from < to ? time >= from * HOUR && time < to * HOUR : time >= from * HOUR || time < to * HOUR;
  if (!isQuiet) return at;
  const end = at + ((to * HOUR - time + DAY) % DAY);
  // Daylight saving may have started or ended during the night.
  const off = timeOfDay(end, zone) - to * HOUR;
  return end - (Math.abs(off) > DAY / 2 ? off - Math.sign(off) * DAY : off);
}

/** In milliseconds since midnight. */
function timeOfDay(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [hour = 0, minute = 0, second = 0] = [parts.get("hour"), parts.get("minute"), parts.get("second")];
  return hour * HOUR + minute * MINUTE + second * SECOND + (at % SECOND);
}
