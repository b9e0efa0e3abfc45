import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { type Move, moveButton, untilAsked } from "./play.ts";
import { decisionsOf, exported } from "./records.ts";

const visit = visitors();

async function make(page: Page, move: Move): Promise<number> {
  const { decisions } = await untilAsked(page);
  await moveButton(page, move).click();
  return (await untilAsked(page, decisions)).decisions;
}

async function undone(page: Page, scope: "step" | "turn", to: number): Promise<void> {
  await page.locator(`[data-action=undo-${scope}]`).click();
  await page.locator(`[data-play][data-decisions='${to}']`).waitFor();
}

test("decision by decision and to the start of the turn", async () => {
  const visitor = await visit();
  const { page } = visitor;
  // Only people at this screen play, so nobody else moves in between.
  await newGame(visitor, { persons: ["Anna", "Bruno"], bots: 0, seed: "undo" });
  const { decisions: start } = await untilAsked(page);
  await make(page, { type: "choose-area", area: "wild" });
  const paid = await page.locator("[data-move*=pay-workers]").first().getAttribute("data-move");
  const second = await make(page, JSON.parse(paid ?? "{}") as Move);
  expect(second).toBe(start + 2);

  await undone(page, "step", start + 1);
  await undone(page, "step", start);
  expect(await page.locator("[data-action=undo-step]").isDisabled()).toBe(true);

  await make(page, { type: "choose-area", area: "wild" });
  await make(page, JSON.parse(paid ?? "{}") as Move);
  await undone(page, "turn", start);
  expect(await page.locator("[data-action=undo-turn]").isDisabled()).toBe(true);
  expect(await page.locator("[data-prompt]").innerText()).toContain("Place workers or pass");
});

test("past simultaneous decisions of others, which stay as they were", async () => {
  const visitor = await visit();
  const { page } = visitor;
  // Both choose the sides of their tabs at once, and neither sees the other's.
  await newGame(visitor, { game: "carnegie", persons: ["Anna", "Bruno"], bots: 0, seed: "undo" });
  const lift = () => page.locator("[data-action=lift-curtain]").click();
  const change = async (seat: number) => {
    await page.locator(`[data-action=pass-to][data-seat='${seat}']`).click();
    await lift();
  };
  const decide = async (decisions: number) => {
    await page.locator("[data-move]:not([disabled])").filter({ visible: true }).first().click();
    await page.locator(`[data-play][data-decisions='${decisions}']`).waitFor();
  };
  await untilAsked(page);
  await lift();
  await decide(1);
  await change(1);
  await decide(2);
  await decide(3);
  await change(0);
  const before = decisionsOf(await exported(page));
  expect(before.map(([seat]) => seat)).toEqual(["0", "1", "1"]);
  await undone(page, "step", 2);
  expect(decisionsOf(await exported(page))).toEqual(before.slice(1));
  expect(await page.locator("[data-action=undo-step]").isDisabled()).toBe(true);
  expect((await untilAsked(page)).state).toBe("yours");
  await decide(3);
});

test("a card turned up is a boundary: nothing before it can be taken back", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  const start = await untilAsked(page);
  await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
  await untilAsked(page, start.decisions);
  expect(await page.locator("[data-action=undo-step]").isDisabled()).toBe(true);
  expect(await page.locator("[data-action=undo-turn]").isDisabled()).toBe(true);
});
