import type { Page } from "playwright-core";

declare global {
  interface Window {
    vitals: { lcp: number; slowest: number };
  }
}

/** Runs in the page before anything else and writes down what the browser says about itself. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, slowest: 0 };
    window.vitals = vitals;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) vitals.lcp = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId) vitals.slowest = Math.max(vitals.slowest, duration);
      }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Largest contentful paint so far, in ms. */
export async function largestPaint(page: Page): Promise<number> {
  await twoFrames(page);
  return page.evaluate(() => window.vitals.lcp);
}

/** The slowest interaction so far, from the input to the next paint, in ms (at least the 16 ms that are watched). */
export async function slowestInteraction(page: Page): Promise<number> {
  await twoFrames(page);
  return page.evaluate(() => Math.max(16, window.vitals.slowest));
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
}

/** Moves the slider of a replay to each place and returns how long each took until it was painted. */
export async function jumpTimes(page: Page, places: readonly number[]): Promise<number[]> {
  return page.locator("[data-action=slider]").evaluate(async (element, wanted) => {
    const slider = element as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const times: number[] = [];
    for (const place of wanted) {
      // A person's hand does not wait for the frames of the screen: the page is at rest.
      await new Promise((rested) => setTimeout(rested, 40));
      const start = performance.now();
      set?.call(slider, String(place));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      // Asked for within the next frame, the message arrives when that frame has been drawn.
      await new Promise(requestAnimationFrame);
      await new Promise((drawn) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = drawn;
        channel.port2.postMessage(undefined);
      });
      times.push(performance.now() - start);
    }
    return times;
  }, places);
}

/** The same without anything to draw. */
export async function emptyFrames(page: Page, count: number): Promise<number[]> {
  const here = Number(await page.locator("[data-action=slider]").inputValue());
  return jumpTimes(page, new Array<number>(count).fill(here));
}

export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
}
