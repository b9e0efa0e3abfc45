import { readFileSync } from "node:fs";
import { join } from "node:path";
import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, DecisionLog, importRecord, recordText } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import type { Visit } from "./browser.ts";
import { untilAsked } from "./play.ts";
import { importText } from "./records.ts";

const GAMES = { carnegie, gluckauf } as unknown as Readonly<Record<"carnegie" | "gluckauf", AnyGame>>;

/** A moment of a recorded game: which record, and after how many decisions. */
export interface Moment {
  readonly game: keyof typeof GAMES;
  readonly record: string;
  readonly decisions: number;
}

export interface Company {
  readonly names?: readonly string[];
  /** Who plays the seats that are not asked. */
  readonly others?: "easy" | "person";
}

const NAMES = ["Anna", "Bruno", "Clara", "Dora"];

/** Opens such a moment as a game in which the asked seat is a person; all others are bots unless stated otherwise. */
export async function openMoment(visitor: Visit, moment: Moment, company: Company = {}): Promise<void> {
  const { page } = visitor;
  await importText(visitor, cut(moment, company));
  const { state } = await untilAsked(page);
  if (state === "curtain") await page.locator("[data-action=lift-curtain]").click();
  await page.locator(`[data-play] .${moment.game}`).waitFor();
  // Until its font has come a text has another width.
  await page.evaluate(() => document.fonts.ready);
}

/** The first decisions of a record. */
function cut({ game: id, record, decisions: count }: Moment, { names = NAMES, others = "easy" }: Company): string {
  const game = GAMES[id];
  const text = readFileSync(join(import.meta.dirname, "../games", id, "fixtures", `${record}.record`), "utf8");
  const { setup, decisions } = importRecord(text, [game]);
  const log = new DecisionLog(game, setup);
  for (const { seat, move } of decisions.slice(0, count)) log.append(seat, move);
  const [asked] = game.deciders(log.state);
  const players = Array.from({ length: setup.seats }, (_, seat) => (seat === asked ? "person" : others));
  return recordText(id, { ...log.setup, names: names.slice(0, setup.seats), players }, log.decisions);
}
