import { canonical } from "@montan/engine";
import type { Event, InnovationCard, Move, Pending, Player, State } from "@montan/gluckauf";
import { useMemo, useState } from "preact/hooks";
import type { TableProps } from "../table/contract.ts";
import { type Choice, choicesOf, pickedByItself, type Spot } from "./choices.ts";
import { paymentOf, type Selection, selectionFor, toggled } from "./payment.ts";

export type Props = TableProps<State, Move, Event, Pending>;

/** The question being answered, and how far the answer has got. */
export interface Decision {
  readonly choices: readonly Choice[];
  readonly picked: Spot | undefined;
  readonly selection: Selection;
  /** What the cards laid out pay; undefined when nothing is to be paid. */
  readonly payment: Move | undefined;
  pick(at: Spot | undefined): void;
  toggle(place: number): void;
}

interface Answer {
  readonly question: string;
  readonly picked: Spot | undefined;
  readonly selection: Selection;
}

/** What has been taken up or laid out holds until something else is asked. */
export function useDecision({ view, seat, pending, legalMoves }: Props): Decision {
  const question = canonical({ pending, legalMoves, turn: view.turn });
  const choices = useMemo(() => choicesOf(legalMoves), [question]);
  const { workers, innovations } = (view.players[seat ?? 0] as Player) ?? {};
  const hand = [...innovations.open, ...innovations.secret] as readonly InnovationCard[];
  const fresh = (): Answer => ({
    question,
    picked: undefined,
    selection: selectionFor(legalMoves[0], workers, hand),
  });
  const [kept, keep] = useState<Answer>(fresh);
  const answer = kept.question === question ? kept : fresh();
  return {
    choices,
    picked: answer.picked ?? pickedByItself(choices),
    selection: answer.selection,
    payment: paymentOf(pending, workers, hand, answer.selection),
    pick: (picked) => keep({ ...answer, picked }),
    toggle: (place) => keep({ ...answer, selection: toggled(answer.selection, place) }),
  };
}
