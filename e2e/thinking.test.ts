import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, untilAsked } from "./play.ts";

const visit = visitors();

test("a bot of the strongest level thinks beside the page: progress is shown, and the page goes on answering", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await newGame(visitor, { bots: 1, level: "expert" });
  const { decisions } = await untilAsked(page);
  await page.evaluate(watchFrames);
  await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
  await page.locator("[data-prompt] progress").waitFor();
  expect(await page.locator("[data-prompt] .hint").innerText()).toMatch(/^\d+ possible future/);
  // While the bot thinks, what was clicked is shown.
  await page.locator("[data-action=tab-score]").click();
  expect(await page.locator("[data-score]").isVisible()).toBe(true);
  const { thought, longest, ordinary } = await page.evaluate(framesSince);
  expect(thought, "frames while it thought").toBeGreaterThan(5);
  // A thought lasts seconds; in one piece it would be one long frame among short ones.
  expect(longest).toBeLessThan(thought * ordinary);
  await untilAsked(page, decisions);
});

interface Frames {
  readonly times: number[];
}

/** Runs in the page: writes down when each frame was drawn while somebody thinks. */
function watchFrames(): void {
  const frames: Frames = { times: [] };
  Object.assign(globalThis, { frames });
  const draw = (time: number) => {
    if (document.querySelector("[data-prompt] progress") !== null) frames.times.push(time);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** Runs in the page: how many frames there were, the longest pause between two, and what is usual. */
function framesSince(): { thought: number; longest: number; ordinary: number } {
  const { times } = (globalThis as unknown as { frames: Frames }).frames;
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const sorted = pauses.toSorted((a, b) => a - b);
  return { thought: pauses.length, longest: sorted.at(-1) ?? 0, ordinary: sorted[sorted.length >> 1] ?? 0 };
}
