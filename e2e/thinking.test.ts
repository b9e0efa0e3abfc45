import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, untilAsked } from "./play.ts";

const visit = visitors();

test("a bot of the strongest level thinks in the background: progress is shown, and the page stays responsive", async () => {
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
  // Thinking takes seconds; in one piece it would be one long frame among short ones.
  expect(longest).toBeLessThan(thought * ordinary);
  await untilAsked(page, decisions);
});

test("the seat shown as thinking is the one marked as deciding, even while the previous decision is looked at", async () => {
  const visitor = await visit({ motion: "normal" });
  const { page } = visitor;
  await newGame(visitor, { bots: 2 });
  const { decisions } = await untilAsked(page);
  await page.evaluate(watchThinkers);
  await moveButton(page, { type: "choose-area", area: "orders" }).click();
  await untilAsked(page, decisions + 2);
  const pairs = await page.evaluate(() => (globalThis as unknown as { thinkers: string[] }).thinkers);
  expect([...new Set(pairs)].sort()).toEqual(["Bertha: Bertha", "Emil: Emil"]);
});

/** Runs in the page: records, frame by frame, who is shown as thinking and who is marked as deciding. */
function watchThinkers(): void {
  const thinkers: string[] = [];
  Object.assign(globalThis, { thinkers });
  const look = () => {
    const said = /^(\S+) is thinking/.exec(
      document.querySelector("[data-prompt] .prompt-text")?.textContent ?? "",
    )?.[1];
    const marked = [...document.querySelectorAll(".strip[data-deciding] .strip-title")].map((name) => name.textContent);
    if (said !== undefined) thinkers.push(`${said}: ${marked.join()}`);
    requestAnimationFrame(look);
  };
  look();
}

interface Frames {
  readonly times: number[];
}

/** Runs in the page: records when each frame was drawn while a bot thinks. */
function watchFrames(): void {
  const frames: Frames = { times: [] };
  Object.assign(globalThis, { frames });
  const draw = (time: number) => {
    if (document.querySelector("[data-prompt] progress") !== null) frames.times.push(time);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** Runs in the page: how many frames there were, the longest pause between two, and the usual one. */
function framesSince(): { thought: number; longest: number; ordinary: number } {
  const { times } = (globalThis as unknown as { frames: Frames }).frames;
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const sorted = pauses.toSorted((a, b) => a - b);
  return { thought: pauses.length, longest: sorted.at(-1) ?? 0, ordinary: sorted[sorted.length >> 1] ?? 0 };
}
