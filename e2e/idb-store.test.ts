import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";

/** The store as the page uses it, by itself. */
interface Store {
  list(): Promise<readonly Stored[]>;
  read(id: string): Promise<{ readonly game: Stored; readonly entries: readonly unknown[] } | undefined>;
  create(game: Stored, entries: readonly unknown[]): Promise<void>;
  append(id: string, at: number, entry: object, progress: object): Promise<void>;
  update(game: Stored): Promise<void>;
  remove(id: string): Promise<void>;
  watch(id: string, told: () => void): () => void;
}

interface Stored {
  readonly id: string;
  readonly changed: number;
  readonly winners?: readonly number[];
}

declare global {
  interface Window {
    store: Store;
    /** The notifications this window got. */
    told: string[];
    /** The name of the error with which a promise was rejected. */
    refused(promise: Promise<unknown>): Promise<string>;
  }
}

const visit = visitors();
const ROOT = join(import.meta.dirname, "..");
const STORE = "https://montan.test/store/";

const BLANK = `<!doctype html><script type="module">
  import { openDatabase } from "./database.ts";
  import { IdbStore } from "./idb-store.ts";
  window.told = [];
  window.refused = (promise) => promise.then(() => "nothing", (error) => error.name);
  window.store = new IdbStore(await openDatabase());
</script>`;

/** Serves the store's own source, without the rest of the page. */
async function serveStore(context: BrowserContext): Promise<void> {
  await context.route(`${STORE}**`, async (route) => {
    const name = route.request().url().slice(STORE.length);
    if (name === "") return route.fulfill({ contentType: "text/html", body: BLANK });
    if (!name.endsWith(".ts")) return route.fulfill({ status: 404, body: "" });
    const source = stripTypeScriptTypes(readFileSync(join(ROOT, "web", "src", "store", name), "utf8"));
    return route.fulfill({ contentType: "text/javascript", body: source.replace('"idb"', '"./lib/idb.js.ts"') });
  });
  const idb = readFileSync(join(ROOT, "node_modules", "idb", "build", "index.js"), "utf8");
  await context.route(`${STORE}lib/idb.js.ts`, (route) => route.fulfill({ contentType: "text/javascript", body: idb }));
}

async function openWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(STORE);
  await page.waitForFunction(() => "store" in window);
  return page;
}

async function opened(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const { context } = await visit();
  await serveStore(context);
  return { context, page: await openWindow(context) };
}

test("the store keeps games with their entries, the latest change first, for the next window too", async () => {
  const { context, page } = await opened();
  const first = await page.evaluate(async () => {
    const game = (id: string, changed: number) => ({ id, changed });
    await window.store.create(game("old", 1), [{ seat: 0, move: "a" }]);
    await window.store.create(game("new", 2), []);
    const before = (await window.store.list()).map(({ id }) => id);
    await window.store.append("old", 1, { seat: 1, undo: 1 }, { changed: 3, decisions: 1, deciders: [1] });
    return { before, after: await window.store.list() };
  });
  expect(first.before).toEqual(["new", "old"]);
  expect(first.after).toEqual([
    { id: "old", changed: 3, decisions: 1, deciders: [1] },
    { id: "new", changed: 2 },
  ]);
  await page.close();
  const later = await openWindow(context);
  expect(await later.evaluate(() => window.store.read("old"))).toEqual({
    game: { id: "old", changed: 3, decisions: 1, deciders: [1] },
    entries: [
      { seat: 0, move: "a" },
      { seat: 1, undo: 1 },
    ],
  });
});

test("the store accepts each entry once, and none of a deleted game", async () => {
  const { page } = await opened();
  const seen = await page.evaluate(async () => {
    const progress = { changed: 2, decisions: 1, deciders: [1] };
    const append = (at: number, move: string) => window.store.append("g", at, { seat: 0, move }, progress);
    await window.store.create({ id: "g", changed: 1 }, []);
    // Both windows of a person decide at the same time.
    const [first, second] = await Promise.all([window.refused(append(0, "x")), window.refused(append(0, "y"))]);
    const gap = await window.refused(append(5, "z"));
    const entries = (await window.store.read("g"))?.entries;
    await window.store.remove("g");
    return { first, second, gap, entries, gone: await window.refused(append(1, "z")) };
  });
  expect(seen).toEqual({
    first: "nothing",
    second: "StaleGame",
    gap: "StaleGame",
    entries: [{ seat: 0, move: "x" }],
    gone: "LostGame",
  });
});

test("the store forgets the winners when the end is taken back, and stores other data without touching the entries", async () => {
  const { page } = await opened();
  const seen = await page.evaluate(async () => {
    await window.store.create({ id: "g", changed: 1 }, []);
    await window.store.append("g", 0, { seat: 0, move: 1 }, { changed: 2, winners: [0] });
    const over = (await window.store.list())[0]?.winners;
    await window.store.append("g", 1, { seat: 0, undo: 1 }, { changed: 3 });
    await window.store.update({ ...((await window.store.list())[0] as Stored), changed: 9 });
    return { over, now: await window.store.read("g") };
  });
  expect(seen.over).toEqual([0]);
  expect(seen.now?.game).toEqual({ id: "g", changed: 9 });
  expect(seen.now?.entries).toHaveLength(2);
});

test("deleting a game deletes its entries, and no others", async () => {
  const { page } = await opened();
  const seen = await page.evaluate(async () => {
    const entries = [{ seat: 0, move: 1 }];
    for (const id of ["a", "ab", "b"]) await window.store.create({ id, changed: 1 }, entries);
    await window.store.remove("a");
    // A new game with the same id has none of the old one's entries.
    await window.store.create({ id: "a", changed: 1 }, []);
    return Promise.all(["a", "ab", "b"].map(async (id) => (await window.store.read(id))?.entries.length));
  });
  expect(seen).toEqual([0, 1, 1]);
});

test("other windows are told of every change to the game they watch, and of no other; the one that made it is not", async () => {
  const { context, page: here } = await opened();
  const there = await openWindow(context);
  for (const page of [here, there])
    await page.evaluate(() => {
      const stop = window.store.watch("g", () => window.told.push("g"));
      window.store.watch("left", () => window.told.push("left"))();
      Object.assign(window, { stop });
    });
  await here.evaluate(async () => {
    const game = { id: "g", changed: 1 };
    await window.store.create(game, []);
    await window.store.create({ ...game, id: "left" }, []);
    await window.store.update({ ...game, id: "left" });
    await window.store.append("g", 0, { seat: 0, move: 1 }, { changed: 2 });
    await window.store.update(game);
    await window.store.remove("g");
  });
  await there.waitForFunction(() => window.told.length >= 3);
  expect(await there.evaluate(() => window.told)).toEqual(["g", "g", "g"]);
  expect(await here.evaluate(() => window.told)).toEqual([]);
});
