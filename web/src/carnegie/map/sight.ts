import type { Box } from "./places.ts";

/**
 * Where to scroll so that most of these boxes are fully visible: around all of them if they fit, else around the one
 * with the most others near it. undefined: all of them are visible from here.
 */
export function bestSight(boxes: readonly Box[], window: Box): Pick<Box, "left" | "top"> | undefined {
  if (boxes.length === 0 || boxes.every((box) => isWithin(box, window))) return undefined;
  const all = around(boxes);
  if (all.width <= window.width && all.height <= window.height) return centred(all, window);
  let [best, most] = [undefined as Pick<Box, "left" | "top"> | undefined, 0];
  for (const box of boxes) {
    const place = centred(box, window);
    const seen = boxes.filter((other) => isWithin(other, { ...window, ...place }));
    if (seen.length <= most) continue;
    // Those that are visible from there are centred together.
    best = centred(around(seen), window);
    most = seen.length;
  }
  return best;
}

function centred({ left, top, width, height }: Box, window: Box): Pick<Box, "left" | "top"> {
  return {
    left: Math.max(0, left + width / 2 - window.width / 2),
    top: Math.max(0, top + height / 2 - window.height / 2),
  };
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function isWithin(box: Box, window: Box): boolean {
  return (
    box.left >= window.left &&
    box.top >= window.top &&
    box.left + box.width <= window.left + window.width &&
    box.top + box.height <= window.top + window.height
  );
}
