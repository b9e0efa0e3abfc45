import type { Move, Pending } from "@montan/gluckauf";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { untilAsked } from "./play.ts";
import { openPosition, positionWith, triedMoves } from "./positions.ts";

const visit = visitors();

interface Drag {
  readonly name: string;
  fits(move: Move, pending: Pending): boolean;
  /** What is dragged and where it is dropped: selectors on the table. */
  readonly from: string;
  readonly to: string;
}

const DRAGS: readonly Drag[] = [
  {
    name: "a worker to an area",
    fits: (move) => move.type === "choose-area" && move.area === "orders",
    from: "button[data-spot^='worker:']",
    to: "button[data-spot='area:orders']",
  },
  {
    name: "a card of the display home",
    fits: (move) => move.type === "choose-area" && move.area === "lorries-right",
    from: "button[data-spot='area:lorries-right']",
    to: ".mining-row .lorries",
  },
  {
    name: "a lorry to a wagon",
    fits: (move) => move.type === "load-front",
    from: "button[data-spot=front]",
    to: "button[data-spot^='wagon:'][data-light]",
  },
  {
    name: "a lorry into the storage",
    fits: (move) => move.type === "store-front",
    from: "button[data-spot=front]",
    to: "button[data-spot=storage]",
  },
  {
    name: "a wagon to a dock",
    fits: (move, { type }) => move.type === "place-wagon" && type === "wagon-dock",
    from: "button[data-spot=held]",
    to: ".dock[data-light]",
  },
  {
    name: "an engine to a dock",
    fits: (move, { type }) => move.type === "place-engine" && type === "engine-dock",
    from: "button[data-spot=held]",
    to: ".dock[data-light]",
  },
  {
    name: "an order to a train",
    fits: (move) => move.type === "deliver-train",
    from: "button[data-spot^='order:'][data-light]",
    to: ".dock[data-light]",
  },
];

/** Drags: presses, moves and releases. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const start = await middle(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 9, { steps: 3 });
  // Its targets are highlighted by now.
  const end = await middle(page, to);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  expect(await page.locator(".ghost").count(), "a copy follows the pointer").toBe(1);
  await page.mouse.up();
  expect(await page.locator(".ghost").count()).toBe(0);
}

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("things are dragged to where they belong; elsewhere they return", async () => {
  const { page, open } = await visit();
  for (const { name, fits, from, to } of DRAGS) {
    await open("position");
    await openPosition(page, positionWith(fits));
    await drag(page, from, to);
    expect(await triedMoves(page), name).toBe(1);
    await open("about");
  }
  await open("position");
  await openPosition(
    page,
    positionWith((move) => move.type === "load-front"),
  );
  await drag(page, "button[data-spot=front]", ".bar");
  expect(await triedMoves(page), "let go over nothing").toBe(0);
});

test("a right click on a piece opens the rule that governs it; so does the key ?", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  await untilAsked(page);
  await page.locator("button[data-spot='area:delivery']").click({ button: "right", force: true });
  await page.locator("dialog [data-section=delivery]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("button[data-spot='area:wild']").focus();
  await page.keyboard.press("?");
  await page.locator("dialog [data-section=wild]").waitFor();
});

test("on a phone a long press on anything but a card does the same, and makes no move", async () => {
  const visitor = await visit({ viewport: PHONE, touch: true });
  const { page, context } = visitor;
  await newGame(visitor);
  const { decisions } = await untilAsked(page);
  const { x, y } = await middle(page, "[data-piece='area:lorries-left'] .cost");
  const finger = await context.newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.locator("dialog [data-section=lorries]").waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect((await untilAsked(page)).decisions).toBe(decisions);
});

test("hovering over an illegal choice says why not, and over a legal one what it does", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor);
  await untilAsked(page);
  const said = page.locator(".explanation");
  await page.locator("button[data-spot='area:delivery']").hover({ force: true });
  await said.locator(".explanation-reason").waitFor();
  expect(await said.innerText()).toMatch(/No train of yours can leave/);
  const lorries = page.locator("button[data-spot='area:lorries-left']");
  await lorries.hover();
  await said.locator(".card-lorry").waitFor();
  expect(await said.locator(".explanation-reason").count()).toBe(0);
  expect(await said.locator("p").innerText()).toBe(await lorries.getAttribute("aria-label"));
});
