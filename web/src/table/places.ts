import { placesOf } from "./pieces.ts";

/** Where pieces were, by their keys. */
export type Rects = ReadonlyMap<string, DOMRect>;

export function rectOf(rects: Rects, key: string): DOMRect | undefined {
  return placesOf(key)
    .map((place) => rects.get(place))
    .find((rect) => rect !== undefined && rect.width > 0);
}

/** The last of the pieces with this key, else what they lie in; the newest of a kind for `…:last`. */
export function findLast(stage: HTMLElement, key: string): HTMLElement | undefined {
  const found = (selector: string) => [...stage.querySelectorAll<HTMLElement>(selector)].at(-1);
  if (key.endsWith(":last")) return found(`[data-piece^="${key.slice(0, -"last".length)}"]`);
  for (const place of placesOf(key)) {
    const element = found(`[data-piece="${CSS.escape(place)}"]`);
    if (element !== undefined) return element;
  }
  return undefined;
}

/** A copy at the same place, over everything else, that nobody can point at. */
export function copyAt(stage: HTMLElement, piece: HTMLElement, rect: DOMRect): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>("[data-piece]")]) {
    for (const name of ["data-piece", "data-spot", "data-move", "data-whole", "data-light"])
      element.removeAttribute(name);
  }
  copy.classList.add("flying");
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  put(stage, copy, rect);
  return copy;
}

/** Lays something over the table at a place on the screen. */
function put(stage: HTMLElement, element: HTMLElement, rect: Pick<DOMRect, "left" | "top" | "width" | "height">) {
  const around = stage.getBoundingClientRect();
  Object.assign(element.style, {
    left: `${rect.left - around.left}px`,
    top: `${rect.top - around.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
}

/** A coin or a cube over the middle of a place. */
export function tokenAt(stage: HTMLElement, token: string, place: DOMRect): HTMLElement {
  const size = Math.min(22, Math.max(12, place.height));
  const picture = document.createElement("span");
  picture.className = "flying flying-token";
  picture.dataset.token = token;
  picture.setAttribute("aria-hidden", "true");
  put(stage, picture, {
    left: place.left + place.width / 2 - size / 2,
    top: place.top + place.height / 2 - size / 2,
    width: size,
    height: size,
  });
  stage.append(picture);
  return picture;
}

/** A picture goes when its motion is over, however that ends. */
export function removeAfter(motion: Animation, picture: HTMLElement): void {
  motion.onfinish = () => picture.remove();
  motion.oncancel = () => picture.remove();
}
