import { type AnyGame, canonical, importRecord } from "@montan/engine";
import { game as gluckauf, type State } from "@montan/gluckauf";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, offered, playState, untilAsked } from "./play.ts";
import { exported, importText, recordOf } from "./records.ts";

const visit = visitors();

test("an illegal move is refused with its reason, one click away from the rule", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  await untilAsked(page);
  await page.locator("button[data-spot='area:delivery']").click({ force: true });
  const refusal = page.locator("[data-refusal]");
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain("No train of yours can leave");
  await refusal.locator("button").first().click();
  await page.locator("[data-section=delivery]").waitFor();
});

test("a move that reveals something needs confirmation; no means no and yes means yes", async () => {
  const visitor = await visit({ confirm: "ask" });
  const { page } = visitor;
  await newGame(visitor);
  const start = await untilAsked(page);
  await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
  await page.locator("[data-action=confirm]").waitFor();
  await page.locator("[data-action=cancel]").click();
  expect(await playState(page)).toEqual(start);

  await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
  await page.locator("[data-action=confirm]").click();
  await untilAsked(page, start.decisions);
});

test("the log tells what happened, and pointing at a sentence highlights the pieces it mentions", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  const { decisions } = await untilAsked(page);
  await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
  await untilAsked(page, decisions);
  await page.locator("[data-action=tab-log]").click();
  const lit = () => page.locator(".table-room [data-lit]").evaluateAll((all) => all.map((one) => one.dataset.piece));
  expect(await lit()).toEqual([]);
  // The worker is where the card was taken from.
  await page.locator("[data-log] button", { hasText: "Anna places" }).first().hover();
  await expect.poll(lit).toEqual(["area:lorries-left"]);
  await page.locator("[data-prompt]").hover();
  await expect.poll(lit).toEqual([]);
});

test("what is legal can be clicked, and nothing else moves the game", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  const asked = await untilAsked(page);
  const before = await exported(page);
  const { state } = importRecord(before, [gluckauf as AnyGame]);
  const legal = gluckauf.legalMoves(state as State, 0).map((move) => canonical(move));
  const onTheTable = await offered(page);
  expect(onTheTable.map((move) => canonical(move)).toSorted()).toEqual(legal.toSorted());
  await page.locator("[data-action=tab-choices]").click();
  expect(await page.locator("[data-choices] button").count()).toBe(legal.length);
  const clicked = await page.locator(".table-room").evaluate((room) => {
    const all = [...room.querySelectorAll<HTMLElement>("[data-piece], [data-spot]")];
    const dead = all.filter((one) => one.closest("[data-move]") === null && one.querySelector("[data-move]") === null);
    for (const one of dead) one.click();
    return dead.length;
  });
  expect(clicked).toBeGreaterThan(30);
  expect(await playState(page)).toEqual(asked);
  expect(await exported(page)).toBe(before);
  expect(await page.locator("[data-action=confirm]").count()).toBe(0);
});

test("what happened since the person's last turn can be shown again, and then the present again", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  const { decisions } = await untilAsked(page);
  await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
  await untilAsked(page, decisions);
  await page.locator("[data-action=since]").click();
  await page.locator("[data-action=playback-toggle]").waitFor();
  expect(await page.locator("[data-move]").count()).toBe(0);
  await page.locator("[data-action=now]").click();
  await page.locator("[data-move]").first().waitFor();
});

test("the score sheet can be opened at any time, with the sources of every point", async () => {
  const visitor = await visit();
  await importText(visitor, recordOf("sources", 2));
  const { page } = visitor;
  await page.locator("[data-action=last]").click();
  const sheet = page.locator("[data-score]");
  const totals = (await sheet.locator("tfoot td").allInnerTexts()).map(Number);
  expect(Math.max(...totals)).toBeGreaterThan(0);
  const columns = await Promise.all(
    totals.map((_, seat) => sheet.locator(`tbody tr td:nth-of-type(${seat + 1})`).allInnerTexts()),
  );
  const sums = columns.map((column) => column.reduce((sum, points) => sum + Number(points), 0));
  expect(sums).toEqual(totals);
  await sheet.locator("summary").first().click();
  await expect.poll(() => sheet.locator("details[open] dd").count()).toBeGreaterThan(3);
});
