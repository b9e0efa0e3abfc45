import type { FlightOf } from "./flights.ts";
import { type Seen, type Timing, wholeOf, withHomes } from "./moving.ts";
import {
  boxOf,
  isSeen,
  type Picture,
  pictureAt,
  pictureOf,
  pictureOfToken,
  pieceAt,
  play,
  type Tabletop,
} from "./places.ts";

/**
 * The piece at `to` fades in there, and a copy fades out where it was; if it is not drawn there, the same for `leaves`.
 */
export function fadeMove(before: Tabletop, from: string, to: string, leaves?: Picture): Seen {
  const start = boxOf(before, from);
  return (after, timing) => {
    const target = pieceAt(after, to);
    if (target === undefined) return leaves && (() => fadeOut(after, leaves, timing));
    if (!isSeen(target)) return undefined;
    const picture = start && pictureOf(after, target, start);
    return () => {
      if (picture !== undefined) fadeOut(after, picture, timing);
      fadeIn(target, timing);
    };
  };
}

export function fadeUp({ at }: FlightOf<"appear">): Seen {
  return (after, timing) => {
    const piece = pieceAt(after, at);
    return piece && (() => fadeIn(piece, timing));
  };
}

/** A copy of what is gone fades out in its old place. */
export function fadeAway(before: Tabletop, from: string): Seen {
  return gone(pictureAt(before, from));
}

export function fadeWhole(before: Tabletop, { whole }: FlightOf<"depart">): Seen {
  const train = wholeOf(before, whole);
  return gone(train && pictureOf(before, train));
}

export function fadeHome(before: Tabletop): Seen {
  const returning = withHomes(before);
  return (after, timing) => () => {
    for (const { picture } of returning) fadeOut(after, picture, timing);
  };
}

/** A token appears at its destination, and fades. */
export function fadeTokens({ token, to }: FlightOf<"tokens">): Seen {
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }];
  return (after, { delay, duration }) => {
    const target = boxOf(after, to);
    if (target === undefined) return undefined;
    const picture = pictureOfToken(after, token, target);
    return () => play(after, picture, frames, { delay, duration: duration * 2, fill: "both" });
  };
}

function gone(picture: Picture | undefined): Seen {
  return (after, timing) => picture && (() => fadeOut(after, picture, timing));
}

function fadeIn(piece: HTMLElement, timing: Timing): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, fill: "backwards" });
}

function fadeOut(after: Tabletop, picture: Picture, timing: Timing): void {
  play(after, picture, [{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: "both" });
}
