import { type DepartmentId, MODULE_IDS, STANDARD_TABLES, START_DEPARTMENT_IDS } from "@montan/carnegie";
import { canonical } from "@montan/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Visit, visitors } from "./browser.ts";
import { exerciseOf } from "./carnegie-departments.ts";
import { decisions, departmentTurn, type Exercise } from "./carnegie-positions.ts";
import { QUESTIONS } from "./carnegie-questions.ts";
import { openPosition } from "./carnegie-sandbox.ts";
import { clickThrough } from "./clicking.ts";
import { tooNarrow } from "./fingers.ts";
import { firstOf } from "./long.ts";
import { newGame } from "./new-game.ts";
import { busy, playOn, untilAsked } from "./play.ts";

const visit = visitors();
const SMALL = { width: 360, height: 740 };
const PHONE = { width: 390, height: 844 };
/** The smaller one is the harder one. */
const PHONES = firstOf([SMALL, PHONE]);

function onPhone(viewport = SMALL): Promise<Visit> {
  return visit({ viewport, touch: true });
}

/** Every surface of the table in turn (or all of it, where it fits), and the targets too small for a finger there. */
async function narrowOnSurfaces(page: Page, open = ""): Promise<string[]> {
  const bar = page.locator(`.surface-bar button${open}`).filter({ visible: true });
  const missed: string[] = [];
  if (!(await page.locator(".surface-bar").isVisible())) return tooNarrow(page);
  const surfaces = await bar.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.surface));
  for (const surface of surfaces) {
    await page.locator(`.surface-bar [data-surface=${surface}]`).click();
    missed.push(...(await tooNarrow(page)).map((one) => `${surface}: ${one}`));
  }
  return missed;
}

/** Picks up the first thing that can be picked up, which highlights what fits it. */
async function takeUp(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const lit = [...document.querySelectorAll<HTMLElement>(".carnegie [data-light=open]:not([data-move])")];
    const first = lit.find((one) => one.matches("button") && one.checkVisibility());
    first?.click();
    await new Promise(requestAnimationFrame);
    return first !== undefined;
  });
}

/** Measures in every position of an exercise, with nothing picked up and with something. */
async function narrowInExercise(page: Page, one: Exercise): Promise<string[]> {
  const missed: string[] = [];
  await openPosition(page, one.state);
  for (const { question, move } of decisions(one)) {
    const note = async () => {
      const narrow = await narrowOnSurfaces(page, ":has(.surface-dot)");
      missed.push(...narrow.map((text) => `${one.name}, ${question}: ${text}`));
    };
    await note();
    if (await takeUp(page)) await note();
    await page.evaluate(
      (text) => document.querySelector<HTMLElement>(`[data-choices] [data-move='${text}']`)?.click(),
      canonical(move),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return missed;
}

const CROWDED: readonly DepartmentId[] = [
  ...START_DEPARTMENT_IDS,
  "property-management",
  "payroll-management",
  "archives",
];

test("every question of Carnegie can be answered with a finger", async () => {
  const { page, open } = await onPhone();
  await open("position");
  const missed: string[] = [];
  for (const one of [...QUESTIONS, ...firstOf(CROWDED, 3).map(exerciseOf)])
    missed.push(...(await narrowInExercise(page, one)));
  expect(missed).toEqual([]);
});

/** An empty space in the second row, with an inactive employee in it. */
const SPACE = 6;

test.each(PHONES)("beside an employee in an empty space a finger hits the space ($width px)", async (viewport) => {
  const { page, open } = await onPhone(viewport);
  await open("position");
  const state = structuredClone(departmentTurn("hr", { staff: { "start-hr": { active: 1 } } }));
  const inactive = state.players[0]?.inactive as number[];
  inactive[STANDARD_TABLES.lobby] = (inactive[STANDARD_TABLES.lobby] ?? 0) - 1;
  inactive[SPACE] = 1;
  await openPosition(page, state);
  await page.locator(".surface-bar [data-surface=company]").click();
  const found = await page.locator(`button[data-spot='cell:${SPACE}']`).evaluate((space) => {
    const { left, top, width, height } = space.getBoundingClientRect();
    const hits = (across: number) =>
      document.elementFromPoint(left + width * across, top + height / 2)?.closest("[data-spot]");
    return [0.25, 0.75].map((across) => hits(across)?.getAttribute("data-spot"));
  });
  expect(found).toEqual([`employee:${SPACE}`, `cell:${SPACE}`]);
});

test.each(PHONES)("every surface of Carnegie has targets for fingers ($width px)", async (viewport) => {
  const visitor = await onPhone(viewport);
  await newGame(visitor, { game: "carnegie", bots: 3, modules: MODULE_IDS.filter((id) => id !== "open-bar") });
  for (const decisions of [0, 30, 70, 110]) {
    await clickThrough(visitor.page, 4, decisions);
    expect(await narrowOnSurfaces(visitor.page), `after ${decisions} decisions`).toEqual([]);
  }
});

test("every surface of Carnegie against Andrew has targets for fingers", async () => {
  const visitor = await onPhone();
  await newGame(visitor, { game: "carnegie", solo: "normal" });
  // A game against Andrew in which little can be done may be over after 40 decisions.
  await clickThrough(visitor.page, 2, 25);
  expect(await narrowOnSurfaces(visitor.page)).toEqual([]);
});

test.each(PHONES)("every surface of Glück Auf has targets for fingers ($width px)", async (viewport) => {
  const visitor = await onPhone(viewport);
  await newGame(visitor, { bots: 3 });
  for (const decisions of [0, 20, 45, 80]) {
    await playOn(visitor.page, busy(), (made) => made >= decisions);
    await untilAsked(visitor.page);
    expect(await narrowOnSurfaces(visitor.page), `after ${decisions} decisions`).toEqual([]);
  }
});

/** In portrait and landscape: the panel lies over the table or beside it. */
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];

test.each(["gluckauf", "carnegie"] as const)("a tablet has a table of %s for fingers as well", async (game) => {
  const visitor = await onPhone(TABLETS[0]);
  const { page } = visitor;
  await newGame(visitor, { game, bots: 3 });
  if (game === "carnegie") await clickThrough(page, 4, 45);
  else await playOn(page, busy(), (made) => made >= 30);
  await untilAsked(page);
  for (const viewport of TABLETS) {
    await page.setViewportSize(viewport);
    expect(await narrowOnSurfaces(page), `${viewport.width} px`).toEqual([]);
  }
});

const PAGES = [
  "",
  "new/gluckauf",
  "new/carnegie",
  "games",
  "settings",
  "about",
  "rules/carnegie",
  "components/carnegie",
];

test("every page around the games has targets for fingers", async () => {
  const { page, open } = await onPhone();
  const missed: string[] = [];
  for (const route of PAGES) {
    await open(route);
    missed.push(...(await tooNarrow(page)).map((one) => `${route}: ${one}`));
  }
  expect(missed).toEqual([]);
});

test("a target too small for a finger is noticed", async () => {
  const { page, open } = await onPhone();
  await open("settings");
  const before = await tooNarrow(page);
  await page.evaluate(() => {
    const narrow = document.createElement("button");
    narrow.className = "too-narrow";
    narrow.style.cssText = "width: 90px; height: 30px";
    document.querySelector("main")?.append(narrow);
  });
  expect(await tooNarrow(page)).toEqual([...before, "90×30 too-narrow"]);
});
