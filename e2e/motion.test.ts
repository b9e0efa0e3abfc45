import { game as carnegie } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { importText, recordOf } from "./records.ts";

const visit = visitors();
const STEPS = 30;

/** What was done to the table for one decision. */
interface Step {
  /** Classes of the pictures laid over the table. */
  readonly flying: string[];
  /** Places that were asked for after something had already begun to move. */
  late: number;
  going: boolean;
}

/** Runs in the page before anything else: writes down what is looked at and what is made to move over the table. */
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

async function walkThrough(game: AnyGame): Promise<readonly Step[]> {
  const visitor = await visit({ motion: "normal" });
  const { page } = visitor;
  await page.addInitScript(watchMotion);
  await importText(visitor, recordOf("motion", 4, STEPS, game));
  return page.locator("[data-action=slider]").evaluate(async (element, count) => {
    const { steps } = globalThis as unknown as { steps: Step[] };
    const slider = element as HTMLInputElement;
    for (let index = 1; index <= count; index++) {
      steps.push({ flying: [], late: 0, going: false });
      slider.valueAsNumber = index;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
      // Whatever asks later asks a table that lies still.
      Object.assign(steps.at(-1) ?? {}, { going: false });
      for (const motion of document.getAnimations()) motion.finish();
      await new Promise(requestAnimationFrame);
    }
    return steps;
  }, STEPS);
}

test.each([
  ["Glück Auf", gluckauf as AnyGame, /strip|mini-/],
  ["Carnegie", carnegie as AnyGame, /strip|company|region/],
] as const)(
  "pieces move in %s, not what they lie in, and all is looked at before anything moves",
  async (_, game, held) => {
    const steps = await walkThrough(game);
    const flying = steps.flatMap((step) => step.flying);
    expect(flying.length).toBeGreaterThan(STEPS / 4);
    expect(flying.filter((name) => held.test(name))).toEqual([]);
    expect(steps.map(({ late }) => late)).toEqual(steps.map(() => 0));
  },
);
