import { expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { test, visitors } from "./browser.ts";
import { firstOf } from "./long.ts";
import { newGame } from "./new-game.ts";
import { busy, moveButton, offered, type Policy, playOn, untilAsked } from "./play.ts";

const visit = visitors();

/** Takes orders with Wild early in the game, so that there are cards to hide. */
const secretive: Policy = (moves, decisions) => {
  const orders = moves.find((move) => move.type === "name-stack" && move.stack === "orders");
  const wild = moves.find((move) => move.type === "choose-area" && move.area === "wild");
  return orders ?? (decisions < 40 ? wild : undefined) ?? busy(4)(moves, decisions);
};

test.each(firstOf([["Anna", "Bruno"]], 0))(
  "a complete game of %s and %s at one screen, the curtain between hidden hands",
  async (...persons) => {
    const visitor = await visit();
    await newGame(visitor, { seed: "hot seat", persons, bots: 0 });
    const { clicks, curtains } = await playOn(visitor.page, secretive);
    expect(clicks).toBeGreaterThan(30);
    expect(curtains).toBeGreaterThan(3);
    expect(await visitor.page.locator("[data-result]").innerText()).toMatch(/Anna|Bruno/);
  },
);

test("behind the curtain there is nothing of the table, and axe finds nothing", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor, { seed: "hot seat", persons: ["Anna", "Bruno"], bots: 0 });
  let { state, decisions } = await untilAsked(page);
  for (let count = 0; state !== "curtain" && count < 12; count++) {
    const moves = await offered(page);
    const move = secretive(moves, decisions);
    if (move === undefined) break;
    await moveButton(page, move).click();
    ({ state, decisions } = await untilAsked(page, decisions));
  }
  expect(state).toBe("curtain");
  expect(await page.locator("[data-piece]").count()).toBe(0);
  expect(await violationsDayAndNight(page)).toEqual([]);
});
