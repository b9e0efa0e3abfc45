import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { rulesAt } from "./pointing.ts";
import type { Scene } from "./scene.ts";

type Direction = readonly [x: number, y: number];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Tab moves between regions, the arrow keys between pieces in their direction, Home goes to what can be done, Enter
 * does it, Escape puts a piece back, ? opens the rules about the piece.
 */
export function useKeyboard<State, Move, Event, Pending>(
  root: RefObject<HTMLElement | null>,
  scene: Scene<State, Move, Event, Pending>,
): void {
  const latest = useRef(scene);
  latest.current = scene;
  const focused = useRef(false);
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    keepOneTabStop(table);
    if (focused.current && document.activeElement === document.body) goOn(table);
  });
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (answered(event, table, latest.current)) event.preventDefault();
    };
    const onFocus = () => {
      focused.current = true;
      keepOneTabStop(table);
    };
    const onLeave = (event: FocusEvent) => {
      if (!table.contains(event.target as Node)) focused.current = false;
    };
    table.addEventListener("keydown", onKey);
    table.addEventListener("focusin", onFocus);
    document.addEventListener("focusin", onLeave);
    return () => {
      table.removeEventListener("keydown", onKey);
      table.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusin", onLeave);
    };
  }, [root]);
}

function answered<State, Move, Event, Pending>(
  event: KeyboardEvent,
  table: HTMLElement,
  { decision, props }: Scene<State, Move, Event, Pending>,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const here = event.target as HTMLElement;
  if (here.closest("dialog") !== null) return false;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) return focusOn(nearest(stops(table), here, arrow));
  switch (event.key) {
    case "Home":
      return focusOn(stops(table).find(({ dataset }) => dataset.light !== undefined));
    case "Escape":
      decision.answer({ picks: [] });
      return true;
    case "?": {
      const section = rulesAt(here);
      if (section !== undefined) props.onRules(section);
      return section !== undefined;
    }
    default:
      return false;
  }
}

/** The focused piece is gone with the move it made: the focus goes to what can be done next. */
function goOn(table: HTMLElement): void {
  const next = stops(table).find(({ dataset }) => dataset.light !== undefined);
  next?.focus({ preventScroll: true });
}

function focusOn(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}

/** Everything on the table that is focusable and visible. */
function stops(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>("[data-region] button:not(.rules-link)")].filter(
    (button) => button.closest("dialog") === null && button.getClientRects().length > 0,
  );
}

/** The nearest one in the direction of the arrow; distance sideways counts more than straight on. */
function nearest(elements: readonly HTMLElement[], from: HTMLElement, [x, y]: Direction): HTMLElement | undefined {
  const start = centre(from);
  let best: HTMLElement | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    if (element === from) continue;
    const to = centre(element);
    const ahead = (to.x - start.x) * x + (to.y - start.y) * y;
    const aside = Math.abs((to.x - start.x) * y) + Math.abs((to.y - start.y) * x);
    if (ahead <= 4 || aside > ahead * 3) continue;
    const distance = ahead + aside * 2;
    if (distance < shortest) {
      shortest = distance;
      best = element;
    }
  }
  return best;
}

function centre(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** In each region one piece is the tab stop: the focused one, else one that can be chosen, else the first. */
function keepOneTabStop(table: HTMLElement): void {
  for (const region of table.querySelectorAll<HTMLElement>("[data-region]")) {
    const buttons = [...region.querySelectorAll<HTMLElement>("button")].filter((one) => one.closest("dialog") === null);
    const stop =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find(({ dataset }) => dataset.light !== undefined) ??
      buttons.find(({ dataset }) => dataset.rulesLink === undefined);
    for (const button of buttons) setTabIndex(button, button === stop ? 0 : -1);
  }
}

/** Setting an attribute to its current value would make the browser style the button again. */
function setTabIndex(button: HTMLElement, index: number): void {
  if (button.tabIndex !== index) button.tabIndex = index;
}
