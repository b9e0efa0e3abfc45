import type { Move } from "@montan/gluckauf";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { attemptAt } from "./attempts.ts";
import { canPick, moveAt, moveText, type Spot } from "./choices.ts";
import type { Decision, Props } from "./decision.ts";
import { reasonAgainst } from "./reasons.ts";

/** Everything that pointing needs to know at the moment it happens. */
export interface Scene {
  readonly props: Props;
  readonly decision: Decision;
}

/** The spots under an element, the innermost first. */
export function spotsAround(element: Element | null, root: Element): Spot[] {
  const spots: Spot[] = [];
  for (let at = element; at !== null && root.contains(at); at = at.parentElement) {
    const spot = (at as HTMLElement).dataset?.spot;
    if (spot !== undefined && spots.at(-1) !== spot) spots.push(spot);
  }
  return spots;
}

/** One listener for the whole table: what was clicked says by its attributes what it means. */
export function usePointing(root: RefObject<HTMLElement | null>, scene: Scene): void {
  const latest = useRef(scene);
  latest.current = scene;
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const onClick = (event: MouseEvent) => point(latest.current, event.target as Element, table);
    const onMenu = (event: MouseEvent) => {
      const section = rulesAt(event.target as Element);
      if (section === undefined) return;
      event.preventDefault();
      latest.current.props.onRules(section);
    };
    const onOver = (event: PointerEvent) => explain(latest.current, event.target as Element, table);
    table.addEventListener("click", onClick);
    table.addEventListener("contextmenu", onMenu);
    table.addEventListener("pointerover", onOver);
    return () => {
      table.removeEventListener("click", onClick);
      table.removeEventListener("contextmenu", onMenu);
      table.removeEventListener("pointerover", onOver);
    };
  }, [root]);
}

export function rulesAt(element: Element): string | undefined {
  return element.closest<HTMLElement>("[data-rules]")?.dataset.rules;
}

function point(scene: Scene, target: Element, table: Element): void {
  const { decision, props } = scene;
  const button = target.closest<HTMLElement>("button");
  const { move, pay, toggle, place, rulesLink } = button?.dataset ?? {};
  if (rulesLink !== undefined) return props.onRules(rulesLink);
  if (toggle !== undefined) return decision.toggle(Number(place));
  if (move !== undefined) return make(scene, move);
  if (pay !== undefined && decision.payment !== undefined) return props.onRefused(decision.payment);
  pointAt(scene, spotsAround(target, table));
}

/** What cannot be done says why as soon as it is looked at. */
function explain({ decision, props }: Scene, target: Element, table: Element): void {
  const piece = target.closest<HTMLElement>("button[data-spot]");
  if (piece === null) return;
  const attempt = attemptOf(props, decision.picked, spotsAround(piece, table));
  const closed = piece.dataset.light === undefined && props.legalMoves.length > 0;
  const reason =
    closed && attempt !== undefined ? reasonAgainst(attempt, { ...props, seat: props.seat ?? 0 }) : undefined;
  const name = piece.getAttribute("aria-label") ?? "";
  piece.title = reason === undefined ? name : `${name}\n${reason}`;
}

/** The legal move with this text. */
function make({ decision, props }: Scene, text: string): void {
  const choice = decision.choices.find(({ move }) => moveText(move) === text);
  if (choice !== undefined) props.onMove(choice.move);
}

/** The innermost spot that means something decides; if none does, the rules say why not. */
function pointAt({ decision, props }: Scene, spots: readonly Spot[]): void {
  const { choices, picked } = decision;
  for (const at of spots) {
    const move = moveAt(choices, picked, at);
    if (move !== undefined) return props.onMove(move);
    if (canPick(choices, at)) return decision.pick(at === picked ? undefined : at);
  }
  refuse(props, attemptOf(props, picked, spots));
}

function attemptOf({ view, seat, pending }: Props, picked: Spot | undefined, spots: readonly Spot[]): Move | undefined {
  const [at] = spots;
  return seat === undefined || at === undefined ? undefined : attemptAt(view, seat, pending, picked, at);
}

export function refuse({ onRefused }: Props, attempt: Move | undefined): void {
  if (attempt !== undefined) onRefused(attempt);
}
