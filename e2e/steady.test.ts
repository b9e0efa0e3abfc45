import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LAPTOP, PHONE, test, visitors, type Wishes } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";
import { newGame } from "./new-game.ts";
import { moveButton, untilAsked } from "./play.ts";

const visit = visitors();

const SCREENS: readonly Wishes[] = [{ viewport: LAPTOP }, { viewport: PHONE, touch: true, language: "de" }];

/** Where the table and its regions are, in pixels; not the tray, whose width depends on the buttons of the question. */
async function places(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  return page.evaluate(async () => {
    // Fonts that arrive only now change heights, whatever is said.
    await document.fonts.ready;
    const parts = document.querySelectorAll<HTMLElement>(
      ".table-room, .table-room [data-region]:not([data-region=tray])",
    );
    return Object.fromEntries(
      [...parts]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return [part.dataset.region ?? "table", [left, top, right, bottom]];
        }),
    );
  });
}

/** Nothing may move by a pixel while somebody points at it. */
async function expectSteady(page: Page, what: string, change: () => Promise<void>): Promise<void> {
  const before = await places(page);
  await change();
  const after = await places(page);
  const moved = Object.entries(before).flatMap(([part, edges]) => {
    const most = Math.max(...edges.map((edge, at) => Math.abs(edge - (after[part]?.[at] ?? Number.NaN))));
    return most < 1 ? [] : [`${part} by ${most}`];
  });
  expect(moved, what).toEqual([]);
}

/** Tries an illegal move: the shell says why not. */
async function tryInVain(page: Page, spot: string): Promise<void> {
  await page.evaluate((at) => document.querySelector<HTMLElement>(`.table-room [data-spot='${at}']`)?.click(), spot);
  await page.locator("[data-refusal]:not([hidden])").waitFor();
}

test.each(SCREENS)(
  "nothing moves at the table of Glück Auf when something is said ($viewport.width px)",
  async (wish) => {
    const visitor = await visit({ ...wish, confirm: "provisional" });
    const { page } = visitor;
    await newGame(visitor, { persons: ["Anna", "Bruno"], bots: 0 });
    await untilAsked(page);
    await expectSteady(page, "a refusal", () => tryInVain(page, "area:delivery"));
    await expectSteady(page, "the refusal goes", () => page.locator("[data-refusal] button").last().click());
    await expectSteady(page, "a hint", () => page.locator("button[data-spot='area:wild']").hover());
    await expectSteady(page, "a confirmation", async () => {
      await moveButton(page, { type: "pass" }).click();
      await page.locator("[data-action=confirm]").waitFor();
    });
    await expectSteady(page, "no", () => page.locator("[data-action=cancel]").click());
    await expectSteady(page, "provisional", async () => {
      await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
      await page.locator("[data-action=take-back]").waitFor();
    });
    await expectSteady(page, "taken back", () => page.locator("[data-action=take-back]").click());
  },
);

test.each(SCREENS)(
  "nothing moves at the table of Carnegie when something is said ($viewport.width px)",
  async (wish) => {
    const visitor = await visit({ ...wish, confirm: "provisional" });
    const { page } = visitor;
    await newGame(visitor, { game: "carnegie", bots: 1 });
    await untilAsked(page);
    await expectSteady(page, "a refusal", () => tryInVain(page, "row:hr"));
    await expectSteady(page, "the refusal goes", () => page.locator("[data-refusal] button").last().click());
    for (const tab of ["housing", "commerce", "industry"]) {
      await moveButton(page, { type: "choose-side", tab, side: "A" }).click();
    }
    const last = { type: "choose-side", tab: "infrastructure", side: "A" };
    await moveButton(page, last).waitFor();
    await expectSteady(page, "a hint", () => moveButton(page, last).hover());
    await expectSteady(page, "provisional", async () => {
      await moveButton(page, last).click();
      await page.locator("[data-action=take-back]").waitFor();
    });
    await expectSteady(page, "taken back", () => page.locator("[data-action=take-back]").click());
  },
);

/** In the middle of a game, on every kind of screen. */
const WIDE: readonly Wishes[] = [
  { viewport: PHONE, touch: true },
  { viewport: { width: 820, height: 1180 }, touch: true },
  { viewport: { width: 1440, height: 900 } },
];

interface Middle {
  readonly moment: Moment;
  /** What is pointed at first, and makes no move yet. */
  readonly picks: readonly string[];
  /** An illegal choice. */
  readonly inVain: string;
  /** A button with a warning. */
  readonly waste: string;
}

const MIDDLES: readonly Middle[] = [
  {
    moment: { game: "carnegie", record: "base-4", decisions: 150 },
    picks: ["tab:commerce", "tab:commerce"],
    inVain: "row:hr",
    waste: "[data-region=tray] [data-move*='end-turn']",
  },
  {
    moment: { game: "gluckauf", record: "rules-1-four-players", decisions: 48 },
    picks: [],
    inVain: "area:delivery",
    waste: ".table-room [data-spot=storage]",
  },
];

test.each(MIDDLES)(
  "nothing moves in the middle of a game of $moment.game",
  async ({ moment, picks, inVain, waste }) => {
    for (const wish of WIDE) {
      const visitor = await visit({ ...wish, confirm: "provisional" });
      const { page } = visitor;
      await openMoment(visitor, moment, { others: "person" });
      const at = `${wish.viewport?.width} px`;
      const press = (button: string) =>
        page.evaluate((one) => document.querySelector<HTMLElement>(one)?.click(), button);
      await expectSteady(page, `a refusal, ${at}`, () => tryInVain(page, inVain));
      await expectSteady(page, `it goes, ${at}`, () => page.locator("[data-refusal] button").last().click());
      // A small screen switches to where the picked thing can go.
      for (const spot of wish.touch ? [] : picks)
        await expectSteady(page, `${spot}, ${at}`, () => press(`.table-room [data-spot='${spot}']`));
      await expectSteady(page, `a warning, ${at}`, () => press(waste));
      await page.locator("[data-action=confirm]").waitFor();
      await expectSteady(page, `no, ${at}`, () => page.locator("[data-action=cancel]").click());
    }
  },
);
