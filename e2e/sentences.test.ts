import { readdirSync, readFileSync } from "node:fs";
import { type AnyGame, importRecord } from "@montan/engine";
import { GAMES as PAGE_GAMES } from "@montan/web/games";
import { storyOf } from "@montan/web/sentences";
import { gameNamed } from "montan/games";
import { story } from "montan/speech";
import { expect, test } from "vitest";

const NAMES = ["Anna", "Bruno", "Clara", "Dora"];
const IDS = Object.keys(PAGE_GAMES) as (keyof typeof PAGE_GAMES)[];

/** The page keeps numbers and units together by spaces that do not break. */
const breakable = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each(IDS)("log, announcer, replay and terminal say the same sentences in recorded games of %s", async (id) => {
  const playable = await PAGE_GAMES[id].load();
  const terminal = gameNamed(id);
  const folder = new URL(`../games/${id}/fixtures/`, import.meta.url);
  const records = readdirSync(folder).filter((file) => file.endsWith(".record"));
  let said = 0;
  for (const file of records) {
    const log = importRecord(readFileSync(new URL(file, folder), "utf8"), [playable.game as AnyGame]);
    const names = NAMES.slice(0, log.setup.seats);
    for (const moment of log.moments) {
      for (const seat of [0, log.setup.seats - 1, undefined]) {
        for (const locale of ["en", "de"] as const) {
          const page = storyOf(playable, moment, { locale, names, seat }).map(({ text }) => `· ${breakable(text)}`);
          const known = (event: unknown) => playable.game.redact(event, seat);
          expect(page).toEqual(story(terminal, moment.events, { locale, names }, known));
          said += page.length;
        }
      }
    }
  }
  expect(said).toBeGreaterThan(1000);
});
