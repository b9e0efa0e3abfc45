import type { BotName } from "@montan/bots";
import { BOT_PERSONS, USUAL_BOT } from "../i18n/bots.ts";
import type { Player } from "../store/games.ts";

/** A seat as the form has it: `name` empty until the person writes one. */
export interface SeatEntry {
  readonly name: string;
  /** "person" or the bot's level. */
  readonly who: "person" | BotName;
}

/** One person against bots. */
export function usualSeats(count: number): SeatEntry[] {
  return Array.from({ length: count }, (_, seat) => ({ name: "", who: seat === 0 ? "person" : USUAL_BOT }));
}

/** As many seats as wanted; those that stay keep what was entered. */
export function resized(seats: readonly SeatEntry[], count: number): SeatEntry[] {
  return usualSeats(count).map((usual, seat) => seats[seat] ?? usual);
}

export function playersOf(seats: readonly SeatEntry[]): Player[] {
  return seats.map(({ who }) => (who === "person" ? { kind: "person" } : { kind: "bot", bot: who }));
}

/** What everybody is called: what was written, else a bot's name or a guest's number. */
export function namesOf(seats: readonly SeatEntry[], me: string, guest: (number: number) => string): string[] {
  const written = seats.map(({ name }) => name.trim());
  const free = BOT_PERSONS.filter((name) => !written.includes(name));
  let persons = 0;
  return seats.map(({ who }, seat) => {
    if (who === "person") persons++;
    if (written[seat]) return written[seat];
    if (who !== "person") return free.shift() ?? guest(seat + 1);
    return persons === 1 && me !== "" && !written.includes(me) ? me : guest(seat + 1);
  });
}

export function differ(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** A JSON object as somebody typed it; undefined for nothing, an error for anything else. */
export function readObject(text: string): object | undefined {
  if (text.trim() === "") return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new SyntaxError("not an object");
  return value;
}
