import type { PendingType, State } from "@montan/carnegie";
import { play, position } from "@montan/carnegie/testing";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { exerciseOf } from "./carnegie-departments.ts";
import { decisions, until } from "./carnegie-positions.ts";
import { openPosition } from "./carnegie-sandbox.ts";
import { clickThrough } from "./clicking.ts";
import { newGame } from "./new-game.ts";
import { untilAsked } from "./play.ts";

const visit = visitors();
const PHONE = { width: 390, height: 844 };

/** Texts that are cut off, or that extend beyond their container. */
function cutOff(page: Page, texts: string, within: string): Promise<string[]> {
  return page.locator(texts).evaluateAll(
    (found, box) =>
      found
        .filter((text) => {
          const inner = text.getBoundingClientRect();
          const outer = text.closest(box)?.getBoundingClientRect();
          const out = outer === undefined || inner.left < outer.left - 1 || inner.right > outer.right + 1;
          const over = outer !== undefined && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1);
          return inner.width === 0 || out || over || text.scrollWidth > text.clientWidth + 1;
        })
        .map((text) => text.textContent ?? ""),
    within,
  );
}

test.each(["en", "de"] as const)("the rows of the timeline have names on a laptop (%s)", async (language) => {
  const { page, open } = await visit({ language });
  await open("position");
  await openPosition(page, position({ round: 5, players: [{}, {}, {}] }));
  const names = await page.locator(".timeline-name").allInnerTexts();
  expect(names).toEqual(
    language === "de" ? ["Personal", "Verwaltung", "Konstruktion", "F&E"] : ["HR", "Management", "Construction", "R&D"],
  );
  expect(await cutOff(page, ".timeline-name", ".timeline-row")).toEqual([]);
  const apart = await page.locator(".timeline-row").evaluateAll((rows) =>
    rows.map((row) => {
      const name = row.querySelector(".timeline-name")?.getBoundingClientRect();
      const spaces = row.querySelector(".row-spaces")?.getBoundingClientRect();
      return (spaces?.left ?? 0) >= (name?.right ?? Number.POSITIVE_INFINITY);
    }),
  );
  expect(apart).not.toContain(false);
});

test("the slots of the map are large enough on a laptop to tell their shapes", async () => {
  const { page, open } = await visit();
  await open("position");
  await openPosition(page, position({ round: 5, players: [{}, {}] }));
  const sizes = await page
    .locator(".slot-sign")
    .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
});

test("the names of the regions stay whole, however many people are on missions there", async () => {
  const { page, open } = await visit({ language: "de" });
  await open("position");
  const busy = { missions: { west: 2, midwest: 3, south: 2, east: 2 } };
  await openPosition(page, position({ round: 5, players: [busy, busy, busy, busy] }));
  expect(await cutOff(page, ".region-name", ".mission")).toEqual([]);
  expect(await cutOff(page, ".mission-people", ".mission")).toEqual([]);
});

test("the cities of a donation tile are spelt out on a phone", async () => {
  const { page, open } = await visit({ viewport: PHONE, touch: true });
  await open("position");
  const asked = until("donation-tile-choice", 2, ["new-donations"]);
  const [seat = 0] = asked.asked.flatMap((questions, one) => (questions.length > 0 ? one : []));
  await openPosition(page, play(asked, seat, { type: "lay-donation-tile", tile: "health", column: "welfare" }));
  await page.locator(".surface-bar [data-surface=boards]").click();
  await page.locator("[data-drawer=donations]").click();
  expect(await page.locator(".donation .mark-city").count()).toBeGreaterThan(0);
  expect(await cutOff(page, ".donation .mark-city", ".donation")).toEqual([]);
});

test.each([768, 640])("in a window %i px high what a donation counts is above what it is worth", async (height) => {
  const { page, open } = await visit({ viewport: { width: 1366, height } });
  await open("position");
  await openPosition(page, position({ round: 5, players: [{}, {}, {}, {}] }));
  const gaps = await page.locator(".donation").evaluateAll((spaces) =>
    spaces.map((space) => {
      const lines = [...space.querySelectorAll(".sign-line")].map((line) => line.getBoundingClientRect().bottom);
      const { top = 0 } = space.querySelector(".donation-worths")?.getBoundingClientRect() ?? {};
      return top - Math.max(...lines);
    }),
  );
  expect(gaps).toHaveLength(20);
  // A line is a little higher than the signs on it.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-2.5);
});

test("a disk on a secret slip is as large as those on the chart", async () => {
  const { page, open } = await visit();
  await open("position");
  const noted = { secret: "welfare-2" } as const;
  const donations = { "health-4": [0], "education-1": [1] };
  await openPosition(page, position({ round: 5, modules: ["secret-donation"], players: [noted, {}], donations }));
  // The slip is rotated, so the disk's own width is checked.
  const widths = await page
    .locator(".donation-disk > .disk")
    .evaluateAll((disks) => disks.map((disk) => getComputedStyle(disk).width));
  expect(await page.locator(".secret-slip").count()).toBe(1);
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size).toBe(1);
});

/** The first position of an exercise in which this question is asked. */
function asking(question: PendingType, department: Parameters<typeof exerciseOf>[0]): State {
  for (const step of decisions(exerciseOf(department))) if (step.question === question) return step.before;
  throw new Error(`${department} never asks ${question}`);
}

async function litInSight(page: Page): Promise<number> {
  return page.locator(".city-piece[data-light]").evaluateAll((cities) => {
    const window = document.querySelector(".map-window")?.getBoundingClientRect() as DOMRect;
    return cities.filter((city) => {
      const { left, right, top, bottom } = city.getBoundingClientRect();
      return left >= window.left && right <= window.right && top >= window.top && bottom <= window.bottom;
    }).length;
  });
}

test("on a phone the map scrolls to the cities that can be built in, and then stays where it was put", async () => {
  const { page, open } = await visit({ viewport: PHONE, touch: true });
  await open("position");
  await openPosition(page, asking("project-site", "start-construction"));
  await expect.poll(() => litInSight(page)).toBeGreaterThan(0);
  const window = page.locator(".map-window");
  await window.evaluate((view) => view.scrollTo({ left: 0, top: 0, behavior: "instant" }));
  await page.locator(".surface-bar [data-surface=company]").click();
  await page.locator(".surface-bar [data-surface=map]").click();
  expect(await window.evaluate((view) => view.scrollLeft)).toBe(0);
});

test("in a low window the table scrolls to what is asked, and the question stays in sight", async () => {
  const low = { width: 1366, height: 560 };
  const visitor = await visit({ viewport: low });
  const { page } = visitor;
  await newGame(visitor, { game: "carnegie" });
  await untilAsked(page);
  const sides = page.locator("[data-area=tabs] button[data-light]");
  await expect.poll(async () => ((await sides.last().boundingBox())?.y ?? low.height) < low.height - 40).toBe(true);
  const { y = 0, height = 0 } = (await page.locator(".lines").boundingBox()) ?? {};
  const area = await page.locator(".carnegie").boundingBox();
  expect(height).toBeGreaterThan(0);
  expect(y).toBe(area?.y);
});

test("what Andrew did in the round is shown again after a reload", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor, { game: "carnegie", solo: "normal" });
  const steps = page.locator(".andrew-step");
  for (let decisions = 20; (await steps.count()) < 2; decisions += 3) await clickThrough(page, 3, decisions);
  const before = await steps.allInnerTexts();
  await page.reload();
  await untilAsked(page);
  expect(await steps.allInnerTexts()).toEqual(before);
});
