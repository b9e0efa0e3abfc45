import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyGame, canonical } from "@montan/engine";
import { afterAll, describe, expect, it } from "vitest";
import { gameOf } from "../tables/games.ts";
import { Player } from "../testing/player.ts";
import { startTableServer } from "../testing/table-server.ts";
import { BotPool, type BotQuestion } from "./pool.ts";

const game = gameOf("gluckauf") as AnyGame;
const state = game.create(game.options(undefined, 2), 2, "pool");
const [seat = 0] = game.deciders(state);
const view = game.view(state, seat);
const legal = game.legalMoves(view, seat).map((move) => canonical(move));
const question = (bot: BotQuestion["bot"]): BotQuestion => ({ game, bot, seat, view });

const folder = mkdtempSync(join(tmpdir(), "montan-pool-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the pool of bots", () => {
  it("answers everybody with a legal move, even with more questions than threads", async () => {
    const pool = new BotPool({ threads: 2 });
    const moves = await Promise.all(Array.from({ length: 12 }, () => pool.think(question("easy"))));
    for (const move of moves) expect(legal).toContain(canonical(move));
    await pool.close();
  });

  it("serves in turn: the last to ask is the last to be answered", async () => {
    const pool = new BotPool({ threads: 1 });
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((each) => pool.think(question("random")).then(() => order.push(each))));
    expect(order).toEqual([1, 2, 3, 4]);
    await pool.close();
  });

  it("tells a bot to answer when its time is up", async () => {
    const pool = new BotPool({ threads: 1, budgetMs: 1_500, graceMs: 20_000 });
    const before = performance.now();
    expect(legal).toContain(canonical(await pool.think(question("expert"))));
    expect(performance.now() - before).toBeLessThan(15_000);
    await pool.close();
  });

  it("ends a thread that does not, uses the first legal move instead, and continues in a new thread", async () => {
    const pool = new BotPool({ threads: 1, budgetMs: 0, graceMs: 0 });
    const [first, second] = await Promise.all([pool.think(question("expert")), pool.think(question("expert"))]);
    expect([first, second].map((move) => canonical(move))).toEqual([legal[0], legal[0]]);
    await pool.close();
  });
});

it("a bot turn that was under way when the server ended is played after the start", async () => {
  const first = await startTableServer({ folder });
  const ann = new Player(first.address, "Ann");
  const { table } = await ann.create({ game: "gluckauf", seats: 2 });
  await ann.act(table, { type: "seat-bot", seat: 1, bot: "random" });
  // Whoever begins, the bot is asked soon; no bot is thinking any more.
  await first.node.bots.close();
  await ann.act(table, { type: "start" });
  let asked: number[] = [];
  while (!asked.includes(1)) {
    const { body } = await ann.get<{ asked: number[] }>(`/api/tables/${table}`);
    ({ asked } = body);
    const { body: mine } = await ann.get<{ version: number; moves: Record<string, unknown>[] }>(
      `/api/tables/${table}/moves?seat=0`,
    );
    const [move] = mine.moves;
    if (move === undefined) continue;
    await ann.act(table, { type: "decide", seat: 0, id: `turn-of-${mine.version}-0`, expect: mine.version, move });
  }
  await first.stop();
  const again = await startTableServer({ folder });
  ann.address = again.address;
  await ann.connect();
  ann.subscribe(table, 0);
  await ann.until(() => ann.seen.size > 0 && ann.see(table, 0).asked.includes(0));
  expect(again.failures).toEqual([]);
  await again.stop();
});
