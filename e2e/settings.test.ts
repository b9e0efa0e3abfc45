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
  await page.locator(`dialog label:has([data-action=${control}])`).click();
  expect(await page.locator(`dialog [data-action=${control}]`).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
}

/** Runs in the page before anything else: counts sounds. */
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

test("there is no sound until it is switched on", async () => {
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

interface Flight {
  /** Decisions made before it. */
  readonly after: number;
  readonly duration: number;
  /** Properties it changes. */
  readonly changes: readonly string[];
}

/** Runs in the page before anything else: records animations over the table. */
function watchFlights(): void {
  const flights: Flight[] = [];
  Object.assign(globalThis, { flights });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function watched(this: Element, ...how) {
    const animation = animate.apply(this, how);
    if (this.closest(".table-room") === null) return animation;
    const effect = animation.effect as KeyframeEffect;
    flights.push({
      after: Number(document.querySelector<HTMLElement>("[data-play]")?.dataset.decisions),
      duration: Number(effect.getTiming().duration),
      changes: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
    });
    return animation;
  };
}

async function flightsOfALorry(visitor: Visit): Promise<Flight[]> {
  const { page } = visitor;
  await page.addInitScript(watchFlights);
  await newGame(visitor);
  const { decisions } = await untilAsked(page);
  await takeLorry(page);
  return page.evaluate(async (made) => {
    // Motion starts once the table is drawn.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const { flights } = globalThis as unknown as { flights: Flight[] };
    return flights.filter(({ after }) => after === made);
  }, decisions + 1);
}

test("motion takes its time, twice as long at slow speed", async () => {
  const normal = await flightsOfALorry(await visit({ motion: "normal" }));
  const slow = await flightsOfALorry(await visit({ motion: "slow" }));
  expect(normal.length).toBeGreaterThan(1);
  expect(slow.map(({ duration }) => duration)).toEqual(normal.map(({ duration }) => 2 * duration));
});

test("nothing moves over the table if motion is switched off", async () => {
  expect(await flightsOfALorry(await visit({ motion: "off" }))).toEqual([]);
});

test("with reduced motion nothing moves: things fade out and in", async () => {
  const still = await visit({ motion: "normal" });
  await still.page.emulateMedia({ reducedMotion: "reduce" });
  const flights = await flightsOfALorry(still);
  expect(flights).not.toEqual([]);
  const changed = flights.flatMap(({ changes }) =>
    changes.filter((name) => /transform|translate|left|top|opacity/.test(name)),
  );
  expect([...new Set(changed)]).toEqual(["opacity"]);
});

test("a move that reveals something: at once, or after confirmation", async () => {
  const visitor = await visit({ confirm: "off" });
  const { page } = visitor;
  await newGame(visitor);
  await takeLorry(page);
  expect(await page.locator("[data-action=confirm]").count()).toBe(0);

  await newGame(visitor);
  const { decisions } = await untilAsked(page);
  await set(page, "confirm-mode-ask");
  await moveButton(page, LORRY).click();
  await page.locator("[data-action=confirm]").waitFor();
  await page.locator("[data-action=cancel]").click();
  expect((await playState(page)).decisions).toBe(decisions);
  await moveButton(page, LORRY).click();
  await page.locator("[data-action=confirm]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-action=confirm]").waitFor({ state: "detached" });
  expect((await playState(page)).decisions).toBe(decisions);
  await moveButton(page, LORRY).click();
  await page.locator("[data-action=confirm]").click();
  await untilAsked(page, decisions);
});

test("Escape answers a question as soon as it is shown, before the next frame", async () => {
  const visitor = await visit({ confirm: "ask" });
  const { page } = visitor;
  await newGame(visitor);
  const { decisions } = await untilAsked(page);
  // No frame is drawn from here on, as far as the page knows.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await moveButton(page, LORRY).click({ force: true });
  await page.locator("[data-action=confirm]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-action=confirm]").waitFor({ state: "detached" });
  expect((await playState(page)).decisions).toBe(decisions);
});
