import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { moveText, pointAtOne, type Spot } from "./choices.ts";
import { pickedBy } from "./decision.ts";
import { onLongPress } from "./long-press.ts";
import { reasonAgainst } from "./reasons.ts";
import { type Scene, situationOf } from "./scene.ts";

/** The spots under an element, the innermost first. */
export function spotsAround(element: Element | null, root: Element): Spot[] {
  const spots: Spot[] = [];
  for (let at = element; at !== null && root.contains(at); at = at.parentElement) {
    const spot = (at as HTMLElement).dataset?.spot;
    if (spot !== undefined && spots.at(-1) !== spot) spots.push(spot);
  }
  return spots;
}

/** One listener for the whole table: the attributes of what was clicked say what it means. */
export function usePointing<State, Move, Event, Pending>(
  root: RefObject<HTMLElement | null>,
  scene: Scene<State, Move, Event, Pending>,
): void {
  const latest = useRef(scene);
  latest.current = scene;
  // What is visible can be pointed at, without a delay of even one frame.
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const onClick = (event: MouseEvent) => point(latest.current, event.target as Element, table);
    const openRules = (at: Element) => {
      const section = rulesAt(at);
      if (section !== undefined) latest.current.props.onRules(section);
      return section !== undefined;
    };
    // In some browsers a long press also opens a context menu.
    const laidOpen = (at: Element) =>
      latest.current.gestures.enlarges === true && at.closest("[data-explain]") !== null;
    const onMenu = (event: MouseEvent) => {
      const byFinger = (event as PointerEvent).pointerType === "touch";
      if ((byFinger && laidOpen(event.target as Element)) || openRules(event.target as Element)) event.preventDefault();
    };
    const onOver = (event: PointerEvent) => explain(latest.current, event.target as Element, table);
    const stopPressing = onLongPress(table, (at) => !laidOpen(at) && openRules(at));
    table.addEventListener("click", onClick);
    table.addEventListener("contextmenu", onMenu);
    table.addEventListener("pointerover", onOver);
    return () => {
      stopPressing();
      table.removeEventListener("click", onClick);
      table.removeEventListener("contextmenu", onMenu);
      table.removeEventListener("pointerover", onOver);
    };
  }, [root]);
}

export function rulesAt(element: Element): string | undefined {
  return element.closest<HTMLElement>("[data-rules]")?.dataset.rules;
}

function point<State, Move, Event, Pending>(
  scene: Scene<State, Move, Event, Pending>,
  target: Element,
  table: Element,
): void {
  const button = target.closest<HTMLElement>("button");
  const { move, rulesLink } = button?.dataset ?? {};
  if (rulesLink !== undefined) return scene.props.onRules(rulesLink);
  if (button !== null && scene.press?.(button)) return;
  if (move !== undefined && button?.dataset.spot === undefined) return make(scene, move);
  const spots = spotsAround(target, table);
  const answer = pointAtOne(scene.decision.choices, scene.decision.picks, spots);
  if (answer !== undefined) return scene.decision.answer(answer);
  const attempt = attemptOf(scene, spots);
  if (attempt !== undefined) scene.props.onRefused(attempt);
}

/** Says why something cannot be done as soon as it is pointed at. */
function explain<State, Move, Event, Pending>(
  scene: Scene<State, Move, Event, Pending>,
  target: Element,
  table: Element,
): void {
  const piece = target.closest<HTMLElement>("button[data-spot]");
  if (piece === null) return;
  const { props, gestures } = scene;
  const closed = piece.dataset.light === undefined && props.legalMoves.length > 0;
  const attempt = closed ? attemptOf(scene, spotsAround(piece, table)) : undefined;
  const told = { ...props, seat: props.seat ?? 0 };
  const reason =
    attempt === undefined
      ? undefined
      : (gestures.reasonAt?.(told, props.pending, piece.dataset.spot ?? "") ??
        reasonAgainst(gestures.game, attempt, told));
  const name = piece.getAttribute("aria-label") ?? "";
  piece.title = reason === undefined ? name : `${name}\n${reason}`;
}

/** The legal move with this canonical text. */
function make<State, Move, Event, Pending>({ decision }: Scene<State, Move, Event, Pending>, text: string): void {
  const choice = decision.choices.find(({ move }) => moveText(move) === text);
  if (choice !== undefined) decision.answer({ move: choice.move });
}

function attemptOf<State, Move, Event, Pending>(
  { props, decision, gestures }: Scene<State, Move, Event, Pending>,
  [at]: readonly Spot[],
): Move | undefined {
  const situation = situationOf(props);
  return situation === undefined || at === undefined
    ? undefined
    : gestures.attemptAt(situation, pickedBy(decision), at);
}
