import type { Page } from "playwright-core";

/** How long something took until it was painted, and what it was. */
export interface Timed {
  readonly time: number;
  readonly what: string;
}

declare global {
  interface Window {
    vitals: { lcp: number; slowest: Timed };
  }
}

/** Runs in the page before anything else and records the browser's performance entries. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, slowest: { time: 0, what: "nothing" } };
    window.vitals = vitals;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) vitals.lcp = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    // The target may be removed before its entry arrives, so its name is recorded at once.
    const names = new Map<number, string>();
    const note = (event: Event) => {
      const at = event.target instanceof Element ? event.target : document.body;
      const named = at.closest<HTMLElement>("[data-action], [data-spot], [data-piece], [id]");
      const { action, spot, piece } = named?.dataset ?? {};
      const key = event instanceof KeyboardEvent ? `${event.key} ` : "";
      names.set(event.timeStamp, `${key}on ${action ?? spot ?? piece ?? named?.id ?? at.localName}`);
    };
    for (const type of ["pointerdown", "pointerup", "click", "keydown", "keyup"])
      addEventListener(type, note, { capture: true, passive: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId || entry.duration <= vitals.slowest.time) continue;
        vitals.slowest = { time: entry.duration, what: `${entry.name} ${names.get(entry.startTime) ?? ""}` };
      }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Largest contentful paint so far, in ms. */
export async function largestPaint(page: Page): Promise<number> {
  await twoFrames(page);
  return page.evaluate(() => window.vitals.lcp);
}

/** The slowest interaction so far, from the input to the next paint, in ms; 0: all were too fast to be reported. */
export async function slowestInteraction(page: Page): Promise<Timed> {
  await twoFrames(page);
  return page.evaluate(() => window.vitals.slowest);
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
}

/** Milliseconds between two single jumps; by then the first is completely painted. */
const AT_REST = 250;
/** Milliseconds between two jumps while the slider is dragged. */
const DRAGGING = 0;

interface Jumping {
  readonly places: readonly number[];
  readonly pause: number;
}

/** Single jumps, each from a page at rest. */
export async function jumpTimes(page: Page, places: readonly number[]): Promise<Timed[]> {
  return timesOf(page, { places, pause: AT_REST });
}

/** One jump after another, as while the slider is dragged. */
export async function dragTimes(page: Page, places: readonly number[]): Promise<Timed[]> {
  return timesOf(page, { places, pause: DRAGGING });
}

/** From each decision to the next one, as when following a game; what changed is animated. */
export async function stepTimes(page: Page, places: readonly number[]): Promise<Timed[]> {
  const times = await jumpTimes(
    page,
    places.flatMap((place) => [place, place + 1]),
  );
  return times.filter((_, index) => index % 2 === 1);
}

/** Moves the slider of a replay to each place and returns how long each took until it was painted. */
async function timesOf(page: Page, jumping: Jumping): Promise<Timed[]> {
  return page.locator("[data-action=slider]").evaluate(async (element, { places, pause }) => {
    const slider = element as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const times: Timed[] = [];
    for (const place of places) {
      await new Promise((rested) => setTimeout(rested, pause));
      // Wait until nothing moves.
      while (document.querySelector(".flying") !== null) await new Promise(requestAnimationFrame);
      const from = slider.value;
      const start = performance.now();
      set?.call(slider, String(place));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      // A message posted within the next frame arrives after that frame has been drawn.
      await new Promise(requestAnimationFrame);
      await new Promise((drawn) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = drawn;
        channel.port2.postMessage(undefined);
      });
      times.push({ time: performance.now() - start, what: `from ${from} to ${place}` });
    }
    return times;
  }, jumping);
}

const EMPTY = 20;

/** Frames with nothing to draw. */
export async function emptyFrames(page: Page): Promise<Timed[]> {
  const here = Number(await page.locator("[data-action=slider]").inputValue());
  return jumpTimes(page, new Array<number>(EMPTY).fill(here));
}

export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
}
