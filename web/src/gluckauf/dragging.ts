import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { attemptByDrop } from "./attempts.ts";
import { type Choice, canPick, moveByDrop, type Spot } from "./choices.ts";
import { refuse, type Scene, spotsAround } from "./pointing.ts";

/** A finger scrolls the display and the hand; what stands in the yard it drags. */
const BY_FINGER = /^(front|stored:|held)/;
const FAR_ENOUGH = 6;

interface Drag {
  readonly from: Spot;
  readonly source: HTMLElement;
  readonly start: { readonly x: number; readonly y: number };
  readonly pointer: number;
  ghost?: HTMLElement;
  over?: Element | undefined;
}

function canDrag(choices: readonly Choice[], at: Spot): boolean {
  if (at.startsWith("worker:")) return choices.some(({ move }) => move.type === "choose-area");
  return canPick(choices, at) || choices.some(({ spots }) => spots.length === 1 && spots[0] === at);
}

/** Pieces follow the pointer; let go over a lit spot they stay there. */
export function useDragging(root: RefObject<HTMLElement | null>, scene: Scene): void {
  const latest = useRef(scene);
  latest.current = scene;
  useEffect(() => {
    const table = root.current;
    return table === null ? undefined : listen(table, () => latest.current);
  }, [root]);
}

function listen(table: HTMLElement, scene: () => Scene): () => void {
  let drag: Drag | undefined;

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || drag !== undefined) return;
    const source = (event.target as Element).closest<HTMLElement>("button[data-spot]");
    const from = source?.dataset.spot;
    if (source === null || from === undefined || !canDrag(scene().decision.choices, from)) return;
    if (event.pointerType === "touch" && !BY_FINGER.test(from)) return;
    drag = { from, source, start: { x: event.clientX, y: event.clientY }, pointer: event.pointerId };
  };
  const onMove = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    const dx = event.clientX - drag.start.x;
    const dy = event.clientY - drag.start.y;
    if (drag.ghost === undefined) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      drag.ghost = lift(table.querySelector<HTMLElement>(".gluckauf-table") ?? table, drag.source);
      const { decision } = scene();
      if (canPick(decision.choices, drag.from)) decision.pick(drag.from);
    }
    drag.ghost.style.translate = `${dx}px ${dy}px`;
    markOver(drag, table, scene(), event);
  };
  const onUp = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    const { ghost, from } = drag;
    if (ghost !== undefined) {
      swallowClick(table);
      if (event.type === "pointerup") drop(scene(), from, spotsAt(table, event));
      ghost.remove();
    }
    drag.over?.removeAttribute("data-over");
    drag = undefined;
  };

  table.addEventListener("pointerdown", onDown);
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", onUp);
  return () => {
    table.removeEventListener("pointerdown", onDown);
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", onUp);
  };
}

/** A copy that follows the pointer; the piece itself stays until the move is made. */
function lift(stage: HTMLElement, source: HTMLElement): HTMLElement {
  const from = source.getBoundingClientRect();
  const around = stage.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  for (const name of ["data-piece", "data-spot", "data-move", "id"]) ghost.removeAttribute(name);
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  Object.assign(ghost.style, {
    left: `${from.left - around.left}px`,
    top: `${from.top - around.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  stage.append(ghost);
  return ghost;
}

function spotsAt(table: HTMLElement, { clientX, clientY }: PointerEvent): Spot[] {
  return spotsAround(document.elementFromPoint(clientX, clientY), table);
}

function markOver(drag: Drag, table: HTMLElement, { decision }: Scene, event: PointerEvent): void {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  const over = spotsAround(below, table)
    .filter((to) => moveByDrop(decision.choices, drag.from, to) !== undefined)
    .map((to) => below?.closest(`[data-spot="${CSS.escape(to)}"]`))
    .at(0);
  if (over === drag.over) return;
  drag.over?.removeAttribute("data-over");
  over?.setAttribute("data-over", "true");
  drag.over = over ?? undefined;
}

function drop({ decision, props }: Scene, from: Spot, spots: readonly Spot[]): void {
  const home = spots[0] === from;
  for (const to of spots) {
    const move = moveByDrop(decision.choices, from, to);
    if (move !== undefined) return props.onMove(move);
  }
  const [to] = spots;
  if (home || to === undefined || props.seat === undefined) return;
  refuse(props, attemptByDrop(props.view, props.seat, props.pending, from, to));
}

/** Letting go over the piece itself would count as a click. */
function swallowClick(table: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  table.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => table.removeEventListener("click", swallow, { capture: true }), 0);
}
