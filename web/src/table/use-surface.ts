import { useEffect, useRef, useState } from "preact/hooks";
import { type Choice, candidates, type Picks, type Spot, targetsOf } from "./choices.ts";
import type { Decision } from "./decision.ts";

interface Turning<Surface extends string, Move> {
  readonly first: Surface;
  /** The surface on which the question is answered; undefined: nothing is asked. */
  readonly asked: Surface | undefined;
  /** Changes with the question. */
  readonly question: string | undefined;
  readonly decision: Decision<Move>;
  surfaceOf(at: Spot): Surface | undefined;
  /** The last move is not settled and stays in sight. */
  readonly provisional: boolean;
}

/** On a small screen the table switches to the surface of the question; after that the person switches. */
export function useSurface<Surface extends string, Move>({
  first,
  asked,
  question,
  decision: { choices, picks },
  surfaceOf,
  provisional,
}: Turning<Surface, Move>): readonly [Surface, (surface: Surface) => void] {
  const [surface, setSurface] = useState<Surface>(asked ?? first);
  const answered = useRef(question);
  if (!provisional) answered.current = question;
  useEffect(() => {
    if (asked !== undefined && !provisional) setSurface(asked);
  }, [answered.current]);
  useEffect(() => {
    if (picks.length === 0) return;
    const surfaces = [...decidingSpots(choices, picks), ...targetsOf(choices, picks)].flatMap(
      (at) => surfaceOf(at) ?? [],
    );
    setSurface((now) => (surfaces.length === 0 || surfaces.includes(now) ? now : (surfaces[0] ?? now)));
  }, [picks, choices]);
  return [surface, setSurface];
}

/** The deciding steps that have not been taken yet. */
function decidingSpots<Move>(choices: readonly Choice<Move>[], picks: Picks): readonly Spot[] {
  return candidates(choices, picks).flatMap(({ steps }) => {
    const last = steps.at(-1) ?? [];
    return last.some((at) => picks.includes(at)) ? [] : last;
  });
}
