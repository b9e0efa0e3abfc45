import type { CreateTable } from "@montan/protocol";
import type { Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { test, type Visit, visitors, type Wishes } from "./browser.ts";
import { type OnlineServer, seatThem, startServer } from "./online.ts";
import { moveButton, playState, untilAsked } from "./play.ts";

const servers: OnlineServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
// After the servers, for what is called last is undone first.
const visit = visitors();

const PASS = { type: "pass" };
/** Turns up a card, and ends the turn. */
const LORRY = { type: "choose-area", area: "lorries-left" };
const NAMES = ["Anna", "Ben"];

/** Anna, who begins, and Ben at a table of a server of their own. */
async function twoAt(
  settings: CreateTable["settings"] = {},
  wishes: Wishes = {},
): Promise<{ visits: [Visit, Visit]; anna: Page; ben: Page; table: string }> {
  const server = await startServer();
  servers.push(server);
  const { url } = server;
  const visits: [Visit, Visit] = [await visit({ ...wishes, url }), await visit({ ...wishes, url })];
  const table = await seatThem(visits, NAMES, { game: "gluckauf", seats: 2, options: { firstPlayer: 0 }, settings });
  return { visits, anna: visits[0].page, ben: visits[1].page, table };
}

/** Whoever is asked passes, which ends the turn and reveals nothing; both have seen it then. */
async function pass(page: Page, other: Page): Promise<void> {
  const { decisions } = await untilAsked(page);
  await moveButton(page, PASS).click();
  for (const one of [page, other]) await decided(one, decisions + 1);
}

const decided = (page: Page, count: number) => page.locator(`[data-play][data-decisions='${count}']`).waitFor();
const line = (page: Page, name: string) => page.locator(`[data-line-of=${name}]`);
const answer = (page: Page, action: "agree" | "refuse") => page.locator(`[data-action=${action}]`).click();

/** Opens the tab of the people and presses a button twice: the first time it only asks. */
async function surely(page: Page, action: string): Promise<void> {
  await page.locator("[data-action=tab-people]").click();
  await page.locator(`[data-action=${action}]`).click();
  await page.locator(`[data-action=${action}].danger`).click();
}

test("who resigns is played for by a bot, sees that, and takes the seat back", async () => {
  const { anna, ben } = await twoAt();
  await surely(anna, "resign");
  await line(anna, "bot").waitFor();
  expect((await playState(anna)).state).toBe("others");
  await untilAsked(ben);
  await anna.reload();
  await line(anna, "bot").waitFor();
  expect((await playState(anna)).state).toBe("others");

  await anna.locator("[data-action=return]").click();
  await line(anna, "bot").waitFor({ state: "detached" });
  const { decisions } = await untilAsked(ben);
  await moveButton(ben, PASS).click();
  expect(await untilAsked(anna, decisions)).toMatchObject({ state: "yours" });
});

test("a bot that took over in the middle of one's question asks nobody here any more", async () => {
  const { anna } = await twoAt({}, { confirm: "provisional" });
  await untilAsked(anna);
  await moveButton(anna, LORRY).click();
  await anna.locator("[data-play][data-provisional]").waitFor();
  await surely(anna, "resign");
  await line(anna, "bot").waitFor();
  await anna.locator("[data-play]:not([data-provisional])").waitFor();
  expect(await anna.locator("[data-refusal]").first().isHidden()).toBe(true);
});

test("a game is abandoned when all have agreed, and goes on when somebody refuses", async () => {
  const { anna, ben } = await twoAt();
  await surely(anna, "abandon");
  await line(anna, "abandon").waitFor();
  await line(ben, "abandon").waitFor();
  await answer(ben, "refuse");
  await expect.poll(() => line(anna, "abandon").innerText()).toContain("Ben wants to play on");
  expect((await playState(anna)).state).toBe("yours");

  await surely(ben, "abandon");
  await answer(anna, "agree");
  for (const page of [anna, ben]) await expect.poll(async () => (await playState(page)).state).toBe("over");
});

test("what was proposed is withdrawn", async () => {
  const { anna, ben } = await twoAt();
  await surely(anna, "abandon");
  await line(ben, "abandon").waitFor();
  await anna.locator("[data-action=withdraw]").click();
  await expect.poll(() => ben.locator("[data-action=agree]").count()).toBe(0);
});

test("one's decision under others' is taken back if they agree, and stands if they do not", async () => {
  const { anna, ben } = await twoAt({ undo: "consent" });
  await pass(anna, ben);
  await pass(ben, anna);
  const undo = ben.locator("[data-action=undo-step]");
  await pass(anna, ben);
  await undo.click();
  await line(ben, "undo").waitFor();
  expect(await undo.isDisabled()).toBe(true);
  expect(await line(anna, "undo").innerText()).toContain("Ben would like to take back the last 2 decisions");
  await answer(anna, "refuse");
  await expect.poll(() => line(ben, "undo").innerText()).toContain("Anna does not agree");
  expect((await playState(ben)).decisions).toBe(3);

  await undo.click();
  await answer(anna, "agree");
  for (const page of [anna, ben]) await decided(page, 1);
  expect((await untilAsked(ben)).state).toBe("yours");
});

test("at a table without undo nothing offers it", async () => {
  const { anna, ben } = await twoAt({ undo: "off" });
  await pass(anna, ben);
  for (const page of [anna, ben])
    for (const action of ["undo-step", "undo-turn"])
      expect(await page.locator(`[data-action=${action}]`).isDisabled()).toBe(true);
});
