import type { Seat } from "@montan/engine";
import type { ClockSettings } from "@montan/protocol";
import { type Outage, runningTime } from "./outages.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimedClock = Exclude<ClockSettings, { type: "none" }>;

/**
 * The clocks of a table: what each seat had left when the last entry was made. Those of asked seats run on from then,
 * all at once where several are asked.
 */
export class Clock {
  readonly settings: TimedClock;
  at: number;
  left: number[];
  /** How many decisions stood when a seat was last paid for a turn: taking back and deciding again pays nothing. */
  readonly #paid: number[];

  constructor(settings: TimedClock, seats: number, at: number) {
    this.settings = settings;
    this.at = at;
    this.left = Array.from({ length: seats }, () => initial(settings));
    this.#paid = this.left.map(() => 0);
  }

  /** Lets the time of these seats pass. */
  run(asked: readonly Seat[], until: number, outages: readonly Outage[]): void {
    const passed = runningTime(this.at, until, outages);
    for (const seat of asked) this.left[seat] = (this.left[seat] ?? 0) - passed;
    this.at = until;
  }

  /** A seat has made its last decision of a turn. */
  pay(seat: Seat, decisions: number): void {
    if (decisions <= (this.#paid[seat] ?? 0)) return;
    this.#paid[seat] = decisions;
    const { settings } = this;
    const left = this.left[seat] ?? 0;
    this.left[seat] = settings.type === "live" ? left + settings.increment * SECOND : initial(settings);
  }

  /** Somebody takes their seat back from a bot: they have some time to look around. */
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

/** A moment in the quiet hours becomes the end of them. */
export function afterQuietHours(at: number, quiet: { from: number; to: number } | undefined, zone = "UTC"): number {
  if (quiet === undefined || quiet.from === quiet.to) return at;
  const { hour, minute, second } = timeOfDay(at, zone);
  const { from, to } = quiet;
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return at;
  const hours = (to - hour + 24) % 24;
  return at + hours * HOUR - minute * MINUTE - second * SECOND;
}

function timeOfDay(at: number, timeZone: string): { hour: number; minute: number; second: number } {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return { hour: parts.get("hour") ?? 0, minute: parts.get("minute") ?? 0, second: parts.get("second") ?? 0 };
}
