import { useEffect, useState } from "preact/hooks";
import { type Choice, candidates, type Picks, type Spot, targetsOf } from "./choices.ts";
import type { Decision } from "./decision.ts";

/** On a small screen the table turns to where the decision is; after that the person turns it. */
export function useSurface<Surface extends string, Move>(
  first: Surface,
  /** Where the question is answered; undefined: nothing is asked. */
  asked: Surface | undefined,
  /** Changes with the question. */
  question: string | undefined,
  { choices, picks }: Decision<Move>,
  surfaceOf: (at: Spot) => Surface | undefined,
): readonly [Surface, (surface: Surface) => void] {
  const [surface, setSurface] = useState<Surface>(asked ?? first);
  useEffect(() => {
    if (asked !== undefined) setSurface(asked);
  }, [question]);
  useEffect(() => {
    if (picks.length === 0) return;
    const surfaces = [...decidingSpots(choices, picks), ...targetsOf(choices, picks)].flatMap(
      (at) => surfaceOf(at) ?? [],
    );
    setSurface((now) => (surfaces.length === 0 || surfaces.includes(now) ? now : (surfaces[0] ?? now)));
  }, [picks, choices]);
  return [surface, setSurface];
}

/** What ends a move, where that is not pointed at yet. */
function decidingSpots<Move>(choices: readonly Choice<Move>[], picks: Picks): readonly Spot[] {
  return candidates(choices, picks).flatMap(({ steps }) => {
    const last = steps.at(-1) ?? [];
    return last.some((at) => picks.includes(at)) ? [] : last;
  });
}
