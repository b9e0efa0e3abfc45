import type { Page } from "playwright-core";

/** Clicks with the mouse at a point where the element is hit: something else may cover its middle. */
export async function hit(page: Page, target: string): Promise<void> {
  const found = await page.waitForFunction(placeOf, target);
  const place = await found.jsonValue();
  if (place === undefined) throw new Error(`the pointer cannot hit ${target}`);
  await page.mouse.click(place.x, place.y);
}

/** Runs in the page; undefined while no such element can be hit anywhere. */
function placeOf(selector: string): { readonly x: number; readonly y: number } | undefined {
  const parts = [0.5, 0.15, 0.85, 0.3, 0.7];
  const places = parts.flatMap((across) => parts.map((down) => ({ across, down })));
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const { across, down } of places) {
      const [x, y] = [left + width * across, top + height * down];
      if (document.elementFromPoint(x, y)?.closest("button") === element) return { x, y };
    }
  }
  return undefined;
}
