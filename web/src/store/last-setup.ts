import type { BotName } from "@montan/bots";
import type { Seat } from "@montan/engine";
import { readSigns, type Signs } from "../signs.ts";
import { MAX_NAME } from "./settings.ts";

/** A seat as in the form: `name` is empty until the person enters one. */
export interface SeatEntry {
  readonly name: string;
  /** "person" or the bot's level. */
  readonly who: "person" | BotName;
}

/** The options of the last game set up on this device. */
export interface LastSetup {
  readonly seats: readonly SeatEntry[];
  /** Missing: those of the seats. */
  readonly signs?: Signs;
  /** Missing: drawn. */
  readonly firstPlayer?: Seat;
  /** Ids of the game, which checks itself whether they are still valid. */
  readonly level?: string;
  readonly modules: readonly string[];
  /** Id of a component profile; missing: the game's own tables. */
  readonly profile?: string;
}

const MOST_MODULES = 20;

/** A setup from untrusted text; undefined: there was none that could be used. */
export function readLastSetup(
  text: string | null,
  { min, max }: { readonly min: number; readonly max: number },
  bots: readonly string[],
): LastSetup | undefined {
  const stored = parsed(text);
  if (stored === undefined || !Array.isArray(stored.seats)) return undefined;
  const seats = stored.seats.flatMap((seat: unknown) => seatOf(seat, bots));
  if (seats.length !== stored.seats.length || seats.length < min || seats.length > max) return undefined;
  const modules: readonly unknown[] = Array.isArray(stored.modules) ? stored.modules : [];
  const signs = readSigns(stored.signs);
  const firstPlayer = seats.findIndex((_, seat) => seat === stored.firstPlayer);
  return {
    seats,
    ...(signs !== undefined && { signs }),
    ...(firstPlayer !== -1 && { firstPlayer }),
    modules: modules.filter((module) => typeof module === "string").slice(0, MOST_MODULES),
    ...(typeof stored.level === "string" && { level: stored.level }),
    ...(typeof stored.profile === "string" && { profile: stored.profile }),
  };
}

function seatOf(seat: unknown, bots: readonly string[]): SeatEntry[] {
  if (typeof seat !== "object" || seat === null) return [];
  const { name, who } = seat as Readonly<Record<string, unknown>>;
  if (typeof name !== "string" || typeof who !== "string") return [];
  if (who !== "person" && !bots.includes(who)) return [];
  return [{ name: name.slice(0, MAX_NAME), who: who as SeatEntry["who"] }];
}

function parsed(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const keyOf = (game: string) => `montan.setup.${game}`;

export function lastSetup(
  game: string,
  seats: { readonly min: number; readonly max: number },
  bots: readonly string[],
): LastSetup | undefined {
  return readLastSetup(localStorage.getItem(keyOf(game)), seats, bots);
}

export function keepSetup(game: string, setup: LastSetup): void {
  localStorage.setItem(keyOf(game), JSON.stringify(setup));
}
