import type { Seat } from "@montan/engine";
import type { ClockSettings, Settings } from "@montan/protocol";

/** The settings of tables, apart from clock and substitute; the value named first is the default. */
export const TABLE_CHOICES = {
  visibility: ["link", "open", "private"],
  undo: ["limits", "consent", "off"],
  spectators: ["live", "after", "off"],
  absence: ["bot", "end"],
  start: ["host", "full"],
} as const satisfies { readonly [Name in Exclude<keyof Settings, "clock" | "substitute">]: readonly Settings[Name][] };

const SUBSTITUTES = ["medium", "easy", "hard", "expert", "random"] as const satisfies readonly Settings["substitute"][];
export const CLOCK_TYPES = ["none", "live", "days"] as const satisfies readonly ClockSettings["type"][];

/** What the server accepts. */
export const CLOCK_LIMITS = {
  minutes: { min: 1, max: 600 },
  increment: { min: 0, max: 600 },
  days: { min: 1, max: 60 },
  hour: { min: 0, max: 23 },
} as const;

/** The options of the last table opened from this device. */
export interface LastTable {
  readonly seats: number;
  /** Missing: drawn. */
  readonly firstPlayer?: Seat;
  /** Ids of the game, which checks itself whether they are still valid. */
  readonly modules: readonly string[];
  /** Id of a component profile; missing: the game's own tables. */
  readonly profile?: string;
  readonly settings: Settings;
}

const MOST_MODULES = 20;

/** From untrusted text; what does not fit gets the default. */
export function readLastTable(
  text: string | null,
  usualSeats: number,
  { min, max }: { readonly min: number; readonly max: number },
): LastTable {
  const stored = fieldsOf(parsed(text));
  const modules: readonly unknown[] = Array.isArray(stored.modules) ? stored.modules : [];
  const seats = whole(stored.seats, { min, max }, usualSeats);
  const firstPlayer = whole(stored.firstPlayer, { min: 0, max: seats - 1 }, -1);
  return {
    seats,
    ...(firstPlayer !== -1 && { firstPlayer }),
    modules: modules.filter((module) => typeof module === "string").slice(0, MOST_MODULES),
    ...(typeof stored.profile === "string" && { profile: stored.profile }),
    settings: settingsIn(fieldsOf(stored.settings)),
  };
}

function settingsIn(stored: Fields): Settings {
  const { visibility, undo, spectators, absence, start } = TABLE_CHOICES;
  return {
    visibility: oneOf(visibility, stored.visibility),
    clock: clockIn(fieldsOf(stored.clock)),
    undo: oneOf(undo, stored.undo),
    spectators: oneOf(spectators, stored.spectators),
    absence: oneOf(absence, stored.absence),
    substitute: oneOf(SUBSTITUTES, stored.substitute),
    start: oneOf(start, stored.start),
  };
}

function clockIn({ type, minutes, increment, days, quiet }: Fields): ClockSettings {
  const hours = fieldsOf(quiet);
  switch (type) {
    case "live":
      return {
        type,
        minutes: whole(minutes, CLOCK_LIMITS.minutes, USUAL_CLOCK.live.minutes),
        increment: whole(increment, CLOCK_LIMITS.increment, USUAL_CLOCK.live.increment),
      };
    case "days":
      return {
        type,
        days: whole(days, CLOCK_LIMITS.days, USUAL_CLOCK.days.days),
        ...(quiet !== undefined && {
          quiet: { from: whole(hours.from, CLOCK_LIMITS.hour, 22), to: whole(hours.to, CLOCK_LIMITS.hour, 8) },
        }),
      };
    default:
      return USUAL_CLOCK.none;
  }
}

/** The defaults of each kind of clock. */
export const USUAL_CLOCK = {
  none: { type: "none" },
  live: { type: "live", minutes: 30, increment: 10 },
  days: { type: "days", days: 2, quiet: { from: 22, to: 8 } },
} as const satisfies { readonly [Type in ClockSettings["type"]]: Extract<ClockSettings, { type: Type }> };

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

function oneOf<const Values extends readonly [unknown, ...unknown[]]>(known: Values, value: unknown): Values[number] {
  return known.includes(value) ? value : known[0];
}

function whole(value: unknown, { min, max }: { readonly min: number; readonly max: number }, usual: number): number {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : usual;
}

const keyOf = (game: string) => `montan.table.${game}`;

export function lastTable(
  game: string,
  usualSeats: number,
  seats: { readonly min: number; readonly max: number },
): LastTable {
  return readLastTable(localStorage.getItem(keyOf(game)), usualSeats, seats);
}

export function keepTable(game: string, table: LastTable): void {
  localStorage.setItem(keyOf(game), JSON.stringify(table));
}
