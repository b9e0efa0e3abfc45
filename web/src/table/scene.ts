import type { DescribeContext, IllegalMove, Locale, Seat } from "@montan/engine";
import type { Choice, Picks, Spot } from "./choices.ts";
import type { TableProps } from "./contract.ts";
import type { Decision } from "./decision.ts";

/** A question at a moment, as the seat that is asked sees it. */
export interface Situation<State, Pending> {
  readonly view: State;
  readonly seat: Seat;
  readonly pending: Pending | undefined;
}

/** The person to whom a reason is told. */
export interface Told<State> {
  readonly view: State;
  readonly seat: Seat;
  readonly locale: Locale;
  readonly names: readonly string[];
}

/** What pointing needs from a game: why not, in a sentence. */
export interface Referee<State, Move> {
  reveals(view: State, seat: Seat, move: Move): boolean;
  describe(refusal: IllegalMove, context: DescribeContext<State>): string;
}

/** What pointing and dragging mean at one game's table, beyond its legal moves. */
export interface Gestures<State, Move, Pending> {
  readonly game: Referee<State, Move>;
  /** The illegal move that pointing at something tries to make: the rules then say why not. */
  attemptAt(situation: Situation<State, Pending>, picked: Picks, at: Spot): Move | undefined;
  /** The same for dropping one thing on another. */
  attemptByDrop(situation: Situation<State, Pending>, from: Spot, to: Spot): Move | undefined;
  /** If one attempt does not tell everything: why nothing can be done there. */
  reasonAt?(told: Told<State>, pending: Pending | undefined, at: Spot): string | undefined;
  /** If no move has both spots, a drop may mean one of them: a card taken home means the card. */
  meantByDrop?(from: Spot, to: Spot): Spot | undefined;
  /** Something that can be dragged though nothing can be picked there. */
  canDrag?(choices: readonly Choice<Move>[], from: Spot): boolean;
  /** What a finger drags; with everything else it scrolls. */
  readonly byFinger: RegExp;
  /** A long press enlarges cards, which link to their rules; elsewhere it opens the rules at once. */
  readonly enlarges?: true;
}

/** Everything that pointing needs to know when it happens. */
export interface Scene<State, Move, Event, Pending> {
  readonly props: TableProps<State, Move, Event, Pending>;
  readonly decision: Decision<Move>;
  readonly gestures: Gestures<State, Move, Pending>;
  /** A button with a meaning of its own: true if this was one. */
  press?(button: HTMLElement): boolean;
}

export function situationOf<State, Move, Event, Pending>({
  view,
  seat,
  pending,
}: TableProps<State, Move, Event, Pending>): Situation<State, Pending> | undefined {
  return seat === undefined ? undefined : { view, seat, pending };
}
