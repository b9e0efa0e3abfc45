import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { LAPTOP, PHONE, test, visitors } from "./browser.ts";
import { busyGame, MOMENTS } from "./gluckauf-busy.ts";
import { firstOf } from "./long.ts";
import { tooSmallOnAnyScreen } from "./sizes.ts";

const visit = visitors();
const MIDDLE = { width: 1440, height: 900 };
const WIDE = { width: 1920, height: 1080 };
const LARGE = { width: 2560, height: 1440 };
const DESKTOPS = [LAPTOP, MIDDLE, WIDE, LARGE];

/** The fullest table first. */
const MEASURED = [...MOMENTS].reverse().map((moment, index) => [moment, index % 2 === 0 ? "de" : "en"] as const);

test.each(firstOf(MEASURED))("nothing is too small to be read or hit: %s (%s)", async (moment, language) => {
  const small = await tooSmallOnAnyScreen(async (options) => {
    const visitor = await visit({ language, ...options });
    await busyGame(visitor, moment);
    return visitor.page;
  });
  expect(small).toEqual([]);
});

async function boxes(found: Locator): Promise<DOMRect[]> {
  return found.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
}

async function widths(page: Page, selector: string): Promise<number[]> {
  return (await boxes(page.locator(selector))).map(({ width }) => width);
}

/** How many of the first ones overlap one of the others. */
function covering(over: readonly DOMRect[], under: readonly DOMRect[]): number {
  return over.filter((one) =>
    under.some(
      (other) =>
        one.left < other.right - 1 &&
        one.right > other.left + 1 &&
        one.top < other.bottom - 1 &&
        one.bottom > other.top + 1,
    ),
  ).length;
}

test("nineteen lorries use the whole width of the yard, all distinguishable, with their points beside them", async () => {
  const visitor = await visit({ viewport: MIDDLE });
  const { page } = visitor;
  await busyGame(visitor, "nineteen lorries");
  for (const [viewport, least] of [
    [LAPTOP, 20],
    [MIDDLE, 24],
    [LARGE, 40],
  ] as const) {
    await page.setViewportSize(viewport);
    const lorries = await boxes(page.locator(".mining-row .lorry > svg"));
    expect(lorries).toHaveLength(19);
    expect(Math.min(...lorries.map(({ width }) => width)), `${viewport.width} px`).toBeGreaterThan(least);
    const signs = await boxes(page.locator(".mining-row .vp-tag"));
    expect(signs.length).toBeGreaterThan(5);
    expect(covering(signs, lorries)).toBe(0);
  }
  const [row] = await widths(page, ".mining-row");
  const [docks] = await widths(page, ".docks");
  expect(row).toBeGreaterThan(1.3 * (docks ?? Number.POSITIVE_INFINITY));
});

test("an empty storage is no larger than needed for the next lorry", async () => {
  const visitor = await visit({ viewport: MIDDLE });
  await busyGame(visitor, "paying with cards");
  const [storage] = await widths(visitor.page, ".storage");
  expect(await visitor.page.locator(".storage .lorry").count()).toBe(0);
  expect(storage).toBeLessThan(100);
});

test("cards of the display are at least 96 px wide on a screen of 1440 px, and grow with it", async () => {
  const visitor = await visit({ viewport: LAPTOP });
  const { page } = visitor;
  await busyGame(visitor, "four players, last shift");
  const narrowest: number[] = [];
  for (const viewport of DESKTOPS) {
    await page.setViewportSize(viewport);
    const cards = await widths(page, ".area-card .card");
    expect(cards).toHaveLength(14);
    narrowest.push(Math.min(...cards));
  }
  expect(narrowest[1]).toBeGreaterThanOrEqual(96);
  expect(narrowest).toEqual([...narrowest].sort((a, b) => a - b));
  expect(narrowest.at(-1)).toBeGreaterThan(150);
});

test("no number overlaps another or the sign of a player", async () => {
  const visitor = await visit({ viewport: MIDDLE });
  const { page } = visitor;
  await busyGame(visitor, "more than any game");
  for (const viewport of DESKTOPS) {
    await page.setViewportSize(viewport);
    const at = `${viewport.width} px`;
    const counts = await boxes(page.locator(".stack-count"));
    const cards = await boxes(page.locator(".area-card .card"));
    const workers = await boxes(page.locator(".placement b"));
    const discs = await boxes(page.locator(".placement .disc"));
    expect(workers).toHaveLength(20);
    expect(covering(counts, [...cards, ...workers, ...discs]), at).toBe(0);
    expect(covering(workers, [...discs, ...cards]), at).toBe(0);
  }
});

test.each(["cards to choose from", "a wagon in hand"] as const)("cards in the tray are whole: %s", async (moment) => {
  const visitor = await visit({ viewport: MIDDLE });
  const { page } = visitor;
  await busyGame(visitor, moment);
  for (const viewport of DESKTOPS) {
    await page.setViewportSize(viewport);
    const [tray] = await boxes(page.locator(".tray"));
    const cards = await boxes(page.locator(".tray .card"));
    expect(cards.length).toBeGreaterThan(0);
    for (const { left, right, top, bottom } of cards) {
      expect(left, `${viewport.width} px`).toBeGreaterThanOrEqual(tray?.left ?? Number.POSITIVE_INFINITY);
      expect(right, `${viewport.width} px`).toBeLessThanOrEqual(tray?.right ?? 0);
      expect(top, `${viewport.width} px`).toBeGreaterThanOrEqual(tray?.top ?? Number.POSITIVE_INFINITY);
      expect(bottom, `${viewport.width} px`).toBeLessThanOrEqual(tray?.bottom ?? 0);
    }
  }
});

test("with four players their trains are readable, and larger if there is space", async () => {
  const visitor = await visit({ viewport: LAPTOP });
  const { page } = visitor;
  await busyGame(visitor, "four players, last shift");
  const heights: number[] = [];
  for (const viewport of DESKTOPS) {
    await page.setViewportSize(viewport);
    heights.push(Math.min(...(await boxes(page.locator(".mini-train svg"))).map(({ height }) => height)));
    const [column] = await boxes(page.locator(".opponents"));
    const strips = await boxes(page.locator(".strip"));
    expect(strips).toHaveLength(3);
    expect(Math.max(...strips.map(({ bottom }) => bottom))).toBeLessThanOrEqual(column?.bottom ?? 0);
  }
  const [laptop = 0, middle = 0, wide = 0, large = 0] = heights;
  expect(laptop).toBeGreaterThanOrEqual(22);
  expect(middle).toBeGreaterThanOrEqual(28);
  expect(wide).toBeGreaterThan(laptop * 1.3);
  expect(large).toBeGreaterThan(wide * 1.2);
});

test("a card is enlarged under a resting pointer or in focus, and covers nothing that can be clicked", async () => {
  const visitor = await visit({ viewport: MIDDLE });
  const { page } = visitor;
  await busyGame(visitor, "four players, last shift");
  const large = page.locator(".explanation .large-card");
  const top = page.locator("[data-piece='area:orders/card']");
  await top.hover();
  await large.waitFor();
  const [[small = 0], [wide = 0]] = [
    await widths(page, "[data-piece='area:orders/card']"),
    await widths(page, ".large-card .card"),
  ];
  expect(wide).toBeGreaterThan(2 * small);
  const { x = 0, y = 0 } = (await large.boundingBox()) ?? {};
  const beneath = await page.evaluate(
    ([left, down]) => document.elementFromPoint(left, down)?.closest(".explanation") ?? null,
    [x + 20, y + 20] as const,
  );
  expect(beneath).toBeNull();
  await page.mouse.move(2, 2);
  await large.waitFor({ state: "detached" });
  for (const look of ["the first", "the second"]) {
    await page.locator(".objective-cards .piece").first().hover();
    await large.waitFor();
    expect(await large.locator("p").innerText(), `${look} look`).toMatch(/^Objective \(.*\); worth 2\sVP now$/);
    await page.mouse.move(2, 2);
    await large.waitFor({ state: "detached" });
  }
  await page.keyboard.press("Tab");
  await page.locator("button[data-spot='area:wild']").focus();
  await large.waitFor();
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "detached" });
});

test("what a click brings under the pointer is not enlarged before the pointer moves", async () => {
  const visitor = await visit({ viewport: MIDDLE });
  const { page } = visitor;
  await busyGame(visitor, "nineteen lorries");
  await page.locator(".strip-name").click();
  const objective = page.locator(".open-yard .objective-cards .piece").last();
  await objective.waitFor();
  const { x, y } = await page.locator(".strip-name").evaluate((name) => {
    const { left, top, width, height } = name.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const under = await page.evaluate(
    ([left, down]) => document.elementFromPoint(left, down)?.closest("[data-explain]") != null,
    [x, y] as const,
  );
  expect(under, "the pointer stands over a card").toBe(true);
  const large = page.locator(".large-card");
  await page.waitForTimeout(600);
  expect(await large.count()).toBe(0);
  await objective.hover();
  await large.waitFor();
});

test("a long press on a card draws it large, with a link to its rules", async () => {
  const visitor = await visit({ viewport: PHONE, touch: true });
  const { page, context } = visitor;
  await busyGame(visitor, "four players, last shift");
  const { x = 0, y = 0 } = (await page.locator("[data-piece='area:engines/card']").boundingBox()) ?? {};
  const finger = await context.newCDPSession(page);
  const touchPoints = [{ x: x + 15, y: y + 15 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  const card = page.locator(".explanation[data-held]");
  await card.waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await card.locator(".card-engine").count()).toBe(1);
  expect(await page.locator("[data-play]").getAttribute("data-decisions")).toBe("251");
  await card.locator("[data-rules-link]").tap();
  await page.locator("dialog [data-section=engines]").waitFor();
});

/** What is cut off at the lower edge of the table. */
async function cutOff(page: Page): Promise<number> {
  return page.locator(".gluckauf").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

test.each(["light", "dark"] as const)(
  "tablets have the whole table at once, upright and turned (%s)",
  async (theme) => {
    const visitor = await visit({ viewport: { width: 820, height: 1180 }, touch: true, theme, language: "de" });
    const { page } = visitor;
    for (const moment of ["four players, last shift", "paying with cards", "nineteen lorries"] as const) {
      await busyGame(visitor, moment);
      for (const viewport of [
        { width: 820, height: 1180 },
        { width: 1180, height: 820 },
      ]) {
        await page.setViewportSize(viewport);
        const at = `${moment}, ${viewport.width} px`;
        expect(await page.locator(".surface-bar button").filter({ visible: true }).count(), at).toBe(0);
        expect(await cutOff(page), at).toBeLessThanOrEqual(0);
        const parts = await boxes(page.locator(".display, .opponents, .yard, .hand, .tray"));
        const [table] = await boxes(page.locator(".gluckauf"));
        const filled = parts.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(filled / ((table?.width ?? 0) * (table?.height ?? 0)), at).toBeGreaterThan(0.9);
      }
    }
  },
);

test("the background is boards and gravel, and plain on a phone", async () => {
  const visitor = await visit({ viewport: MIDDLE });
  const { page } = visitor;
  await busyGame(visitor, "four players, last shift");
  const pictures = () =>
    page.locator(".gluckauf, .yard").evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
  expect(await pictures()).toEqual([expect.stringMatching(/^url/), expect.stringMatching(/^url/)]);
  await page.setViewportSize(PHONE);
  expect(await pictures()).toEqual(["none", "none"]);
});
