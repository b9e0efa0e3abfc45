import type { FlightOf } from "./flights.ts";
import { copyAt, findLast, removeAfter, tokenAt } from "./places.ts";

export interface Timing {
  readonly duration: number;
  readonly delay: number;
}

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** The piece at `to` comes from the first of these places past the others. */
export function fly(stage: HTMLElement, past: readonly (DOMRect | undefined)[], to: string, timing: Timing): void {
  const target = findLast(stage, to);
  if (target === undefined || target.getClientRects().length === 0) return;
  const known = past.filter((rect) => rect !== undefined);
  if (known.length === 0) return turnUp(stage, to, timing);
  const end = target.getBoundingClientRect();
  const longer = { ...timing, duration: timing.duration * Math.min(3, known.length) };
  animate(stage, copyAt(stage, target, end), [...known.map((rect) => away(rect, end)), { transform: "none" }], longer);
  conceal(target, longer);
}

/** The piece goes to what it is given to, and there the rest appears. */
export function give(
  stage: HTMLElement,
  piece: HTMLElement | undefined,
  { to, reveals }: Pick<FlightOf<"give">, "to" | "reveals">,
  timing: Timing,
): void {
  const target = findLast(stage, to);
  if (piece === undefined || target === undefined || target.getClientRects().length === 0) return;
  stage.append(piece);
  const gone = away(target.getBoundingClientRect(), piece.getBoundingClientRect());
  animate(stage, piece, [{ transform: "none" }, gone], timing);
  const parts = reveals === undefined ? [] : target.querySelectorAll(reveals);
  for (const part of parts) conceal(part, timing);
}

/** Lifted for all to see, and gone. */
export function leave(stage: HTMLElement, piece: HTMLElement | undefined, { delay, duration }: Timing): void {
  if (piece === undefined) return;
  animate(
    stage,
    piece,
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-60%) scale(1.25)", opacity: 1, offset: 0.4 },
      { transform: "translateY(-80%) scale(1.25)", opacity: 0 },
    ],
    { delay, duration: duration * 2 },
  );
}

/** Something is turned over; what lies under it stays. */
export function turnUp(stage: HTMLElement, key: string, timing: Timing): void {
  const piece = findLast(stage, key);
  const face = piece?.querySelector(".card") ?? piece;
  face?.animate(
    [
      { opacity: 0, transform: "rotateY(80deg)" },
      { opacity: 1, transform: "none" },
    ],
    { ...timing, easing: EASE, fill: "backwards" },
  );
}

/** The train whistles off to the right. */
export function depart(stage: HTMLElement, train: HTMLElement | undefined, { delay, duration }: Timing): void {
  if (train === undefined) return;
  train.setAttribute("data-steaming", "true");
  stage.append(train);
  const way = stage.getBoundingClientRect().right - train.getBoundingClientRect().left;
  const leaving = train.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translateX(${way * 0.1}px)`, opacity: 1, offset: 0.35 },
      { transform: `translateX(${way}px)`, opacity: 0.2 },
    ],
    { delay, duration: duration * 3, easing: "ease-in", fill: "both" },
  );
  removeAfter(leaving, train);
}

const MOST_TOKENS = 5;

/** Coins and cubes fly one behind the other. */
export function sendTokens(
  stage: HTMLElement,
  from: DOMRect | undefined,
  { token, count, to }: FlightOf<"tokens">,
  { delay, duration }: Timing,
): void {
  const target = findLast(stage, to)?.getBoundingClientRect();
  if (from === undefined || target === undefined || target.width === 0) return;
  for (let one = 0; one < Math.min(count, MOST_TOKENS); one++) {
    const piece = tokenAt(stage, token, target);
    const start = { ...away(from, piece.getBoundingClientRect()), opacity: 1 };
    const flying = piece.animate([start, { transform: "none", opacity: 1, offset: 0.9 }, { opacity: 0 }], {
      delay: delay + (one * duration) / 4,
      duration: duration * 1.3,
      easing: EASE,
      fill: "backwards",
    });
    removeAfter(flying, piece);
  }
}

/** One after the other, like lamps along a line. */
export function light(stage: HTMLElement, along: readonly string[], { delay, duration }: Timing): void {
  along.forEach((key, index) => {
    findLast(stage, key)?.animate(
      [{ filter: "none" }, { filter: "drop-shadow(0 0 6px var(--lamp)) brightness(1.35)" }, { filter: "none" }],
      { delay: delay + (index * duration) / 2, duration: duration * 2, easing: EASE },
    );
  });
}

/** What a piece at `here` looks like when it lies at `there`. */
function away(there: DOMRect, here: DOMRect): Keyframe {
  const x = there.left + there.width / 2 - (here.left + here.width / 2);
  const y = there.top + there.height / 2 - (here.top + here.height / 2);
  const scale = Math.min(2, Math.max(0.4, there.height / Math.max(1, here.height)));
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

function animate(stage: HTMLElement, copy: HTMLElement, frames: Keyframe[], timing: Timing): void {
  stage.append(copy);
  removeAfter(copy.animate(frames, { ...timing, easing: EASE, fill: "backwards" }), copy);
}

/** Not to be seen until its copy has arrived. */
function conceal(piece: Element, { delay, duration }: Timing): void {
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
}
