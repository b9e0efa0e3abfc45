import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTableOf } from "./context.ts";
import { onLongPress } from "./long-press.ts";
import { RulesLink } from "./RulesLink.tsx";
import "./explained.css";

/** A pointer passing by must not open anything; one that stays does. */
const LOOKING_MS = 350;
const GAP = 8;

interface Shown {
  readonly key: string;
  readonly place: DOMRect;
  readonly name: string;
  /** Why it cannot be chosen, if the table has said so. */
  readonly reason: string;
  /** The section of the rules about it: a card opened by a finger stays, and links there. */
  readonly rules: string | undefined;
}

type Draw = (key: string, name: string) => JSX.Element | null;

/**
 * A card that explains what is pointed at or focused (`data-explain`). On touch screens a long press opens the rules
 * about it.
 */
export function useExplained<T extends HTMLElement>(draw: Draw): readonly [RefObject<T | null>, JSX.Element | null] {
  const root = useRef<T>(null);
  return [root, useExplanation(root, draw, watch)];
}

/** The same on touch screens: a long press opens the card until the next touch. */
export function useHeldOpen(root: RefObject<HTMLElement | null>, draw: Draw): JSX.Element | null {
  return useExplanation(root, draw, watchFingers);
}

function useExplanation(root: RefObject<HTMLElement | null>, draw: Draw, watching: typeof watch): JSX.Element | null {
  const [shown, show] = useState<Shown | undefined>(undefined);
  const { pending } = useTableOf();
  useEffect(() => (root.current === null ? undefined : watching(root.current, show)), [root, watching]);
  // The card belongs to the question it helped with.
  useEffect(() => show(undefined), [pending]);
  const words = shown === undefined ? null : draw(shown.key, shown.name);
  return shown === undefined || words === null ? null : (
    <ExplanationCard place={shown.place} held={shown.rules !== undefined}>
      {words}
      {shown.reason !== "" && <p class="explanation-reason">{shown.reason}</p>}
      {shown.rules !== undefined && <RulesLink section={shown.rules} of={shown.name} />}
    </ExplanationCard>
  );
}

function watchFingers(root: HTMLElement, show: (shown: Shown | undefined) => void): () => void {
  const stopWatching = watch(root, show);
  const stopPressing = onLongPress(root, (at) => {
    const thing = at.closest<HTMLElement>("[data-explain]");
    if (thing !== null) show({ ...shownFor(thing), rules: thing.closest<HTMLElement>("[data-rules]")?.dataset.rules });
    return thing !== null;
  });
  return () => {
    stopWatching();
    stopPressing();
  };
}

function watch(root: HTMLElement, show: (shown: Shown | undefined) => void): () => void {
  let looking: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLElement | undefined;
  let explained = false;
  let pressed = { x: -1, y: -1 };
  const leave = () => {
    clearTimeout(looking);
    at = undefined;
    explained = false;
    show(undefined);
  };
  const look = (target: EventTarget | null, after: number) => {
    const thing = (target as Element).closest<HTMLElement>("[data-explain]") ?? undefined;
    if (thing !== undefined && thing === at && explained) setTimeout(() => takeTitle(thing));
    if (thing === at) return;
    leave();
    at = thing;
    if (thing !== undefined) looking = setTimeout(() => open(thing), after);
  };
  const open = (thing: HTMLElement) => {
    explained = true;
    show(shownFor(thing));
  };
  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    // Something that a click has moved under a resting pointer is not being pointed at.
    if (event.clientX !== pressed.x || event.clientY !== pressed.y) look(event.target, LOOKING_MS);
  };
  const onFocus = (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && look(event.target, 0);
  const onKey = (event: KeyboardEvent) => event.key === "Escape" && leave();
  const onDown = ({ target, clientX, clientY }: PointerEvent) => {
    pressed = { x: clientX, y: clientY };
    if ((target as Element).closest(".explanation") === null) leave();
  };
  // A finger leaves whenever it is lifted.
  const onLeave = ({ pointerType }: PointerEvent) => pointerType === "mouse" && leave();
  // The element under the pointer may be gone without a leave event; a focus restored by the page does not count.
  const onMove = (event: PointerEvent) => {
    const target = event.target as Node;
    if (event.pointerType !== "mouse") return;
    if (at !== undefined && !at.contains(target)) leave();
    if (at === undefined && root.contains(target)) onOver(event);
  };
  document.addEventListener("pointermove", onMove);
  root.addEventListener("pointerover", onOver);
  root.addEventListener("pointerleave", onLeave);
  document.addEventListener("pointerdown", onDown);
  root.addEventListener("focusin", onFocus);
  root.addEventListener("focusout", leave);
  root.addEventListener("keydown", onKey);
  return () => {
    clearTimeout(looking);
    document.removeEventListener("pointermove", onMove);
    root.removeEventListener("pointerover", onOver);
    root.removeEventListener("pointerleave", onLeave);
    document.removeEventListener("pointerdown", onDown);
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("focusout", leave);
    root.removeEventListener("keydown", onKey);
  };
}

function shownFor(thing: HTMLElement): Shown {
  const [, ...reason] = takeTitle(thing).split("\n");
  return {
    key: thing.dataset.explain ?? "",
    place: thing.getBoundingClientRect(),
    name: thing.getAttribute("aria-label") ?? "",
    reason: reason.join(" "),
    rules: undefined,
  };
}

/** The plain tooltip would repeat the card: it gives its text to the card and disappears. */
function takeTitle(thing: HTMLElement): string {
  const titled = thing.title === "" ? thing.querySelector<HTMLElement>("[title]") : thing;
  const title = titled?.title ?? "";
  titled?.removeAttribute("title");
  return title;
}

interface CardProps {
  readonly place: DOMRect;
  readonly held: boolean;
  readonly children: ComponentChildren;
}

/** In the top layer, so that no board is too small for it. */
function ExplanationCard({ place, held, children }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const above = place.top - GAP - height;
    const below = place.bottom + GAP;
    const fitsBelow = below + height <= innerHeight;
    const left = Math.min(place.left, innerWidth - GAP - width);
    element.style.left = `${Math.max(GAP, left)}px`;
    element.style.top = `${above >= GAP || !fitsBelow ? Math.max(GAP, above) : below}px`;
  });
  return (
    <div ref={card} popover="manual" class="explanation" data-held={held || undefined} aria-hidden={!held}>
      {children}
    </div>
  );
}
