import type { FlightOf } from "./flights.ts";
import {
  type Box,
  between,
  boxOf,
  faceOf,
  holderOf,
  isSeen,
  type Picture,
  pictureAt,
  pictureOf,
  pictureOfToken,
  pieceAt,
  play,
  type Tabletop,
} from "./places.ts";

export interface Timing {
  readonly duration: number;
  readonly delay: number;
}

/**
 * Every motion has three steps: measure the table before, measure it after, start. None starts before all have
 * measured, because adding something to a table makes the next measurement lay it out again.
 */
export type Seen = (after: Tabletop, timing: Timing) => Go | undefined;
type Go = () => void;

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** The piece at `to` comes from the first of these places by way of the others; if it is not drawn, `leaves` goes. */
export function fly(before: Tabletop, along: readonly string[], to: string, leaves?: Picture): Seen {
  const past = along.map((key) => boxOf(before, key)).filter((box) => box !== undefined);
  return (after, timing) => {
    const target = pieceAt(after, to);
    if (target === undefined) return leaves && hand(after, leaves, { to }, timing);
    if (!isSeen(target)) return undefined;
    if (past.length === 0) return () => turnOver(target, timing);
    const picture = pictureOf(after, target);
    const frames = [...past.map((box) => away(box, picture.box)), { transform: "none" }];
    const longer = { ...timing, duration: timing.duration * Math.min(3, past.length) };
    return () => {
      play(after, picture, frames, eased(longer));
      conceal(target, longer);
    };
  };
}

/** The piece goes to what it is given to, and there the rest appears. */
export function give(before: Tabletop, flight: FlightOf<"give">): Seen {
  const picture = pictureAt(before, flight.from);
  return (after, timing) => picture && hand(after, picture, flight, timing);
}

/** Everything with a home goes there. */
export function goHome(before: Tabletop): Seen {
  const returning = withHomes(before);
  return (after, timing) => {
    const all = returning.map(({ picture, home }) => hand(after, picture, { to: home }, timing));
    return () => {
      for (const go of all) go?.();
    };
  };
}

export function withHomes(before: Tabletop): readonly { readonly picture: Picture; readonly home: string }[] {
  return [...before.stage.querySelectorAll<HTMLElement>("[data-home]")].map((piece) => ({
    picture: pictureOf(before, piece),
    home: piece.dataset.home as string,
  }));
}

function hand(
  after: Tabletop,
  picture: Picture,
  { to, reveals }: Pick<FlightOf<"give">, "to" | "reveals">,
  timing: Timing,
): Go | undefined {
  const target = holderOf(after, to);
  if (target === undefined || !isSeen(target)) return undefined;
  const gone = away(target.getBoundingClientRect(), picture.box);
  return () => {
    play(after, picture, [{ transform: "none" }, gone], eased(timing));
    const parts = reveals === undefined ? [] : target.querySelectorAll(reveals);
    for (const part of parts) conceal(part, timing);
  };
}

/** Raised for all to see, then gone. */
export function leave(before: Tabletop, { from }: FlightOf<"leave">): Seen {
  const picture = pictureAt(before, from);
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-60%) scale(1.25)", opacity: 1, offset: 0.4 },
    { transform: "translateY(-80%) scale(1.25)", opacity: 0 },
  ];
  return (after, { delay, duration }) =>
    picture && (() => play(after, picture, frames, eased({ delay, duration: duration * 2 })));
}

/** Something is turned over; what lies under it stays. */
export function turnUp({ at }: FlightOf<"appear">): Seen {
  return (after, timing) => {
    const piece = pieceAt(after, at);
    return piece && (() => turnOver(piece, timing));
  };
}

function turnOver(piece: HTMLElement, timing: Timing): void {
  faceOf(piece).animate(
    [
      { opacity: 0, transform: "rotateY(80deg)" },
      { opacity: 1, transform: "none" },
    ],
    eased(timing),
  );
}

/** The train departs to the right with a whistle. */
export function depart(before: Tabletop, { whole }: FlightOf<"depart">): Seen {
  const train = wholeOf(before, whole);
  const picture = train && pictureOf(before, train);
  return (after, { delay, duration }) => {
    if (picture === undefined) return undefined;
    picture.element.setAttribute("data-steaming", "true");
    const way = after.around.right - picture.box.left;
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: `translateX(${way * 0.1}px)`, opacity: 1, offset: 0.35 },
      { transform: `translateX(${way}px)`, opacity: 0.2 },
    ];
    return () => play(after, picture, frames, { delay, duration: duration * 3, easing: "ease-in", fill: "both" });
  };
}

export function wholeOf({ stage }: Tabletop, whole: string): HTMLElement | undefined {
  return stage.querySelector<HTMLElement>(`[data-whole="${CSS.escape(whole)}"]`) ?? undefined;
}

const MOST_TOKENS = 5;

/** Coins and cubes fly one behind the other. */
export function sendTokens(before: Tabletop, { token, count, from, to }: FlightOf<"tokens">): Seen {
  const start = boxOf(before, from);
  return (after, { delay, duration }) => {
    const target = boxOf(after, to);
    if (start === undefined || target === undefined) return undefined;
    return () => {
      for (let one = 0; one < Math.min(count, MOST_TOKENS); one++) {
        const picture = pictureOfToken(after, token, target);
        // In its final size all the way, wherever it comes from.
        const first = { transform: towards(start, picture.box), opacity: 1 };
        const timing = { delay: delay + (one * duration) / 4, duration: duration * 1.3 };
        play(after, picture, [first, { transform: "none", opacity: 1, offset: 0.9 }, { opacity: 0 }], eased(timing));
      }
    };
  };
}

/** One after the other, like lamps along a line. */
export function light({ along }: FlightOf<"light">): Seen {
  const frames = [
    { filter: "none" },
    { filter: "drop-shadow(0 0 6px var(--lamp)) brightness(1.35)" },
    { filter: "none" },
  ];
  return (after, { delay, duration }) =>
    () => {
      along.forEach((key, index) => {
        const timing = { delay: delay + (index * duration) / 2, duration: duration * 2 };
        holderOf(after, key)?.animate(frames, { ...timing, easing: EASE });
      });
    };
}

function eased(timing: Timing): KeyframeAnimationOptions {
  return { ...timing, easing: EASE, fill: "backwards" };
}

/** How a piece now at `here` looks when it lies at `there`. */
function away(there: Box, here: Box): Keyframe {
  const scale = Math.min(2, Math.max(0.4, there.height / Math.max(1, here.height)));
  return { transform: `${towards(there, here)} scale(${scale})` };
}

function towards(there: Box, here: Box): string {
  const { x, y } = between(there, here);
  return `translate(${x}px, ${y}px)`;
}

/** Invisible until its copy has arrived. */
function conceal(piece: Element, { delay, duration }: Timing): void {
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
}
