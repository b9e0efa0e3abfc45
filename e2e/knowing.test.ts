import { expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { PHONE, test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, untilAsked } from "./play.ts";

const visit = visitors();

test("the log has rounds and turns and opens by itself while others play; the bar shows the progress of the game", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open();
  expect(await page.title()).toBe("Montan");
  await newGame(visitor, { bots: 1, level: "expert" });
  const { decisions } = await untilAsked(page);
  expect(await page.locator("[data-round]").innerText()).toBe("Shift 1 of 7");

  const selected = (tab: string) => page.locator(`[data-action=tab-${tab}][aria-selected=true]`);
  await page.locator("[data-action=tab-choices]").click();
  await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
  await page.locator("[data-prompt] progress").waitFor();
  await selected("log").waitFor();
  const own = page.locator("[data-log] [data-own]");
  expect(await own.locator(".log-who").innerText()).toBe("Anna");
  expect(await own.locator(".tally").first().innerText()).toBe("−1");
  expect(await page.locator("[data-log] h3").allInnerTexts()).toEqual(["Setup", "Shift 1"]);
  await untilAsked(page, decisions);
  await selected("choices").waitFor();
  await page.locator("[data-action=tab-log]").click();
  expect(await page.locator("[data-log] [data-owner='1'] .log-line").count()).toBeGreaterThan(0);
  expect(await violationsDayAndNight(page)).toEqual([]);

  // Obvious answers are given without asking here.
  await page.locator("[data-action=open-settings]").click();
  await page.locator("[data-action=confirm-mode-off]").waitFor();
  expect(await page.locator("[data-action=auto-skip-on]").count()).toBe(0);
});

test("on a phone the prompt says what was done last while others play", async () => {
  const visitor = await visit({ viewport: PHONE, touch: true });
  const { page } = visitor;
  await newGame(visitor, { bots: 1, level: "expert" });
  await untilAsked(page);
  await moveButton(page, { type: "choose-area", area: "lorries-left" }).click();
  await page.locator("[data-prompt] [data-latest]").waitFor();
  expect(await page.locator("[data-latest]").getAttribute("title")).toMatch(/^New on the left lorry stack/);
  const [prompt, slot] = await Promise.all(
    ["[data-prompt]", ".play-lines"].map((part) => page.locator(part).evaluate(({ clientHeight }) => clientHeight)),
  );
  expect(prompt).toBeLessThanOrEqual(slot ?? 0);
});
