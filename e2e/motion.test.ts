import { game as carnegie } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { openReplay, recordOf } from "./records.ts";

const visit = visitors();
const STEPS = 90;

/** What was done to the table for one decision. */
interface Step {
  /** Classes of the copies drawn over the table. */
  readonly flying: string[];
  /** Elements that were measured after something had begun to move. */
  late: number;
  going: boolean;
}

/** Runs in the page before anything else: records what is measured and what is animated over the table. */
function watchMotion(): void {
  const steps: Step[] = [];
  Object.assign(globalThis, { steps });
  const { animate, getBoundingClientRect, getClientRects, append } = Element.prototype;
  const look = (element: Element) => {
    const step = steps.at(-1);
    if (step?.going && element.closest("[data-tabletop]") !== null) step.late++;
  };
  Element.prototype.getBoundingClientRect = function looked(this: Element) {
    look(this);
    return getBoundingClientRect.call(this);
  };
  Element.prototype.getClientRects = function looked(this: Element) {
    look(this);
    return getClientRects.call(this);
  };
  Element.prototype.append = function laid(this: Element, ...pictures) {
    append.apply(this, pictures);
    if (!this.matches("[data-tabletop]")) return;
    for (const picture of pictures) steps.at(-1)?.flying.push((picture as Element).getAttribute("class") ?? "");
  };
  Element.prototype.animate = function watched(this: Element, ...how) {
    const step = steps.at(-1);
    if (step !== undefined && this.closest("[data-tabletop]") !== null) step.going = true;
    return animate.apply(this, how);
  };
}

/** Through the first decisions of a game, several at once or one by one. */
async function walkThrough(game: AnyGame, stride: number): Promise<readonly Step[]> {
  const visitor = await visit({ motion: "normal" });
  const { page } = visitor;
  await page.addInitScript(watchMotion);
  await openReplay(visitor, recordOf("motion", 2, STEPS, game));
  return page.locator("[data-action=slider]").evaluate(async (element, by) => {
    const { steps } = globalThis as unknown as { steps: Step[] };
    const slider = element as HTMLInputElement;
    for (let index = by; index <= Number(slider.max); index += by) {
      steps.push({ flying: [], late: 0, going: false });
      slider.valueAsNumber = index;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
      // By then nothing moves any more.
      Object.assign(steps.at(-1) ?? {}, { going: false });
      for (const motion of document.getAnimations())
        if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
      await new Promise(requestAnimationFrame);
    }
    return steps;
  }, stride);
}

test.each([
  ["Glück Auf", 1, gluckauf as AnyGame, /strip|mini-/],
  ["Glück Auf", 8, gluckauf as AnyGame, /strip|mini-/],
  // No department is built in these decisions, so no walls move either.
  ["Carnegie", 1, carnegie as AnyGame, /strip|company|region|walls|donation-plate/],
  ["Carnegie", 8, carnegie as AnyGame, /strip|company|region|walls|donation-plate/],
] as const)(
  "pieces move in %s, %i decisions at once, not what they lie in, and all is looked at before anything moves",
  async (_, stride, game, held) => {
    const steps = await walkThrough(game, stride);
    const flying = steps.flatMap((step) => step.flying);
    expect(flying.length).toBeGreaterThan(STEPS / stride / 4);
    expect(flying.filter((name) => held.test(name))).toEqual([]);
    expect(steps.map(({ late }) => late)).toEqual(steps.map(() => 0));
  },
);
