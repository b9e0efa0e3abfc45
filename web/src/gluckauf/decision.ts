import { canonical } from "@montan/engine";
import type { InnovationCard, Move, Player } from "@montan/gluckauf";
import { useState } from "preact/hooks";
import { choice } from "../table/choices.ts";
import { type Decision, useDecision } from "../table/decision.ts";
import type { Props } from "./context.ts";
import { paymentOf, type Selection, selectionFor, toggled } from "./payment.ts";
import { stepsOf } from "./spots.ts";

/** The question being answered; some answers are cards selected to pay. */
export interface PaidDecision extends Decision<Move> {
  readonly selection: Selection;
  /** What the selected cards pay; undefined if there is nothing to pay. */
  readonly payment: Move | undefined;
  toggle(place: number): void;
}

/** What was picked up or selected stays so until something else is asked. */
export function usePaidDecision({ view, seat, pending, legalMoves, onMove }: Props): PaidDecision {
  const question = canonical({ pending, legalMoves, turn: view.turn });
  const choices = () => legalMoves.map((move) => choice(move, stepsOf(move)));
  const decision = useDecision({ id: question, legalMoves, choices, onMove });
  const { workers, innovations } = (view.players[seat ?? 0] as Player) ?? {};
  const hand = [...innovations.open, ...innovations.secret] as readonly InnovationCard[];
  const [kept, keep] = useState<{ readonly question: string; readonly selection: Selection }>();
  const selection = kept?.question === question ? kept.selection : selectionFor(legalMoves[0], workers, hand);
  return {
    ...decision,
    selection,
    payment: paymentOf(pending, workers, hand, selection),
    toggle: (place) => keep({ question, selection: toggled(selection, place) }),
  };
}
