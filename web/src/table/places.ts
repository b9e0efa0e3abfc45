import { placesOf } from "./pieces.ts";

/** A rectangle on the screen. */
export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** The distance from the middle of one to that of the other. */
export function between(there: Box, here: Box): { readonly x: number; readonly y: number } {
  return {
    x: there.left + there.width / 2 - (here.left + here.width / 2),
    y: there.top + there.height / 2 - (here.top + here.height / 2),
  };
}

/** A table at one moment: where it is, and the last of the pieces with each key, in order. */
export interface Tabletop {
  readonly stage: HTMLElement;
  readonly around: DOMRect;
  readonly pieces: ReadonlyMap<string, HTMLElement>;
}

export function lookAt(stage: HTMLElement): Tabletop {
  const pieces = new Map<string, HTMLElement>();
  for (const element of stage.querySelectorAll<HTMLElement>("[data-piece]")) {
    const key = element.getAttribute("data-piece") as string;
    // Equal pieces share a key: the last of them is the one that leaves, so its place counts.
    pieces.delete(key);
    pieces.set(key, element);
  }
  return { stage, around: stage.getBoundingClientRect(), pieces };
}

/** Where a piece is, else what contains it. */
export function boxOf({ pieces }: Tabletop, key: string): DOMRect | undefined {
  for (const place of placesOf(key)) {
    const box = pieces.get(place)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) return box;
  }
  return undefined;
}

/** The piece itself, if it is drawn; the newest of a kind for `…:last`. */
export function pieceAt({ pieces }: Tabletop, key: string): HTMLElement | undefined {
  if (!key.endsWith(":last")) return pieces.get(key);
  const kind = key.slice(0, -"last".length);
  return [...pieces].findLast(([other]) => other.startsWith(kind))?.[1];
}

/** The piece, else what contains it: opponents' pieces are mostly not drawn one by one. */
export function holderOf({ pieces }: Tabletop, key: string): HTMLElement | undefined {
  const place = placesOf(key).find((at) => pieces.has(at));
  return place === undefined ? undefined : pieces.get(place);
}

export function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** A copy of a piece, over everything else and without pointer events; not on the table yet. */
export interface Picture {
  readonly element: HTMLElement;
  readonly box: Box;
}

/** What is taken or turned over: of a stack its top card, not what lies under it. */
export function faceOf(piece: HTMLElement): HTMLElement {
  return piece.querySelector<HTMLElement>(".card") ?? piece;
}

/** A copy of a piece in its place, if it is drawn. */
export function pictureAt(table: Tabletop, key: string): Picture | undefined {
  const piece = pieceAt(table, key);
  return piece && pictureOf(table, faceOf(piece));
}

export function pictureOf(table: Tabletop, piece: HTMLElement, box: Box = piece.getBoundingClientRect()): Picture {
  const element = piece.cloneNode(true) as HTMLElement;
  for (const part of [element, ...element.querySelectorAll<HTMLElement>("[data-piece]")]) {
    for (const name of ["data-piece", "data-spot", "data-move", "data-whole", "data-light", "data-changed"])
      part.removeAttribute(name);
  }
  element.setAttribute("inert", "");
  return placed(table, element, box);
}

/** A coin or a cube over the middle of a place. */
export function pictureOfToken(table: Tabletop, token: string, place: DOMRect): Picture {
  const size = Math.min(22, Math.max(12, place.height));
  const element = document.createElement("span");
  element.className = "flying-token";
  element.dataset.token = token;
  return placed(table, element, {
    left: place.left + place.width / 2 - size / 2,
    top: place.top + place.height / 2 - size / 2,
    width: size,
    height: size,
  });
}

function placed({ around }: Tabletop, element: HTMLElement, box: Box): Picture {
  element.classList.add("flying");
  element.setAttribute("aria-hidden", "true");
  Object.assign(element.style, {
    left: `${box.left - around.left}px`,
    top: `${box.top - around.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return { element, box };
}

/** Puts a copy on the table for as long as its motion lasts, however that ends. */
export function play(
  { stage }: Tabletop,
  { element }: Picture,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): void {
  stage.append(element);
  const motion = element.animate(frames, options);
  motion.onfinish = () => element.remove();
  motion.oncancel = () => element.remove();
}
