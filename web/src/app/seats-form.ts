import { BOT_PERSONS, USUAL_BOT } from "../i18n/bots.ts";
import type { Player } from "../store/games.ts";
import type { SeatEntry } from "../store/last-setup.ts";

/** One person against bots. */
export function usualSeats(count: number): SeatEntry[] {
  return Array.from({ length: count }, (_, seat) => ({ name: "", who: seat === 0 ? "person" : USUAL_BOT }));
}

/** As many seats as chosen; remaining seats keep what was entered. */
export function resized(seats: readonly SeatEntry[], count: number): SeatEntry[] {
  return usualSeats(count).map((usual, seat) => seats[seat] ?? usual);
}

export function playersOf(seats: readonly SeatEntry[]): Player[] {
  return seats.map(({ who }) => who);
}

/** The names of all seats: what was entered, else a bot's name or a guest's number. */
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
