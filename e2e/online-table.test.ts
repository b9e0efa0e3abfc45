import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { playState, untilAsked } from "./play.ts";
import { tablesForTwo } from "./two-at-table.ts";

const { sitDown } = tablesForTwo(visitors);

test("each person sees what the other one does", async () => {
  const { anna, ben } = await sitDown();
  await untilAsked(anna);
  await clickThrough(anna, 5, 1);
  await expect.poll(async () => (await playState(ben)).decisions).toBeGreaterThan(0);
});
