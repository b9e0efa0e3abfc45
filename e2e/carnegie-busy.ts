import { readFileSync } from "node:fs";
import { join } from "node:path";
import { game, type State } from "@montan/carnegie";
import { type AnyGame, DecisionLog, importRecord, recordText } from "@montan/engine";
import type { Visit } from "./browser.ts";
import { importText } from "./records.ts";

const RECORDS = join(import.meta.dirname, "../games/carnegie/fixtures");

/** Moments of recorded games in which a table is as full as it gets: which record, and after how many decisions. */
export const BUSY = {
  "four players, last round": ["base-4", 288],
  "four players, all modules": ["all-modules-4", 455],
  "four players, new departments, building": ["new-departments-4", 397],
  "against Andrew": ["solo-open-bar", 79],
} as const satisfies Readonly<Record<string, readonly [string, number]>>;

/** Opens such a moment as a game in which the person is asked, and everybody else is a bot. */
export async function busyGame(visitor: Visit, name: keyof typeof BUSY): Promise<void> {
  const [record, decisions] = BUSY[name];
  const { page } = visitor;
  await importText(visitor, cut(record, decisions));
  await page.locator("[data-play] .carnegie").waitFor();
}

/** The first decisions of a record; whoever is asked then is a person, the others are bots. */
function cut(record: string, count: number): string {
  const text = readFileSync(join(RECORDS, `${record}.record`), "utf8");
  const { setup, decisions } = importRecord(text, [game as AnyGame]);
  const log = new DecisionLog(game as AnyGame, setup);
  for (const { seat, move } of decisions.slice(0, count)) log.append(seat, move);
  const [asked] = game.deciders(log.state as State);
  const players = Array.from({ length: setup.seats }, (_, seat) => (seat === asked ? "person" : "easy"));
  const names = ["Anna", "Bruno", "Clara", "Dora"].slice(0, setup.seats);
  return recordText(game.id, { ...log.setup, names, players }, log.decisions);
}
