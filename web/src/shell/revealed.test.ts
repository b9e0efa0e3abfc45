import { importRecord, type Seat } from "@montan/engine";
import { readFixtures } from "@montan/engine/conformance";
import { type Event as GluckaufEvent, nameOf } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { allPlayable } from "../games.ts";
import { typeOf } from "./sentences.ts";

const LOCALES = ["en", "de"] as const;
const FOLDERS = ["gluckauf", "carnegie"].map((game) => new URL(`../../../games/${game}/fixtures/`, import.meta.url));
const RECORDS = FOLDERS.flatMap((folder) => readFixtures(folder));

/** What a phrase mentions, by these events; of several the first counts. */
const SPOKEN_OF: Readonly<Record<string, RegExp>> = {
  "andrew-card-drawn": /Andrew/,
  "andrew-card-revealed": /Andrew/,
  "game-ended": /end/,
  "secret-donation-revealed": /secret donations/,
  "sheets-revealed": /sheet/,
  "sides-revealed": /sides|Andrew/,
};

function expectedFor(events: readonly unknown[]): RegExp | undefined {
  for (const event of events) {
    if (typeOf(event) === "card-turned-up") {
      const { stack } = event as Extract<GluckaufEvent, { type: "card-turned-up" }>;
      return new RegExp(nameOf({ stack }, "en"));
    }
    const spoken = SPOKEN_OF[typeOf(event)];
    if (spoken !== undefined) return spoken;
  }
  return undefined;
}

/** Moves that show only what the seat itself holds or looks at. */
const OWN = /what you hold|to you|the card you take/;

describe("what a move reveals", () => {
  it.each(RECORDS)("is said in both languages before every move that does: $name", async ({ record }) => {
    const games = await allPlayable();
    const log = importRecord(record, games.map(({ game }) => game) as never);
    const manner = games.find(({ game }) => game.id === log.game.id)?.manner;
    if (manner === undefined) throw new Error("no such game");
    let revealing = 0;
    log.moments.forEach(({ decision, reveals, events }, index) => {
      if (decision === undefined || !reveals) return;
      revealing++;
      const { seat, move } = decision as { readonly seat: Seat; readonly move: unknown };
      const view = log.game.view(log.moments[index - 1]?.state as never, seat);
      const [en = "", de = ""] = LOCALES.map((locale) => manner.revealed(view, seat, move, locale));
      expect(en).not.toBe(de);
      if (!OWN.test(en)) expect(en, JSON.stringify(move)).toMatch(expectedFor(events) ?? /nothing is known of this/);
    });
    if (log.game.id === "gluckauf") expect(revealing).toBeGreaterThan(20);
  });
});
