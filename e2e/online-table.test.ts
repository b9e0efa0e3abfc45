import { expect } from "vitest";
import { PHONE, test, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { playState, untilAsked } from "./play.ts";
import { tablesForTwo } from "./two-at-table.ts";

const { sitDown } = tablesForTwo(visitors);

test("what one does is seen at the other's screen", async () => {
  const { anna, ben } = await sitDown();
  await untilAsked(anna);
  await clickThrough(anna, 5, 1);
  await expect.poll(async () => (await playState(ben)).decisions).toBeGreaterThan(0);
});

test("names as long as they may be are read in full among the people, beside a clock of days", async () => {
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
