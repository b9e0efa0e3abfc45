import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, type Visit, visitors } from "./browser.ts";
import { busyGame as carnegie } from "./carnegie-busy.ts";
import { busyGame as gluckauf } from "./gluckauf-busy.ts";

const visit = visitors();
/** The contrast for graphics with a meaning (WCAG 1.4.11). Automatic checks of a page look at text only. */
const LEAST = 3;

/** The shapes by which a drawing is recognized. */
const GLUCKAUF = [
  ".engine-body",
  ".engine-iron",
  ".engine-roof",
  ".iron",
  ".coal",
  ".plank",
  ".wheel-rim",
  ".cap",
  ".cap-brim",
  ".disc-face",
  ".headframe .steel-line",
  ".tub-letter path",
  ".tub-sign",
  ".destination .ink",
  ".destination .ink-line",
];

const CARNEGIE = [
  ".employee:not(.printed) .figure",
  ".disk-face",

  ".marker-side",
  ".project > path:not(.cut, .cut-line)",
  ".vehicle .body",
  ".gain-goods .crate-left",
  ".gain-money .metal",
  ".gain-vp .leaf",
  ".action-sign path:not(.tint)",
];

/** The shapes that cannot be told from their background, each with its lowest contrast. */
async function lost(page: Page, shapes: readonly string[]): Promise<string[]> {
  const measured = await page.evaluate(contrasts, shapes);
  expect(Object.keys(measured).toSorted()).toEqual([...shapes].toSorted());
  return Object.entries(measured).flatMap(([shape, { least, at }]) =>
    least < LEAST - 0.005 ? [`${shape} ${least.toFixed(2)} at ${at}`] : [],
  );
}

/**
 * Runs in the page: the lowest contrast of each kind of shape to its nearest opaque background, by fill or by outline.
 */
function contrasts(shapes: readonly string[]): Record<string, { least: number; at: string }> {
  /** An outline thinner than this does not count. */
  const OUTLINE = 0.5;
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const colourOf = (text: string): Colour => {
    const numbers = (text.match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const scale = text.startsWith("color(") ? 1 : 255;
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return text === "none" ? [0, 0, 0, 0] : [red / scale, green / scale, blue / scale, alpha];
  };
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((one) =>
      one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const over = (top: Colour, ground: Colour): Colour => {
    const mixed = [0, 1, 2].map((one) => (top[one] ?? 0) * top[3] + (ground[one] ?? 0) * (1 - top[3]));
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
  };
  /** The card it is printed on, else what is behind the drawing. */
  const groundOf = (shape: Element): Colour => {
    const sheet = shape.closest(".card")?.querySelector(".card-sheet");
    if (sheet) return colourOf(getComputedStyle(sheet).fill);
    const between: Colour[] = [];
    for (let at: Element | null = shape; at !== null; at = at.parentElement) {
      const colour = colourOf(getComputedStyle(at).backgroundColor);
      between.push(colour);
      if (colour[3] === 1) break;
    }
    return between.reduceRight((ground, top) => over(top, ground), [1, 1, 1, 1] as Colour);
  };
  /** What cannot be chosen now is faint on purpose. */
  const isFaint = (shape: Element) => {
    for (let at: Element | null = shape; at !== null; at = at.parentElement)
      if (Number(getComputedStyle(at).opacity) < 1) return true;
    return false;
  };
  const worst: Record<string, { least: number; at: string }> = {};
  for (const kind of shapes) {
    for (const shape of document.querySelectorAll<SVGGraphicsElement>(`[data-tabletop] ${kind}`)) {
      const { width } = shape.getBoundingClientRect();
      if (width === 0 || !shape.checkVisibility({ visibilityProperty: true }) || isFaint(shape)) continue;
      const ground = groundOf(shape);
      const { fill, fillOpacity, stroke, strokeWidth } = getComputedStyle(shape);
      const place = shape.getScreenCTM();
      const scale = place === null ? 1 : Math.hypot(place.a, place.b);
      const [red, green, blue, alpha] = colourOf(fill);
      const filled = over([red, green, blue, alpha * Number(fillOpacity)], ground);
      const outlined = Number.parseFloat(strokeWidth) * scale >= OUTLINE ? over(colourOf(stroke), ground) : ground;
      const best = Math.max(contrast(filled, ground), contrast(outlined, ground));
      if (best >= (worst[kind]?.least ?? Number.POSITIVE_INFINITY)) continue;
      worst[kind] = { least: best, at: shape.closest<HTMLElement>("[data-piece]")?.dataset.piece ?? "the table" };
    }
  }
  return worst;
}

const TABLES = [
  ["gluckauf", GLUCKAUF, (visitor: Visit) => gluckauf(visitor, "more than any game")],
  ["carnegie", CARNEGIE, (visitor: Visit) => carnegie(visitor, "four players, all modules")],
] as const;
const LIGHTS = ["light", "dark"] as const;

test.each(TABLES.flatMap((table) => LIGHTS.map((theme) => [theme, ...table] as const)))(
  "in the %s what is drawn can be told from its ground: %s",
  async (theme, _game, shapes, open) => {
    const visitor = await visit({ theme, viewport: { width: 1440, height: 900 } });
    await open(visitor);
    expect(await lost(visitor.page, shapes)).toEqual([]);
  },
);

test("a drawing without contrast to its background is noticed", async () => {
  const visitor = await visit({ theme: "dark", viewport: { width: 1440, height: 900 } });
  await gluckauf(visitor, "more than any game");
  await visitor.page.locator(".dock .engine-D .engine-body").evaluateAll((all) => {
    for (const { style } of all as SVGElement[]) {
      style.fill = "#2b2d2f";
      style.stroke = "#0d0f10";
    }
  });
  expect(await lost(visitor.page, GLUCKAUF)).toEqual([expect.stringMatching(/^\.engine-body 1\.\d\d at dock:0:3/)]);
});
