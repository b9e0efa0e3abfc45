import { buffer } from "node:stream/consumers";
import { type AnyGame, DecisionLog, exportRecord } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import type { Locator, Page } from "playwright-core";
import type { Visit } from "./browser.ts";

/** The record that the page exports for its game; when it has just ended, from the ending shown over it. */
export async function exported(page: Page): Promise<string> {
  const text = await downloaded(page, page.locator("[data-action=export]").filter({ visible: true }).last());
  return text.toString("utf8");
}

/** The file that a button downloads. */
export async function downloaded(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return buffer(await download.createReadStream());
}

/** The record of a game by a varied player; whole, or its first decisions. */
export function recordOf(
  seed: string,
  seats: number,
  decisions = Number.POSITIVE_INFINITY,
  game: AnyGame = gluckauf as AnyGame,
): string {
  const names = ["Anna", "Bruno", "Clara", "Dora"].slice(0, seats);
  const log = new DecisionLog(game, { options: game.options(undefined, seats), seats, seed, names });
  for (let count = 0; count < decisions; count++) {
    const [seat] = game.deciders(log.state);
    if (seat === undefined) break;
    const moves = game.legalMoves(log.state, seat);
    log.append(seat, moves[(count * 5) % moves.length]);
  }
  return exportRecord(log);
}

export function decisionsIn(record: string): number {
  return decisionsOf(record).length;
}

/** Seat and move of each decision. */
export function decisionsOf(record: string): string[][] {
  return record
    .trimEnd()
    .split("\n")
    .filter((line) => /^\d /.test(line))
    .map((line) => [line.slice(0, 1), line.slice(2)]);
}

/** Imports a record and opens its replay, even of an unfinished game. */
export async function openReplay(visitor: Visit, record: string): Promise<void> {
  const { page, open } = visitor;
  await importText(visitor, record);
  await page.waitForURL(/#\/(play|replay)\//);
  const id = page.url().split("/").at(-1) ?? "";
  await open(`replay/${id}`);
  await page.locator("[data-replay]").waitFor();
}

/** Imports a text through the list of games, like a file. */
export async function importText({ page, open }: Visit, text: string): Promise<void> {
  await open("games");
  const file = { name: "game.record.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.locator("input[data-action=import-file]").setInputFiles(file);
}
