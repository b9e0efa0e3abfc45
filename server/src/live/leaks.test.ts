import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyGame, importRecord } from "@montan/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameOf } from "../tables/games.ts";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { Recorder } from "../testing/recorder.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-leaks-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const MODULES = ["new-beginning", "new-departments", "open-bar", "new-donations", "right-to-wait", "secret-donation"];
interface Whole {
  readonly game: "carnegie" | "gluckauf";
  readonly names: readonly string[];
  readonly modules?: readonly string[];
}
const SOME: readonly Whole[] = [
  { game: "gluckauf", names: ["Ann", "Bob", "Cid"] },
  {
    game: "carnegie",
    names: ["Ann", "Bob"],
    modules: ["new-beginning", "new-departments", "new-donations", "secret-donation"],
  },
  { game: "carnegie", names: ["Ann", "Bob"], modules: ["open-bar", "right-to-wait"] },
];
const ALL: readonly Whole[] = [
  ...[2, 3, 4].map((seats) => ({ game: "gluckauf", names: ["Ann", "Bob", "Cid", "Dot"].slice(0, seats) }) as const),
  ...[2, 3, 4].flatMap((seats) =>
    [[], ...MODULES.map((module) => [module])].map(
      (modules) => ({ game: "carnegie", names: ["Ann", "Bob", "Cid", "Dot"].slice(0, seats), modules }) as const,
    ),
  ),
];

describe.each([...(process.env.MONTAN_LONG === "1" ? ALL : SOME)])(
  "$game $names $modules",
  ({ game, names, modules }) => {
    it("no frame of a whole game contains a seed, an order of cards, or another player's secrets", async () => {
      const options = modules && { modules };
      const settings = { undo: "consent" } as const;
      const wishes = { game, settings, ...(options && { options }) };
      const { table, link, players } = await seated(server.address, names, wishes);
      const eve = new Player(server.address, "Eve");
      await eve.act(table, { type: "join", link });
      await eve.connect();
      eve.subscribe(table);
      await eve.message("snapshot");
      const room = server.node.tables.room(table);
      const created = await room.enter(({ created, version }) => ({ ...created, startedAt: version }));
      const setup = { ...created, game: gameOf(game) as AnyGame, play: `${game} ${names.join()} ${modules?.join()}` };
      const recorder = new Recorder(room, setup, players, eve);
      expect((await eve.get(`/api/tables/${table}/record`)).status).toBe(409);
      await recorder.play();
      expect(recorder.searched).toBeGreaterThan(0);
      expect(recorder.log.entries.some((entry) => "undo" in entry)).toBe(true);
      const log = importRecord((await eve.get<string>(`/api/tables/${table}/record`)).body, [setup.game]);
      expect(log.decisions).toEqual(recorder.log.decisions);
      expect(log.setup.seed).toBe(created.seed);
      for (const player of [...players, eve]) player.close();
    });
  },
);
