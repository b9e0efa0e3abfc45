import type { Game, Seat } from "@montan/engine";

export type Playable<State, Move> = Game<State, Move, unknown, unknown, unknown>;

/** A way to finish the turn: the moves, the resulting position, and its value for the seat. */
export interface TurnPlan<State, Move> {
  readonly moves: readonly Move[];
  readonly state: State;
  readonly worth: number;
}

export interface TurnLimits<State, Move> {
  /** Unfinished turns that are continued after each step, the best ones. */
  readonly width: number;
  /** Finished turns returned. */
  readonly plans: number;
  /** No time is left: turns may end wherever the search is. */
  isOverdue?(): boolean;
  /** The moves worth trying among all legal ones; at least one. */
  select?(moves: readonly Move[], state: State): readonly Move[];
}

/** Longer turns are cut, and judged by the position reached. */
const LONGEST_TURN = 80;

function turnOf<State, Move>(game: Playable<State, Move>, state: State): number {
  return game.turn?.(state) ?? 0;
}

/**
 * Searches the decisions of one turn as a sequence: in each step all answers are tried, equal positions count once, and
 * the best `width` are continued. Returns different ways to end the turn, the best first; at least one.
 */
export function bestTurns<State, Move>(
  game: Playable<State, Move>,
  start: State,
  seat: Seat,
  judge: (state: State) => number,
  { width, plans, isOverdue, select = (moves) => moves }: TurnLimits<State, Move>,
): TurnPlan<State, Move>[] {
  const turn = turnOf(game, start);
  const done: TurnPlan<State, Move>[] = [];
  let open: Step<State, Move>[] = [{ state: start }];
  for (let length = 0; open.length > 0 && length < LONGEST_TURN; length++) {
    if (length > 0 && isOverdue?.()) break;
    const next: Step<State, Move>[] = [];
    for (const before of open) {
      if (next.length + done.length > 0 && isOverdue?.()) break;
      for (const move of select(game.legalMoves(before.state, seat), before.state)) {
        if (next.length + done.length > 0 && isOverdue?.()) break;
        const state = game.apply(before.state, seat, move);
        const step = { before, move, state };
        if (turnOf(game, state) === turn && game.pending(state, seat) !== undefined) next.push(step);
        else done.push({ moves: movesTo(step), state, worth: judge(state) });
      }
    }
    open = next.length <= width || isOverdue?.() ? next.slice(0, width) : best(game, next, seat, judge, width);
  }
  for (const step of done.length > 0 && isOverdue?.() ? [] : open)
    done.push({ moves: movesTo(step), state: step.state, worth: judge(step.state) });
  return done.sort((a, b) => b.worth - a.worth).slice(0, plans);
}

/** A step into a turn, with the moves before it. */
interface Step<State, Move> {
  readonly before?: Step<State, Move>;
  readonly move?: Move;
  readonly state: State;
}

function movesTo<State, Move>(last: Step<State, Move>): Move[] {
  const moves: Move[] = [];
  for (let step: Step<State, Move> | undefined = last; step?.move !== undefined; step = step.before)
    moves.push(step.move);
  return moves.reverse();
}

/** Transpositions: positions with the same value and the same questions are treated as equal. */
function best<State, Move>(
  game: Playable<State, Move>,
  steps: readonly Step<State, Move>[],
  seat: Seat,
  judge: (state: State) => number,
  width: number,
): Step<State, Move>[] {
  const judged = steps.map((step) => ({ step, worth: judge(step.state) })).sort((a, b) => b.worth - a.worth);
  if (width === 1) return judged.slice(0, 1).map(({ step }) => step);
  const seen = new Set<string>();
  const kept: Step<State, Move>[] = [];
  for (const { step, worth } of judged) {
    const key = `${worth} ${JSON.stringify(game.pending(step.state, seat))}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(step);
    if (kept.length === width) break;
  }
  return kept;
}
