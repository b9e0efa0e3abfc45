import { sameJson } from "@montan/engine";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Answer, type Choice, held, type Picks } from "./choices.ts";
import { useHalfMade } from "./half-made.ts";

/** The question being answered, and the progress of the answer. */
export interface Decision<Move> {
  readonly choices: readonly Choice<Move>[];
  /** What the person has pointed at. */
  readonly picks: Picks;
  /** Makes a move, or keeps what was picked. */
  answer(answer: Answer<Move>): void;
}

interface Question<Move> {
  /** Identifies a question. */
  readonly id: string;
  readonly legalMoves: readonly Move[];
  choices(): readonly Choice<Move>[];
  onMove(move: Move): void;
}

const NOTHING: Picks = [];
/** A single empty array for all moments in which nothing is asked. */
const NO_CHOICES: readonly never[] = [];

/** What has been picked stays until something else is asked; what follows from an answer is answered by itself. */
export function useDecision<Move>({ id, legalMoves, choices: find, onMove }: Question<Move>): Decision<Move> {
  const choices = useMemo(() => (legalMoves.length === 0 ? NO_CHOICES : find()), [id]);
  const [kept, keep] = useState({ id, picks: NOTHING });
  const following = useRef<readonly Move[]>([]);
  useEffect(() => {
    const [next, ...rest] = following.current;
    const legal = next !== undefined && legalMoves.some((move) => sameJson(move, next));
    following.current = legal ? rest : [];
    if (legal) onMove(next);
  }, [id]);
  const picks = kept.id === id ? kept.picks : NOTHING;
  useHalfMade(picks.length > 0);
  return {
    choices,
    picks,
    answer(answer) {
      const made = "move" in answer;
      following.current = made ? (answer.next ?? []) : [];
      // A question that is answered and asked again, because the answer was taken back, starts again.
      keep({ id, picks: made ? NOTHING : answer.picks });
      if (made) onMove(answer.move);
    },
  };
}

/** Everything picked, and the steps that all remaining moves share. */
export function pickedBy<Move>({ choices, picks }: Decision<Move>): Picks {
  return held(choices, picks);
}
