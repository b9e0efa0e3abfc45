import type { Created } from "@montan/protocol";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { askFrom } from "./online.ts";
import { playState, untilAsked } from "./play.ts";
import { tablesForTwo } from "./two-at-table.ts";

const { sitDown } = tablesForTwo(visitors);

test("each person sees what the other one does", async () => {
  const { anna, ben } = await sitDown();
  await untilAsked(anna);
  await clickThrough(anna, 5, 1);
  await expect.poll(async () => (await playState(ben)).decisions).toBeGreaterThan(0);
});

test("names of the maximum length are shown in full in the people's tab, beside a clock with days per turn", async () => {
  const phone = { viewport: PHONE, touch: true, language: "de" } as const;
  const { anna } = await sitDown({ clock: { type: "days", days: 2 } }, phone, [
    "Maximiliane-Wilhelmine X",
    "Bartholomäus Öttinger-Sß",
  ]);
  await anna.locator("[data-action=open-panel]").click();
  await anna.locator("[data-action=tab-people]").click();
  const cut = await anna.locator("[data-people] li").evaluateAll((people) =>
    people
      .flatMap((person) => [person, ...person.querySelectorAll("*")])
      .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== "visible")
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  expect(await anna.locator("[data-people] [data-clock]").count()).toBeGreaterThan(0);
});

test("the clocks of four players asked at once leave a phone its table", async () => {
  const { anna, ben } = await sitDown({}, { viewport: PHONE, touch: true, language: "de" });
  const settings = { clock: { type: "days", days: 2 } } as const;
  const { table, link } = await askFrom<Created>(anna, "POST", "tables", { game: "carnegie", seats: 4, settings });
  const act = (page: Page, action: object) => askFrom(page, "POST", `tables/${table}/actions`, action);
  for (const [page, seat] of [
    [ben, 1],
    [anna, 2],
    [ben, 3],
  ] as const)
    await act(page, { type: "join", link, seat });
  await act(anna, { type: "start" });
  await anna.goto(new URL(`#/table/${table}`, anna.url()).href);
  const clocks = anna.locator(".clocks");
  await expect.poll(() => clocks.locator("li").count()).toBe(4);
  expect((await clocks.boundingBox())?.height).toBeLessThan(64);
  const wider = await anna.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wider).toBe(0);
});
