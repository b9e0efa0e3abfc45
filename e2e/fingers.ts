import type { Page } from "playwright-core";

/** 44 px, minus 2 px for the resolution of the grid it is measured with. */
const FINGER = 44;
const RASTER = 3;

/**
 * Everything on the page that can be chosen but is too small for a finger: less than 44 px across and 44 px up and down
 * (or another size). What overlaps it reduces it; another element that makes the same move counts as part of it.
 */
export async function tooNarrow(page: Page, finger = FINGER): Promise<string[]> {
  return page.evaluate(measure, { finger, raster: RASTER });
}

function measure({ finger, raster }: { readonly finger: number; readonly raster: number }): string[] {
  const CONTROLS = "button, a[href], summary, select, label:has(input), input:not(label input, .visually-hidden)";
  const least = Math.floor(finger / raster);
  const reach = Math.ceil((1.5 * finger) / raster);

  const isLit = (element: Element) => (element as HTMLElement).dataset.light !== undefined;
  /** Ignored: pieces that cannot be chosen now, links within a text, and controls for the keyboard. */
  const matters = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest("[inert], .visually-hidden, .skip, p, li > a, [data-choices]") === null &&
    (element.offsetParent?.clientWidth ?? 0) > 1 &&
    (element.dataset.spot === undefined || isLit(element));

  /** What a touch here means: a spot that fits what is picked before any other, else the control itself. */
  const meaning = (x: number, y: number): string | Element | undefined => {
    const top = document.elementFromPoint(x, y);
    const spots: HTMLElement[] = [];
    for (let at = top as HTMLElement | null; at !== null; at = at.parentElement) {
      if (at.dataset?.spot !== undefined && isLit(at)) spots.push(at);
    }
    const spot = spots.find(({ dataset }) => dataset.light !== "open") ?? spots[0];
    const control = top?.closest(CONTROLS) ?? undefined;
    if (control !== undefined && (control as HTMLElement).dataset.spot === undefined) return nameOf(control);
    return spot === undefined ? control : nameOf(spot);
  };
  const nameOf = (element: Element): string | Element => {
    const { move, spot } = (element as HTMLElement).dataset;
    return move ?? spot ?? element;
  };

  /** Whether a finger can hit it: around some point of it, 44 px across and 44 px up and down belong to it. */
  const hasRoom = (element: HTMLElement): boolean => {
    element.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = nameOf(element);
    // Most elements are large enough and not covered.
    const half = (finger - raster) / 2;
    const free = [-half, 0, half].every(
      (by) =>
        meaning(left + width / 2 + by, top + height / 2) === name &&
        meaning(left + width / 2, top + height / 2 + by) === name,
    );
    if (free) return true;
    const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => (step - reach) * raster);
    const hits = steps.map((down) =>
      steps.map((across) => meaning(left + width / 2 + across, top + height / 2 + down) === name),
    );
    const columns = steps.map((_, column) => hits.map((row) => row[column] === true));
    return hits.some((row, down) =>
      row.some((_, across) => run(row, across) >= least && run(columns[across] ?? [], down) >= least),
    );
  };
  /** How many hits in a row there are around this one. */
  const run = (line: readonly boolean[], at: number): number => {
    if (line[at] !== true) return 0;
    const end = line.indexOf(false, at);
    return (end === -1 ? line.length : end) - line.lastIndexOf(false, at) - 1;
  };

  const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(matters);
  const good = new Set<string | Element>();
  const narrow: HTMLElement[] = [];
  for (const element of all) {
    if (good.has(nameOf(element))) continue;
    if (hasRoom(element)) good.add(nameOf(element));
    else narrow.push(element);
  }
  return narrow
    .filter((element) => !good.has(nameOf(element)))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { spot, move, action, rulesLink } = element.dataset;
      const name = spot ?? move ?? action ?? rulesLink ?? (element.getAttribute("aria-label") || element.className);
      return `${Math.round(width)}×${Math.round(height)} ${name || element.textContent?.slice(0, 40)}`;
    });
}
