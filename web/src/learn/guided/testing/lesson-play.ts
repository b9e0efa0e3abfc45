import type { Decision, Seat } from "@montan/engine";
import type { Lesson } from "../guide.ts";

/** A lesson played so far. */
export interface Played<State, Move> {
  readonly decisions: readonly Decision<Move>[];
  readonly state: State;
}

/** Plays a lesson as the page does: the opponent follows the script, then makes the rules' default move. */
export function lessonPlay<Id extends string, State, Move, Options, Event, Pending>(
  lesson: Lesson<Id, State, Move, Options, Event, Pending>,
) {
  const { game, setup, person } = lesson;
  type Now = Played<State, Move>;

  const start: Now = {
    decisions: [],
    state: game.create(game.options(undefined, setup.seats), setup.seats, setup.seed),
  };

  function after({ decisions, state }: Now, seat: Seat, move: Move): Now {
    return { decisions: [...decisions, { seat, move }], state: game.apply(state, seat, move) };
  }

  function opponentsMove(state: State, seat: Seat): Move {
    return lesson.opponent(state, seat) ?? (game.legalMoves(state, seat)[0] as Move);
  }

  /** Plays on until the person is asked or the game is over. */
  function untilAsked(played: Now): Now {
    let now = played;
    for (;;) {
      const deciders = game.deciders(now.state);
      const [seat] = deciders;
      if (seat === undefined || deciders.includes(person)) return now;
      now = after(now, seat, opponentsMove(now.state, seat));
    }
  }

  return { start, after, untilAsked };
}
