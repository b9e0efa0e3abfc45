import { game, START_DEPARTMENT_IDS, type State } from "@montan/carnegie";
import { play, position } from "@montan/carnegie/testing";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Visit, visitors } from "./browser.ts";
import { BUSY, busyGame } from "./carnegie-busy.ts";
import { departmentTurn } from "./carnegie-positions.ts";
import { openPosition } from "./carnegie-sandbox.ts";
import { firstOf } from "./long.ts";
import { SCREENS, tooSmallOnAnyScreen } from "./sizes.ts";

const visit = visitors();
const MIDDLE = { width: 1440, height: 900 };
const WIDE = { width: 1920, height: 1080 };
const MOMENTS = Object.keys(BUSY) as (keyof typeof BUSY)[];

/** The fullest table first, then the one that looks different from all others. */
const MEASURED = [
  { moment: "four players, all modules", language: "de" },
  { moment: "against Andrew", language: "en" },
  { moment: "four players, last round", language: "en" },
  { moment: "four players, new departments, building", language: "de" },
] as const;

test.each(firstOf(MEASURED, 2))(
  "nothing is too small to be read or hit: $moment ($language)",
  async ({ moment, language }) => {
    const small = await tooSmallOnAnyScreen(async (options) => {
      const visitor = await visit({ language, ...options });
      await busyGame(visitor, moment);
      return visitor.page;
    });
    expect(small).toEqual([]);
  },
);

/** The rectangles of all elements found. */
async function boxes(page: Page, selector: string): Promise<DOMRect[]> {
  return page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
}

test("a project tab draws “or” as a slash", async () => {
  const visitor = await visit();
  await visitor.open("position");
  await openPosition(visitor.page, position({ round: 5, players: [{ tabs: { housing: { side: "A", at: 0 } } }, {}] }));
  const choice = visitor.page.locator("[data-area=tabs] .tab-income:has(.tab-or)").first();
  expect(await choice.innerText()).toMatch(/^1\s*\/\s*\$1$/);
});

test("the heading of a region covers no vehicle and no price below it, highlighted or not", async () => {
  const visitor = await visit({ language: "de" });
  await busyGame(visitor, "four players, all modules");
  const { page } = visitor;
  expect(await page.locator(".mission[data-light]").count()).toBeGreaterThan(0);
  const heads = await boxes(page, ".mission");
  const prices = await boxes(page, ".track-price .vehicle, .track-cost");
  const lowest = Math.max(...heads.map(({ bottom }) => bottom));
  expect(Math.min(...prices.map(({ top }) => top))).toBeGreaterThanOrEqual(lowest + 2);
  expect(
    await page
      .locator(".mission[data-light]")
      .first()
      .evaluate((head) => getComputedStyle(head).clipPath),
  ).toMatch(/ 0px( |\))/);
});

async function cutNames(visitor: Visit): Promise<string[]> {
  return visitor.page.locator(".room-name:visible, .tile-name:visible").evaluateAll((names) =>
    names
      .filter((name) => {
        const { left, right, top, bottom } = (
          name.closest(".room-inside, .tile-plate") as Element
        ).getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(name);
        const text = range.getBoundingClientRect();
        const people = name.parentElement?.querySelector(".people")?.getBoundingClientRect().top ?? bottom;
        const out = text.left < left - 1 || text.right > right + 1 || text.top < top - 1;
        // The box of a line is that much taller than its letters.
        return out || text.bottom > Math.min(bottom, people) + 3;
      })
      .map((name) => name.textContent ?? ""),
  );
}

test.each(["en", "de"] as const)("departments have their whole names from 1440 px on (%s)", async (language) => {
  const visitor = await visit({ language, viewport: MIDDLE });
  const { page } = visitor;
  for (const moment of firstOf(MOMENTS, 2)) {
    await busyGame(visitor, moment);
    for (const viewport of [MIDDLE, WIDE]) {
      await page.setViewportSize(viewport);
      if (viewport === MIDDLE) await page.locator("[data-drawer=display]").click();
      const rooms = await page.locator("[data-area=company] .room[data-space=department]").count();
      expect(await page.locator("[data-area=company] .room-name").filter({ visible: true }).count()).toBe(rooms);
      expect(await cutNames(visitor), `${moment} at ${viewport.width} px`).toEqual([]);
    }
  }
});

test("departments shown in full explain themselves in a sentence", async () => {
  const visitor = await visit({ viewport: MIDDLE });
  await busyGame(visitor, "four players, last round");
  const { page } = visitor;
  await page.locator("[data-drawer=display]").click();
  await page.locator("[data-region=departments] [data-action=enlarge]").click();
  const tiles = page.locator(".laid-open .display-tile");
  expect(await tiles.count()).toBeGreaterThan(4);
  expect(await page.locator(".laid-open .tile-words").count()).toBe(await tiles.count());
  expect(await page.locator(".laid-open .tile-words").first().innerText()).toMatch(/\.$/);
});

test("tabs and tracks explain themselves under a resting pointer", async () => {
  const visitor = await visit();
  await busyGame(visitor, "four players, last round");
  const { page } = visitor;
  await page.locator(".tab-strip[data-type=housing]").hover();
  const card = page.locator(".explanation .look-card");
  await card.waitFor();
  expect(await card.locator("li").count()).toBe(7);
  expect(await card.innerText()).toMatch(/Housing tab, side [AB]/);
  await page.mouse.move(2, 2);
  await card.waitFor({ state: "detached" });
  await page.locator("[data-piece='track:west']").hover();
  await card.waitFor();
  expect(await card.innerText()).toContain("per employee");
  expect(await card.locator(".disk").count()).toBe(4);
});

test("in a city that can be chosen disks keep their colour", async () => {
  const visitor = await visit();
  await busyGame(visitor, "four players, new departments, building");
  const disks = visitor.page.locator(".city-piece[data-light] .slot-disk");
  expect(await disks.count()).toBeGreaterThan(0);
  const opacities = await disks.evaluateAll((all) =>
    all.flatMap((disk) => [disk, disk.parentElement as Element].map((one) => getComputedStyle(one).opacity)),
  );
  expect(new Set(opacities)).toEqual(new Set(["1"]));
});

/** Few moves to spend, and two employees far apart: some spaces can be reached by only one of them. */
function twoWalkers(): State {
  const nobody = Object.fromEntries(START_DEPARTMENT_IDS.map((id) => [id, {}]));
  const state = departmentTurn("hr", { staff: { ...nobody, lobby: { inactive: 1 }, 0: { inactive: 1 } } });
  const use = game.legalMoves(state, 0).find(({ type }) => type === "use-employee");
  if (use === undefined) throw new Error("nobody works in Human Resources");
  return play(state, 0, use);
}

test("no space of the company is framed before somebody is chosen to go there", async () => {
  const visitor = await visit();
  await visitor.open("position");
  await openPosition(visitor.page, twoWalkers());
  const { page } = visitor;
  const walls = page.locator("[data-area=company] .walls[data-light]");
  const framed = () =>
    walls.evaluateAll((all) => all.filter((wall) => getComputedStyle(wall).boxShadow !== "none").length);
  const walkers = page.locator(".people [data-spot^='employee:'][data-light]");
  expect(await walkers.count()).toBe(2);
  expect(await page.locator("[data-area=company] .walls[data-light][data-move]").count()).toBeGreaterThan(0);
  expect(await framed()).toBe(0);
  await walkers.last().click();
  expect(await framed()).toBeGreaterThan(0);
});

test("from 1920 px on donations and departments are side by side, and the opponents' companies are larger", async () => {
  const visitor = await visit({ viewport: MIDDLE });
  const { page } = visitor;
  await busyGame(visitor, "four players, last round");
  const companies = async () => (await boxes(page, ".company-thumbnail")).map(({ width }) => width);
  const before = await companies();
  await page.setViewportSize(WIDE);
  const [donations] = await boxes(page, "[data-area=drawer] [data-sheet=donations]");
  const [display] = await boxes(page, "[data-area=drawer] [data-sheet=display]");
  expect(donations?.top).toBe(display?.top);
  expect(display?.left).toBeGreaterThan(donations?.right ?? Number.POSITIVE_INFINITY);
  expect(await page.locator("[data-drawer]").filter({ visible: true }).count()).toBe(0);
  const after = await companies();
  expect(after).toHaveLength(3);
  for (const [other, width] of after.entries()) expect(width).toBeGreaterThan(2 * (before[other] ?? width));
});

const TABLETS = SCREENS.filter(({ width, touch }) => touch && width >= 720);

test.each(TABLETS)("a tablet shows map, regions and company together ($width × $height)", async (viewport) => {
  const visitor = await visit({ viewport, touch: true });
  await busyGame(visitor, "four players, last round");
  const { page } = visitor;
  const parts = [
    ".map-sheet",
    ".region-panels",
    "[data-area=company] .tower-sign",
    "[data-area=company] [data-spot='cell:0'].walls",
  ];
  const seen = async () => (await Promise.all(parts.map((part) => boxes(page, part)))).flat();
  const shown = await seen();
  expect(shown).toHaveLength(parts.length);
  for (const { left, top, right, bottom, width } of shown) {
    expect(Math.min(left, top, viewport.width - right, viewport.height - bottom)).toBeGreaterThanOrEqual(0);
    expect(width).toBeGreaterThan(0);
  }
  expect(shown[0]?.width).toBeGreaterThanOrEqual(480);
  // It does not matter which of the two the decision is on.
  for (const surface of ["map", "company"]) {
    await page.locator(`.surface-bar [data-surface=${surface}]`).tap();
    expect(await seen()).toEqual(shown);
  }
  await page.locator(".surface-bar [data-surface=timeline]").tap();
  expect((await boxes(page, ".timeline"))[0]?.width).toBeGreaterThan(700);
  await page.locator(".map-sheet").waitFor({ state: "hidden" });
});
