import type { Game, Seat } from "../game.ts";
import { DecisionLog } from "../log.ts";
import { randomFrom } from "../random.ts";

/** The large number of games under `npm run test:long`, otherwise the small one. */
export function gamesToRun({ test, long }: { readonly test: number; readonly long: number }): number {
  return process.env.MONTAN_LONG === "1" ? long : test;
}

export interface Played<State, Move, Event> {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
}

export interface RandomGame<State, Move, Event> {
  readonly seats: number;
  /** The input for `options()`. */
  readonly options?: unknown;
  readonly seed: string;
  /** Stops here even if the game goes on. */
  readonly maxDecisions?: number;
  onDecision?(played: Played<State, Move, Event>): void;
}

/** One game of random decisions, checked only by the rules themselves. */
export function playRandom<State, Move, Options, Event, Pending>(
  game: Game<State, Move, Options, Event, Pending>,
  { seats, options, seed, maxDecisions = 100_000, onDecision }: RandomGame<State, Move, Event>,
): { log: DecisionLog<State, Move, Options, Event, Pending>; state: State } {
  const log = new DecisionLog(game, { options: game.options(options, seats), seats, seed });
  const random = randomFrom(`${seed}/decisions`);
  for (let made = 0; made < maxDecisions; made++) {
    const before = log.state;
    const deciders = game.deciders(before);
    if (deciders.length === 0) break;
    const seat = deciders[random.below(deciders.length)] as Seat;
    const moves = game.legalMoves(before, seat);
    const move = moves[random.below(moves.length)] as Move;
    const { state: after, events } = log.append(seat, move);
    onDecision?.({ before, after, seat, move, events });
  }
  return { log, state: log.state };
}
