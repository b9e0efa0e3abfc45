import type { FlightOf } from "./flights.ts";
import type { Timing } from "./moving.ts";
import { copyAt, findLast, removeAfter, tokenAt } from "./places.ts";

/** The piece at `to` fades in there, and its picture fades out where it was. */
export function fadeMove(stage: HTMLElement, from: DOMRect | undefined, to: string, timing: Timing): void {
  const target = findLast(stage, to);
  if (target === undefined || target.getClientRects().length === 0) return;
  if (from !== undefined) fadeOut(stage, copyAt(stage, target, from), timing);
  fadeIn(stage, to, timing);
}

export function fadeIn(stage: HTMLElement, key: string, timing: Timing): void {
  findLast(stage, key)?.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, fill: "backwards" });
}

/** A picture of what is gone fades where it stood. */
export function fadeOut(stage: HTMLElement, picture: HTMLElement | undefined, timing: Timing): void {
  if (picture === undefined) return;
  stage.append(picture);
  removeAfter(picture.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: "both" }), picture);
}

/** A token shows where it has gone to, and fades. */
export function fadeTokens(stage: HTMLElement, { token, to }: FlightOf<"tokens">, { delay, duration }: Timing): void {
  const target = findLast(stage, to)?.getBoundingClientRect();
  if (target === undefined || target.width === 0) return;
  const picture = tokenAt(stage, token, target);
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }];
  removeAfter(picture.animate(frames, { delay, duration: duration * 2, fill: "both" }), picture);
}
