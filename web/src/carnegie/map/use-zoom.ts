import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { bestSight } from "./sight.ts";

/** Multiples of the size at which the whole sheet is visible. */
const MOST = 5;
const STEP = 1.4;

interface Focus {
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  readonly zoom: number;
  closer(): void;
  farther(): void;
  whole(): void;
}

function limited(zoom: number): number {
  return Math.min(MOST, Math.max(1, zoom));
}

/** If the whole sheet is narrower than this, its names are unreadable. */
const READABLE = 480;
/** The width of the sheet at which a finger can hit a city that is close to others. */
const FOR_FINGERS = 710;
/** The width shown in a small window, at which names are easy to read. */
const AT_EASE = 900;

/** The size at which a small window is readable and can be tapped; the rest is reached by panning. */
function filling(window: HTMLElement, sheet: HTMLElement, drawn: number): number {
  const { width, height } = sheet.getBoundingClientRect();
  const whole = width / drawn;
  if (height === 0) return 1;
  if (whole < READABLE) return limited(Math.max((window.clientHeight / height) * drawn, AT_EASE / whole));
  const touched = matchMedia("(pointer: coarse)").matches && window.querySelector("button[data-light]") !== null;
  return touched ? limited(FOR_FINGERS / whole) : 1;
}

interface Question {
  /** Changes with what can be pointed at. */
  readonly lit: unknown;
  /** 0: nothing moves. */
  readonly motion: number;
}

/**
 * Zooms about a point, which stays where it is. Panning is the window's own scrolling. What a question highlights is
 * scrolled into view once; after that the person pans and zooms.
 */
export function useZoom(
  window: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  { lit, motion }: Question,
): Zoom {
  const [zoom, setZoom] = useState(1);
  /** How often the window has changed its size, including the first time from zero. */
  const [sizes, setSizes] = useState(0);
  const drawn = useRef(1);
  const focus = useRef<Focus | undefined>(undefined);
  const wanted = useRef(1);
  const chosen = useRef(false);
  const seen = useRef<unknown>(undefined);

  const show = (next: number, about?: Focus) => {
    wanted.current = limited(next);
    focus.current = about;
    setZoom(wanted.current);
  };
  const zoomTo = (next: number, about?: Focus) => {
    chosen.current = true;
    show(next, about);
  };

  // Until the person chooses a size, the sheet follows its window, which may become visible later, and the question.
  const fit = () => {
    const [view, paper] = [window.current, sheet.current];
    // While hidden it keeps the person's size and scroll offset.
    if (view === null || paper === null || view.clientWidth === 0 || chosen.current) return;
    show(filling(view, paper, drawn.current));
  };
  useEffect(() => {
    const view = window.current;
    if (view === null) return;
    const resized = new ResizeObserver(() => {
      if (view.clientWidth === 0) return;
      fit();
      setSizes((count) => count + 1);
    });
    resized.observe(view);
    return () => resized.disconnect();
  }, []);
  useEffect(fit, [lit]);
  useLayoutEffect(() => {
    const view = window.current;
    if (view === null || drawn.current === zoom) return;
    const { x, y } = focus.current ?? { x: view.clientWidth / 2, y: view.clientHeight / 2 };
    const grown = zoom / drawn.current;
    view.scrollLeft = (view.scrollLeft + x) * grown - x;
    view.scrollTop = (view.scrollTop + y) * grown - y;
    drawn.current = zoom;
  }, [zoom]);
  useEffect(() => {
    const view = window.current;
    if (view === null || zoom === 1 || seen.current === lit || view.clientWidth === 0) return;
    seen.current = lit;
    panToLit(view, motion);
  }, [zoom, sizes, lit]);
  useEffect(() => {
    const view = window.current;
    return view === null ? undefined : listen(view, () => wanted.current, zoomTo);
  }, []);

  return {
    zoom,
    closer: () => zoomTo(wanted.current * STEP),
    farther: () => zoomTo(wanted.current / STEP),
    whole: () => zoomTo(1),
  };
}

/** Where most of what can be pointed at is visible; no other place if all of it is visible already. */
function panToLit(view: HTMLElement, motion: number): void {
  const around = view.getBoundingClientRect();
  const lit = [...view.querySelectorAll("button[data-light]")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { left: left - around.left + view.scrollLeft, top: top - around.top + view.scrollTop, width, height };
  });
  const place = bestSight(lit, {
    left: view.scrollLeft,
    top: view.scrollTop,
    width: view.clientWidth,
    height: view.clientHeight,
  });
  if (place !== undefined) view.scrollTo({ ...place, behavior: motion === 0 ? "instant" : "smooth" });
}

type ZoomTo = (zoom: number, about?: Focus) => void;

/** Wheel, pinch, double tap, dragging the sheet, and the keys + − 0. */
function listen(view: HTMLElement, zoom: () => number, zoomTo: ZoomTo): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const fingers = new Map<number, PointerEvent>();
  let dragged: PointerEvent | undefined;
  const near = (x: number, y: number): Focus => {
    const { left, top } = view.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  const onWheel = (event: WheelEvent) => {
    const next = limited(zoom() * Math.exp(-event.deltaY / 400));
    if (next === zoom()) return;
    event.preventDefault();
    zoomTo(next, near(event.clientX, event.clientY));
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === "touch") fingers.set(event.pointerId, event);
    else if (event.button === 0 && !onPiece(event)) dragged = event;
  };
  const onMove = (event: PointerEvent) => {
    if (dragged !== undefined) {
      view.scrollBy(dragged.clientX - event.clientX, dragged.clientY - event.clientY);
      dragged = event;
    }
    const before = fingers.get(event.pointerId);
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (before === undefined) return;
    fingers.set(event.pointerId, event);
    if (other === undefined) return;
    const spread = apart(event, other) / Math.max(1, apart(before, other));
    zoomTo(zoom() * spread, near((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2));
  };
  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    dragged = undefined;
  };
  const onDouble = (event: MouseEvent) => {
    if (onPiece(event)) return;
    zoomTo(zoom() > 1.8 ? 1 : zoom() * 2, near(event.clientX, event.clientY));
  };
  const onKey = (event: KeyboardEvent) => {
    const next = { "+": zoom() * STEP, "-": zoom() / STEP, "0": 1 }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zoomTo(next);
  };
  view.addEventListener("wheel", onWheel, { signal, passive: false });
  view.addEventListener("pointerdown", onDown, { signal });
  document.addEventListener("pointermove", onMove, { signal });
  document.addEventListener("pointerup", onUp, { signal });
  document.addEventListener("pointercancel", onUp, { signal });
  view.addEventListener("dblclick", onDouble, { signal });
  view.addEventListener("keydown", onKey, { signal });
  return () => gone.abort();
}

function onPiece({ target }: globalThis.Event): boolean {
  return (target as Element).closest("button") !== null;
}

function apart(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
