import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyGame, canonical, type DecisionLog, importRecord } from "@montan/engine";
import { type History, patched, type ServerMessage } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameOf } from "../tables/games.ts";
import { chooser, seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
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

type Log = DecisionLog<unknown, unknown, unknown, unknown, unknown>;
type DeltaOf = Parameters<typeof patched>[1];

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
];
const ALL: readonly Whole[] = [
  ...[2, 3, 4].map((seats) => ({ game: "gluckauf", names: ["Ann", "Bob", "Cid", "Dot"].slice(0, seats) }) as const),
  ...[2, 3, 4].flatMap((seats) =>
    [[], ...MODULES.map((module) => [module])].map(
      (modules) => ({ game: "carnegie", names: ["Ann", "Bob", "Cid", "Dot"].slice(0, seats), modules }) as const,
    ),
  ),
];

/**
 * Every frame is what its schema allows (the player checks that), and of the game it holds only what this seat's view
 * and its events say, worked out here from the record that the server hands out after the end.
 */
function expectNoMore(messages: readonly ServerMessage[], log: Log, viewer: number | undefined): number {
  const { game, moments } = log;
  let count = 0;
  let view: unknown;
  let checked = 0;
  for (const message of messages) {
    if (message.type === "snapshot") view = message.view;
    if (message.type !== "update") continue;
    view = patched(view, message.delta as DeltaOf);
    const { type } = message.happening;
    if (type !== "started" && type !== "decided") continue;
    const moment = moments[type === "started" ? 0 : ++count];
    const events = moment?.events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
    expect(canonical(message.events ?? [])).toBe(canonical(events));
    expect(canonical(view)).toBe(canonical(game.view(moment?.state, viewer)));
    checked++;
  }
  return checked;
}

describe.each([...(process.env.MONTAN_LONG === "1" ? ALL : SOME)])("$game $names $modules", (whole) => {
  const { game, names, modules } = whole;

  it("no frame of a whole game holds a seed, an order of cards, or what is another's", async () => {
    const options = modules && { modules };
    const { table, link, players } = await seated(server.address, names, { game, ...(options && { options }) });
    const eve = new Player(server.address, "Eve");
    await eve.act(table, { type: "join", link });
    await eve.connect();
    eve.subscribe(table);
    const start = await eve.message("snapshot");
    const seed = await server.node.tables.room(table).enter(({ created }) => created.seed);
    const past: { viewer: number | undefined; history: History }[] = [];
    const everybody = [...players.entries(), [undefined, eve] as const];
    const looking = async () => {
      for (const [viewer, player] of everybody) {
        const seat = viewer === undefined ? "" : `?seat=${viewer}`;
        past.push({ viewer, history: (await player.get<History>(`/api/tables/${table}/history${seat}`)).body });
        for (const foreign of players.keys()) {
          if (foreign === viewer) continue;
          for (const what of ["view", "moves", "history"])
            expect((await player.get(`/api/tables/${table}/${what}?seat=${foreign}`)).status).toBe(403);
        }
        expect((await player.get(`/api/tables/${table}/record`)).status).toBe(409);
      }
    };
    await looking();
    await Promise.all(players.map((player, seat) => player.play(table, seat, chooser(`${names.join()} ${seat}`))));
    await eve.until(() => eve.see(table).info.status === "ended");
    for (const [, player] of everybody) {
      expect(player.frames.length).toBeGreaterThan(50);
      expect(player.frames.filter((frame) => frame.includes(seed))).toEqual([]);
    }
    const log = importRecord((await eve.get<string>(`/api/tables/${table}/record`)).body, [gameOf(game) as AnyGame]);
    expect(log.setup.seed).toBe(seed);
    for (const [seat, player] of players.entries()) {
      const checked = expectNoMore(player.messages, log, seat);
      expect(checked).toBe(log.decisions.length + 1);
    }
    const watched = eve.messages.slice(eve.messages.indexOf(start));
    const before =
      log.decisions.length -
      watched.filter((message) => message.type === "update" && message.happening.type === "decided").length;
    expect(before).toBe(0);
    expect(expectNoMore(watched, log, undefined)).toBe(log.decisions.length);
    for (const { viewer, history } of past)
      expect(canonical(history.view)).toBe(canonical(log.game.view(log.moments[0]?.state, viewer)));
    for (const [, player] of everybody) player.close();
  });
});
