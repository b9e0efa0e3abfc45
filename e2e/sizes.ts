import type { Page } from "playwright-core";
import { tooNarrow } from "./fingers.ts";

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Held in the hand and touched with a finger. */
  readonly touch?: true;
}

/** Every supported size. */
export const SCREENS: readonly Screen[] = [
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1180, height: 820, touch: true },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** No text is smaller. */
const TEXT = 11;
/** Numbers on the table, on a screen that is wide enough for them. */
const NUMBER = 13;
const WIDE = 1440;
const MOUSE = 24;

/** Everything on the page, on each of its surfaces, that is too small to be read or to be hit. */
export async function tooSmall(page: Page, { width, touch }: Screen): Promise<string[]> {
  const sizes = { text: TEXT, number: width >= WIDE ? NUMBER : TEXT };
  const found: string[] = [];
  const look = async () => {
    found.push(...(await page.evaluate(smallTexts, sizes)));
    found.push(...(await tooNarrow(page, touch ? undefined : MOUSE)).map((one) => `target ${one}`));
  };
  const surfaces = page.locator(".surface-bar button").filter({ visible: true });
  if ((await surfaces.count()) === 0) await look();
  for (const surface of await surfaces.all()) {
    await surface.click();
    await look();
  }
  return [...new Set(found)];
}

/** The same at every supported size; `open` shows the same table again, for fingers or with a mouse. */
export async function tooSmallOnAnyScreen(
  open: (options: { touch: boolean; viewport: Screen }) => Promise<Page>,
): Promise<string[]> {
  const small: string[] = [];
  for (const touch of [false, true]) {
    const screens = SCREENS.filter((screen) => (screen.touch ?? false) === touch);
    const page = await open({ touch, viewport: screens[0] as Screen });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const found = await tooSmall(page, screen);
      small.push(...found.map((one) => `${screen.width} × ${screen.height}: ${one}`));
    }
  }
  return small;
}

/** Runs in the page. A drawn figure counts as text with capitals of that height. */
function smallTexts({ text: least, number }: { readonly text: number; readonly number: number }): string[] {
  const CAPITALS = 0.7;
  const scaleOf = (element: Element) => {
    const place = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return place === null ? 1 : Math.hypot(place.a, place.b);
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(".visually-hidden, .region-head, option") === null
    );
  };
  const small: string[] = [];
  const note = (size: number, needed: number, text: string, element: Element) => {
    // A rounding error does not make it too small.
    if (size < needed - 0.05)
      small.push(`${size.toFixed(1)} px "${text.trim()}" ${element.getAttribute("class") ?? element.localName}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node;
    if (element === null || textContent === null || textContent.trim() === "" || !isSeen(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const carries = /\d/.test(textContent) && element.closest("[data-tabletop]") !== null;
    note(size, carries ? number : least, textContent, element);
  }
  for (const figure of document.querySelectorAll(".engine-numeral"))
    if (isSeen(figure)) note(figure.getBoundingClientRect().height / CAPITALS, number, "drawn", figure);
  return small;
}
