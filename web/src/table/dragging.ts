import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Answer, candidates, dropAt, pointAt, type Spot } from "./choices.ts";
import { spotsAround } from "./pointing.ts";
import { type Scene, situationOf } from "./scene.ts";

const FAR_ENOUGH = 6;

/** A scene with its types erased: dragging is the same in every game. */
type AnyScene = Scene<unknown, unknown, unknown, unknown>;

interface Drag {
  readonly from: Spot;
  readonly source: HTMLElement;
  readonly start: { readonly x: number; readonly y: number };
  readonly pointer: number;
  ghost?: HTMLElement;
  over?: Element | undefined;
}

/** Pieces follow the pointer; dropped on a highlighted spot they stay there. */
export function useDragging<State, Move, Event, Pending>(
  root: RefObject<HTMLElement | null>,
  scene: Scene<State, Move, Event, Pending>,
): void {
  const latest = useRef(scene);
  latest.current = scene;
  useEffect(() => {
    const table = root.current;
    return table === null ? undefined : listen(table, () => latest.current as unknown as AnyScene);
  }, [root]);
}

function canDrag({ decision: { choices }, gestures }: AnyScene, at: Spot): boolean {
  return candidates(choices, [at]).length > 0 || gestures.canDrag?.(choices, at) === true;
}

function meantByDrop({ decision: { choices }, gestures }: AnyScene, from: Spot, to: Spot): Answer<unknown> | undefined {
  const meant = gestures.meantByDrop?.(from, to);
  return dropAt(choices, from, to) ?? (meant === undefined ? undefined : pointAt(choices, [], meant));
}

function listen(table: HTMLElement, scene: () => AnyScene): () => void {
  let drag: Drag | undefined;

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || drag !== undefined) return;
    const source = (event.target as Element).closest<HTMLElement>("button[data-spot]");
    const from = source?.dataset.spot;
    if (source === null || from === undefined || !canDrag(scene(), from)) return;
    if (event.pointerType === "touch" && !scene().gestures.byFinger.test(from)) return;
    drag = { from, source, start: { x: event.clientX, y: event.clientY }, pointer: event.pointerId };
  };
  const onMove = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    const dx = event.clientX - drag.start.x;
    const dy = event.clientY - drag.start.y;
    if (drag.ghost === undefined) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      drag.ghost = lift(table.querySelector<HTMLElement>("[data-tabletop]") ?? table, drag.source);
      takeUp(scene(), drag.from);
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

/** What is being dragged counts as picked, so that its possible places are highlighted. */
function takeUp({ decision }: AnyScene, from: Spot): void {
  const answer = pointAt(decision.choices, [], from);
  if (answer !== undefined && "picks" in answer) decision.answer(answer);
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

function markOver(drag: Drag, table: HTMLElement, scene: AnyScene, event: PointerEvent): void {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  const over = spotsAround(below, table)
    .filter((to) => meantByDrop(scene, drag.from, to) !== undefined)
    .map((to) => below?.closest(`[data-spot="${CSS.escape(to)}"]`))
    .at(0);
  if (over === drag.over) return;
  drag.over?.removeAttribute("data-over");
  over?.setAttribute("data-over", "true");
  drag.over = over ?? undefined;
}

function drop(scene: AnyScene, from: Spot, spots: readonly Spot[]): void {
  for (const to of spots) {
    const answer = meantByDrop(scene, from, to);
    if (answer !== undefined) return scene.decision.answer(answer);
  }
  const situation = situationOf(scene.props);
  const [to] = spots;
  if (to === undefined || to === from || situation === undefined) return;
  const attempt = scene.gestures.attemptByDrop(situation, from, to);
  if (attempt !== undefined) scene.props.onRefused(attempt);
}

/** Dropping a piece on itself would count as a click. */
function swallowClick(table: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  table.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => table.removeEventListener("click", swallow, { capture: true }), 0);
}
