import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, canonical, importRecord } from "@montan/engine";
import { type Delta, deltaOf, patched } from "@montan/protocol";
import { expect, it } from "vitest";
import { frameFor } from "../live/frames.ts";
import { gameOf } from "./games.ts";
import { Room } from "./room.ts";
import { Table } from "./table.ts";

const GAMES = join(import.meta.dirname, "../../../games");
const RECORDS = ["carnegie", "gluckauf"].flatMap((game) =>
  readdirSync(join(GAMES, game, "fixtures"))
    .filter((file) => file.endsWith(".record"))
    .map((file) => join(game, "fixtures", file)),
);
const AIM = 600;
const SETTINGS = {
  visibility: "open",
  clock: { type: "live", minutes: 60, increment: 10 },
  undo: "limits",
  spectators: "live",
  absence: "bot",
  substitute: "easy",
  start: "host",
} as const;

/** The recorded game, played again at a table. */
function tableOf(path: string) {
  const text = readFileSync(join(GAMES, path), "utf8");
  const recorded = importRecord(text, [gameOf("carnegie"), gameOf("gluckauf")] as AnyGame[]);
  const { setup, decisions, game } = recorded;
  const { seats, options, seed, rules } = setup;
  const created = { type: "created", by: "p", game: game.id, rules, seats, options, seed, settings: SETTINGS } as const;
  const id = "a-table-of-tests";
  const table = new Table(id, created, 0, () => []);
  for (let seat = 0; seat < seats; seat++) table.take({ type: "seated", seat, person: `p${seat}` }, 1);
  table.take({ type: "started" }, 2);
  for (const [index, { seat, move }] of decisions.entries()) table.take({ type: "decided", seat, move }, 1_000 * index);
  return { recorded, table, room: new Room(id, undefined as never) };
}

it(`a decision takes about ${AIM} bytes for each who looks on, over the recorded games`, () => {
  let [bytes, frames] = [0, 0];
  for (const path of RECORDS) {
    const { table, room } = tableOf(path);
    for (const step of table.steps.filter(({ entry }) => entry.type === "decided")) {
      for (const viewer of [...table.chairs.keys(), undefined]) {
        bytes += Buffer.byteLength(frameFor(table, room, step, viewer));
        frames++;
      }
    }
  }
  expect(frames).toBeGreaterThan(10_000);
  expect(bytes / frames).toBeLessThan(AIM);
});

it.each(RECORDS.filter((_, index) => index % 6 === 0 || process.env.MONTAN_LONG === "1"))(
  "a recorded game scores the same at a table, and changes add up to what is seen at the end: %s",
  (path) => {
    const { table, recorded } = tableOf(path);
    const { game, log } = table;
    expect(canonical(game.score(log?.state))).toBe(canonical(game.score(recorded.state)));
    expect(table.ending).toBe("finished");
    for (const viewer of [...table.chairs.keys(), undefined]) {
      let view: unknown;
      for (const { after } of table.steps.filter((step) => step.after !== undefined)) {
        const now = table.game.view(after, viewer);
        view = patched(view, JSON.parse(JSON.stringify(deltaOf(view, now) ?? {})) as Delta);
        expect(view).toEqual(now);
      }
    }
  },
);
