import { type AnyGame, canonical, importRecord } from "@montan/engine";
import { type History, historySchema, listSchema, patched, type TableInfo, tableSchema } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothDatabases } from "../testing/both-databases.ts";
import { chooser } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { gameOf } from "./games.ts";

describe.each(bothDatabases())("the whole life of a table on %s", (_, place) => {
  let server: TableServer;
  beforeAll(async () => {
    server = await startTableServer(await place());
  });
  afterAll(() => server.stop());

  it("two people and a bot join, play to the end by sockets, look back, and play again", async () => {
    const ann = new Player(server.address, "Ann");
    const bob = new Player(server.address, "Bob");
    const eve = new Player(server.address, "Eve");
    const { table, link } = await ann.create({
      game: "gluckauf",
      seats: 3,
      settings: { clock: { type: "live", minutes: 30, increment: 5 } },
    });
    expect((await bob.get(`/api/tables/${table}`)).status).toBe(404);
    expect(await bob.act(table, { type: "join", link })).toMatchObject({ seat: 1 });
    await ann.act(table, { type: "seat-bot", seat: 2, bot: "random" });
    await Promise.all([ann.connect(), bob.connect(), eve.connect()]);
    ann.subscribe(table, 0);
    bob.subscribe(table, 1);
    await eve.act(table, { type: "join", link });
    eve.subscribe(table);
    await ann.message("snapshot");
    await bob.message("snapshot");
    await eve.message("snapshot");
    await ann.act(table, { type: "start" });
    await Promise.all([ann.play(table, 0, chooser("ann")), bob.play(table, 1, chooser("bob"))]);
    await eve.until(() => eve.see(table).info.status === "ended");

    const info = tableSchema.parse((await ann.get(`/api/tables/${table}`)).body);
    expect(info).toMatchObject({ status: "ended", ending: "finished" });
    const game = gameOf("gluckauf") as AnyGame;
    for (const [player, seat] of [
      [ann, 0],
      [bob, 1],
      [eve, undefined],
    ] as const) {
      const seen = player.see(table, seat);
      const query = seat === undefined ? "" : `?seat=${seat}`;
      const { view } = (await player.get<{ view: unknown }>(`/api/tables/${table}/view${query}`)).body;
      expect(canonical(seen.view)).toBe(canonical(view));
      expect(game.result(seen.view)).toBeDefined();
      let past: unknown;
      let from: number | undefined = 0;
      while (from !== undefined) {
        const asked = `/api/tables/${table}/history?from=${from}${query.replace("?", "&")}`;
        const history: History = historySchema.parse((await player.get(asked)).body);
        past = history.steps.reduce(
          (at, { delta }) => patched(at, delta as Parameters<typeof patched>[1]),
          history.view,
        );
        from = history.next;
      }
      expect(canonical(past)).toBe(canonical(view));
    }
    const record = (await eve.get<string>(`/api/tables/${table}/record`)).body;
    const replayed = importRecord(record, [game]);
    expect(canonical(game.score(replayed.state))).toBe(canonical(game.score(ann.see(table, 0).view)));
    expect(replayed.setup.names?.slice(0, 2)).toEqual(["Ann", "Bob"]);

    const [first, second] = await Promise.all([ann, bob].map((player) => player.act(table, { type: "rematch" })));
    expect(first?.table).toBe(second?.table);
    const again = (await bob.get<TableInfo>(`/api/tables/${first?.table}`)).body;
    expect(again.chairs.map(({ person, bot }) => person?.name ?? bot)).toEqual(["Ann", "Bob", "random"]);
    const mine = listSchema.parse((await bob.get("/api/tables/mine")).body);
    expect(mine.tables.map(({ table: id }) => id)).toContain(first?.table);
    for (const player of [ann, bob, eve]) player.close();
    expect(server.failures).toEqual([]);
  });
});
