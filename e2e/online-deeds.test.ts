import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations, violationsDayAndNight } from "./axe.ts";
import { LAPTOP, PHONE, test, visitors } from "./browser.ts";
import { moveButton, playState, untilAsked } from "./play.ts";
import { decided, LORRY, lineOf, PASS, pass, tablesForTwo } from "./two-at-table.ts";

const { visit, sitDown } = tablesForTwo(visitors);

const answer = (page: Page, action: "agree" | "refuse") => page.locator(`[data-action=${action}]`).click();

async function openPeople(page: Page): Promise<void> {
  const drawer = page.locator("[data-action=open-panel]");
  if (await drawer.isVisible()) await drawer.click();
  await page.locator("[data-action=tab-people]").click();
}

/** Opens the people's tab and presses a button twice: the first time it only asks. */
async function surely(page: Page, action: string): Promise<void> {
  await openPeople(page);
  await page.locator(`[data-action=${action}]`).click();
  await page.locator(`[data-action=${action}].danger`).click();
}

test("a bot plays for a person who resigns, who sees that, and takes the seat back", async () => {
  const { anna, ben } = await sitDown();
  await surely(anna, "resign");
  await lineOf(anna, "bot").waitFor();
  await lineOf(ben, "resigned").waitFor();
  expect((await playState(anna)).state).toBe("others");
  await untilAsked(ben);
  await anna.reload();
  await lineOf(anna, "bot").waitFor();
  expect((await playState(anna)).state).toBe("others");

  await anna.locator("[data-action=return]").click();
  await lineOf(anna, "bot").waitFor({ state: "detached" });
  await lineOf(ben, "returned").locator("button").click();
  await lineOf(ben, "returned").waitFor({ state: "detached" });
  const { decisions } = await untilAsked(ben);
  await moveButton(ben, PASS).click();
  expect(await untilAsked(anna, decisions)).toMatchObject({ state: "yours" });
});

test("when a bot takes over in the middle of a question, nobody is asked here any more", async () => {
  const { anna } = await sitDown({}, { confirm: "provisional" });
  await untilAsked(anna);
  await moveButton(anna, LORRY).click();
  await anna.locator("[data-play][data-provisional]").waitFor();
  await surely(anna, "resign");
  await lineOf(anna, "bot").waitFor();
  await anna.locator("[data-play]:not([data-provisional])").waitFor();
  expect(await anna.locator("[data-refusal]").first().isHidden()).toBe(true);
});

test("a game is abandoned when all have agreed, and goes on when somebody refuses", async () => {
  const { anna, ben } = await sitDown();
  await surely(anna, "abandon");
  await lineOf(anna, "abandon").waitFor();
  await lineOf(ben, "abandon").waitFor();
  await answer(ben, "refuse");
  await expect.poll(() => lineOf(anna, "abandon-refused").innerText()).toContain("Ben wants to play on");
  expect((await playState(anna)).state).toBe("yours");

  await surely(ben, "abandon");
  await answer(anna, "agree");
  for (const page of [anna, ben]) await expect.poll(async () => (await playState(page)).state).toBe("over");
});

test("a pending proposal can be folded, so that a phone shows what is below it", async () => {
  const { anna, ben } = await sitDown({}, { viewport: PHONE, touch: true });
  await surely(anna, "abandon");
  await lineOf(ben, "abandon").waitFor();
  const heading = ben.locator(".play-room h2:visible").first();
  const isInSight = () =>
    heading.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isInSight()).toBe(false);
  await ben.locator("[data-action=fold-lines]").click();
  await lineOf(ben, "abandon").waitFor({ state: "detached" });
  expect(await isInSight()).toBe(true);
  await ben.locator("[data-action=fold-lines]").click();
  await answer(ben, "refuse");
  await ben.locator("[data-action=fold-lines]").waitFor({ state: "detached" });
});

test("what was proposed is withdrawn", async () => {
  const { anna, ben } = await sitDown();
  await surely(anna, "abandon");
  await lineOf(ben, "abandon").waitFor();
  await anna.locator("[data-action=withdraw]").click();
  await expect.poll(() => ben.locator("[data-action=agree]").count()).toBe(0);
});

test("a decision that others have built on is taken back if they agree, and stays if they do not", async () => {
  const { anna, ben } = await sitDown({ undo: "consent" });
  await pass(anna, ben);
  await pass(ben, anna);
  const undo = ben.locator("[data-action=undo-step]");
  await pass(anna, ben);
  expect(await undo.getAttribute("aria-label")).toBe("Ask to take back");
  expect(await ben.locator("[data-action=undo-turn]").isDisabled()).toBe(true);
  await undo.click();
  await lineOf(ben, "undo").waitFor();
  expect(await undo.isDisabled()).toBe(true);
  expect(await lineOf(anna, "undo").innerText()).toContain("Ben would like to take back the last 2 decisions");
  await answer(anna, "refuse");
  await expect.poll(() => lineOf(ben, "undo-refused").innerText()).toContain("Anna does not agree");
  expect((await playState(ben)).decisions).toBe(3);

  await undo.click();
  await answer(anna, "agree");
  for (const page of [anna, ben]) await decided(page, 1);
  await lineOf(anna, "undo").waitFor({ state: "detached" });
  expect((await untilAsked(ben)).state).toBe("yours");
});

test("a table without undo does not offer it", async () => {
  const { anna, ben } = await sitDown({ undo: "off" });
  await pass(anna, ben);
  for (const page of [anna, ben])
    for (const action of ["undo-step", "undo-turn"])
      expect(await page.locator(`[data-action=${action}]`).isDisabled()).toBe(true);
});

test.each([
  ["a laptop in English", { viewport: LAPTOP }],
  ["a phone in German", { viewport: PHONE, touch: true, language: "de" }],
] as const)("axe finds nothing in what is said and offered at the table, on %s", async (_, wishes) => {
  const { anna, ben } = await sitDown({ undo: "consent" }, wishes);
  await pass(anna, ben);
  await pass(ben, anna);
  await pass(anna, ben);
  await ben.locator("[data-action=undo-step]").click();
  await lineOf(anna, "undo").waitFor();
  expect(await violationsDayAndNight(anna)).toEqual([]);
  await openPeople(anna);
  await anna.locator("[data-action=resign]").click();
  expect(await violations(anna)).toEqual([]);
});

/** Both agree to end the game without a result. */
async function endGame(anna: Page, ben: Page): Promise<void> {
  await surely(anna, "abandon");
  await answer(ben, "agree");
  for (const page of [anna, ben]) await page.locator("[data-play][data-state=over]").waitFor();
}

test("a rematch includes everybody who played, and is not offered to spectators", async () => {
  const { server, anna, ben, table } = await sitDown({ visibility: "open" });
  const eve = await visit({ url: server.url });
  await eve.open("online");
  await eve.page.locator("[data-action=online-name]").fill("Eve");
  await eve.page.locator("form button[type=submit], [data-action=come-in]").first().click();
  await eve.open(`table/${table}`);
  await endGame(anna, ben);
  await eve.page.locator("[data-play][data-state=over]").waitFor();
  expect(await eve.page.locator("[data-action=play-again]").count()).toBe(0);

  await anna.locator("[data-action=play-again]").click();
  await anna.locator("[data-waiting]").waitFor();
  await expect.poll(() => lineOf(ben, "rematch").innerText()).toContain("Anna has opened a table for a rematch");
  expect(await ben.locator("[data-action=play-again]").innerText()).toBe("To the rematch");
  await lineOf(ben, "rematch").locator("a").click();
  await ben.locator("[data-waiting]").waitFor();
  expect(ben.url()).toBe(anna.url());
  await anna.locator("[data-action=start-table]").click();
  for (const page of [anna, ben]) await page.locator("[data-play]").waitFor();
});

test("an ended game is replayed and shared from its record; while it goes on there is none", async () => {
  const { anna, ben, table } = await sitDown({}, { refused: true });
  await pass(anna, ben);
  expect(await anna.locator("[data-action=replay]").count()).toBe(0);
  await anna.route("**/record", (route) =>
    route.fulfill({ status: 429, json: { code: "too-many-requests", params: { seconds: 3 } } }),
  );
  await endGame(anna, ben);
  await anna.locator("[data-action=replay]").click();
  await expect.poll(() => anna.locator("[data-after-refusal]").innerText()).toContain("too fast");
  await anna.unroute("**/record");

  await anna.evaluate(() => {
    const shared = globalThis as { shared?: Promise<string> | undefined };
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      shared.shared = files[0]?.text();
    };
  });
  await anna.locator("[data-action=share]").click();
  await expect
    .poll(() => anna.evaluate(() => (globalThis as { shared?: Promise<string> }).shared))
    .toContain('"type":"pass"');

  for (let time = 0; time < 2; time++) {
    await anna.locator("[data-action=replay]").click();
    await anna.locator("[data-replay]").waitFor();
    expect(anna.url()).toContain(`#/replay/${table}`);
    await anna.goBack();
    await anna.locator("[data-play]").waitFor();
  }
  await anna.goto(new URL("#/games", anna.url()).href);
  await anna.locator(".game-item").first().waitFor();
  expect(await anna.locator(".game-item").count()).toBe(1);
});
