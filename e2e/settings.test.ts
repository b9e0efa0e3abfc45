import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Visit, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { moveButton, playState, untilAsked } from "./play.ts";

const visit = visitors();
const LORRY = { type: "choose-area", area: "lorries-left" };

/** Takes a lorry: a worker is placed, a card goes home, the next one is turned up. */
async function takeLorry(page: Page): Promise<void> {
  const { decisions } = await untilAsked(page);
  await moveButton(page, LORRY).click();
  await page.waitForFunction(
    (least) => Number(document.querySelector<HTMLElement>("[data-play]")?.dataset.decisions) > least,
    decisions,
  );
}

async function set(page: Page, control: string): Promise<void> {
  await page.locator("[data-action=open-settings]").click();
  await page.locator(`dialog[open] label:has([data-action=${control}])`).click();
  expect(await page.locator(`dialog[open] [data-action=${control}]`).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
}

/** Runs in the page before anything else: counts what is made to be heard. */
function countSounds(): void {
  const heard = { nodes: 0 };
  Object.assign(globalThis, { heard });
  for (const name of ["OscillatorNode", "AudioBufferSourceNode"] as const) {
    const prototype = globalThis[name].prototype as AudioScheduledSourceNode;
    const start = prototype.start;
    prototype.start = function counted(this: AudioScheduledSourceNode, ...when) {
      heard.nodes++;
      return start.apply(this, when);
    };
  }
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: { nodes: number } }).heard.nodes);

test("it is silent until somebody wants to hear something", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(countSounds);
  await newGame(visitor);
  await takeLorry(page);
  await untilAsked(page);
  expect(await heard(page)).toBe(0);
  await newGame(visitor);
  await untilAsked(page);
  await set(page, "sound-on");
  await takeLorry(page);
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
});

/** How long what flies over the table just now takes, each in ms. */
async function flights(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { target, pseudoElement } = (animation.effect ?? {}) as KeyframeEffect;
      const moved = animation instanceof CSSTransition || animation instanceof CSSAnimation;
      if (moved || pseudoElement != null || target?.closest(".table-room") == null) return [];
      return [Number(animation.effect?.getTiming().duration)];
    }),
  );
}

async function flightsOfALorry(visitor: Visit): Promise<number[]> {
  await newGame(visitor);
  await takeLorry(visitor.page);
  return flights(visitor.page);
}

test("what moves takes its time, twice as long for those who want it slow", async () => {
  const normal = await flightsOfALorry(await visit({ motion: "normal" }));
  const slow = await flightsOfALorry(await visit({ motion: "slow" }));
  expect(normal.length).toBeGreaterThan(1);
  expect(Math.max(...slow)).toBe(2 * Math.max(...normal));
});

test("nothing moves where it is switched off, or where the device asks for stillness", async () => {
  expect(await flightsOfALorry(await visit({ motion: "off" }))).toEqual([]);
  const still = await visit({ motion: "normal" });
  await still.page.emulateMedia({ reducedMotion: "reduce" });
  expect(await flightsOfALorry(still)).toEqual([]);
  expect(await still.page.locator("html").getAttribute("data-motion")).toBe("off");
});

test("asked before a move that reveals something: never, or with a clock that goes ahead", async () => {
  const visitor = await visit({ confirm: "off" });
  const { page } = visitor;
  await newGame(visitor);
  await takeLorry(page);
  expect(await page.locator("[data-action=confirm]").count()).toBe(0);

  await newGame(visitor);
  const { decisions } = await untilAsked(page);
  await set(page, "confirm-mode-timer");
  await moveButton(page, LORRY).click();
  await page.locator("[data-action=confirm]").waitFor();
  await page.locator("[data-action=cancel]").click();
  expect((await playState(page)).decisions).toBe(decisions);
  await moveButton(page, LORRY).click();
  await page.locator("[data-action=confirm]").waitFor();
  expect((await playState(page)).decisions).toBe(decisions);
  // Nobody says anything: it goes ahead.
  await untilAsked(page, decisions);
});
