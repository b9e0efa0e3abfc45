import { canonical } from "@montan/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";
import type { Move } from "./play.ts";
import { hit } from "./pointer.ts";
import { decisionsOf, exported } from "./records.ts";

const visit = visitors();

interface Turn {
  readonly name: string;
  readonly at: Moment;
  /** What is clicked on the table, in order: a spot, or a button of the tray with its move. */
  readonly clicks: readonly (string | Move)[];
  /** What that decides, including what follows by itself. */
  readonly decisions: readonly Move[];
}

const carnegie = (record: string, decisions: number): Moment => ({ game: "carnegie", record, decisions });
const gluckauf = (decisions: number): Moment => ({ game: "gluckauf", record: "rules-1-four-players", decisions });

const RD = { type: "use-employee", department: "start-rd", effect: "study" };
const BUILDING = {
  type: "use-employee",
  department: "start-construction",
  desk: 0,
  effect: "mission-build",
  tab: "commerce",
};
const DELIVERY = { type: "deliver-train", dock: 2, order: "barracks-2-5" };

/** Typical turns of each game as clicks: docs/web.md has them in a table. */
const TURNS: readonly Turn[] = [
  {
    name: "Carnegie: Research & Development with two employees",
    at: carnegie("base-2", 103),
    clicks: ["all:start-rd:study:2"],
    decisions: [
      { ...RD, desk: 1 },
      { ...RD, desk: 2 },
    ],
  },
  {
    name: "Carnegie: a construction project",
    at: carnegie("base-4", 150),
    clicks: ["city:chicago"],
    decisions: [
      { ...BUILDING, region: "midwest" },
      { type: "build-project", city: "chicago", slot: 1 },
    ],
  },
  {
    name: "Carnegie: a construction project in a city with two free slots",
    at: carnegie("new-departments-2", 118),
    clicks: ["city:new-york", "slot:new-york:1"],
    decisions: [
      { ...BUILDING, region: "east" },
      { type: "build-project", city: "new-york", slot: 1 },
    ],
  },
  {
    name: "Carnegie: Strategic Planning",
    at: carnegie("base-2", 54),
    clicks: ["employee:10:1", "department:property-management", "cell:4"],
    decisions: [
      { type: "use-employee", department: "start-strategic-planning", desk: 1, effect: "build-department" },
      { type: "choose-department", department: "property-management" },
      { type: "place-department", cell: 4 },
    ],
  },
  {
    name: "Carnegie: Human Resources, a walk through two rooms",
    at: carnegie("base-2", 33),
    clicks: ["employee:5", "cell:7"],
    decisions: [
      { type: "use-employee", department: "start-hr", effect: "moves" },
      { type: "move-employee", from: 5, to: 6 },
      { type: "move-employee", from: 6, to: 7 },
    ],
  },
  {
    name: "Carnegie: income and a donation",
    at: carnegie("base-2", 131),
    clicks: ["region:south", "donation:education-2"],
    decisions: [
      { type: "return-employees", count: 1 },
      { type: "make-donation", space: "education-2" },
    ],
  },
  {
    name: "Glück Auf: a lorry",
    at: gluckauf(0),
    clicks: ["area:lorries-left"],
    decisions: [{ type: "choose-area", area: "lorries-left" }],
  },
  {
    name: "Glück Auf: a wagon, a choice of workers to pay with, its dock",
    at: gluckauf(21),
    clicks: ["area:wagons-right", { type: "pay-workers", cards: [1, 2] }, "dock:2"],
    decisions: [
      { type: "choose-area", area: "wagons-right" },
      { type: "pay-workers", cards: [1, 2] },
      { type: "place-wagon", dock: 2 },
    ],
  },
  {
    name: "Glück Auf: mining, a lorry loaded",
    at: gluckauf(47),
    clicks: ["innovation:mining", "wagon:3:fox"],
    decisions: [
      { type: "play-innovation", innovation: "mining" },
      { type: "load-front", dock: 3, wagon: "fox" },
    ],
  },
  {
    name: "Glück Auf: a delivery",
    at: gluckauf(162),
    clicks: ["area:delivery", DELIVERY],
    decisions: [{ type: "choose-area", area: "delivery" }, DELIVERY],
  },
  {
    name: "Glück Auf: an innovation",
    at: gluckauf(107),
    clicks: ["innovation:order"],
    decisions: [{ type: "play-innovation", innovation: "order" }],
  },
];

/** Every click that reaches the page, whoever made it. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = "0";
    const count = () => {
      const { dataset } = document.documentElement;
      dataset.clicks = String(Number(dataset.clicks) + 1);
    };
    addEventListener("click", count, true);
  });
  return async () => Number(await page.locator("html").getAttribute("data-clicks"));
}

function selectorOf(target: string | Move): string {
  return typeof target === "string"
    ? `.table-room button[data-spot='${target}'][data-light]`
    : `[data-region=tray] button[data-move='${canonical(target)}']`;
}

/** Waits until everything is made except a provisional move, which would settle by itself. */
async function lastMade(page: Page, made: number): Promise<void> {
  await page.waitForFunction((last) => {
    const { decisions, provisional } = document.querySelector<HTMLElement>("[data-play]")?.dataset ?? {};
    return Number(decisions) === (provisional === undefined ? last : last - 1);
  }, made);
}

test.each(TURNS)("$name", async ({ at, clicks, decisions }) => {
  const visitor = await visit({ confirm: "provisional" });
  const { page } = visitor;
  await openMoment(visitor, at, { others: "person" });
  const clicked = await countClicks(page);
  for (const target of clicks) await hit(page, selectorOf(target));
  const made = at.decisions + decisions.length;
  await lastMade(page, made);
  if ((await page.locator("[data-play][data-provisional]").count()) > 0) await page.keyboard.press("Enter");
  await page.locator(`[data-play][data-decisions='${made}']:not([data-provisional])`).waitFor();
  expect(
    decisionsOf(await exported(page))
      .slice(at.decisions)
      .map(([, move]) => move),
  ).toEqual(decisions.map((move) => canonical(move)));
  // The last one asks for the record.
  expect(await clicked()).toBe(clicks.length + 1);
});
