import { type ActionType, game, type ModuleId, type Move, type PendingType, type State } from "@montan/carnegie";
import { type PlayerSpec, type PositionSpec, play, position } from "@montan/carnegie/testing";
import type { Seat } from "@montan/engine";

/** A position and the decisions made in it, one after the other, by whoever is asked first. */
export interface Exercise {
  readonly name: string;
  readonly state: State;
  readonly moves: readonly Move[];
}

/** Enough of everything, so that nothing is refused for lack of it. */
const RICH: PlayerSpec = { money: 40, goods: 12 };

/** A position with a rich player; the first event asks nothing. */
export function rich(mine: PlayerSpec, spec: PositionSpec = {}): State {
  return position({ round: 5, ...spec, players: [{ ...RICH, ...mine }, ...(spec.players ?? [{}])] });
}

/** The department turn of the first player. */
export function departmentTurn(row: ActionType, mine: PlayerSpec, spec: PositionSpec = {}): State {
  return play(rich(mine, spec), 0, { type: "choose-row", row });
}

/** The end of a round: everybody has used the departments that could be used, or not. */
export function activation(mine: PlayerSpec): State {
  let state = departmentTurn("hr", mine);
  while (state.phase === "departments") state = play(state, asked(state), { type: "end-turn" });
  return state;
}

function asked(state: State): Seat {
  const [seat] = game.deciders(state);
  if (seat === undefined) throw new Error("nobody is asked");
  return seat;
}

/** A new game in which the most sensible moves are made until such a question is asked. */
export function until(question: PendingType, seats: number, modules: readonly ModuleId[] = []): State {
  let state = game.create(game.options({ modules }, seats), seats, `until ${question}`);
  for (let seat = asked(state); game.pending(state, seat)?.type !== question; seat = asked(state)) {
    const [move] = game.legalMoves(state, seat);
    if (move === undefined) throw new Error(`${question} is never asked`);
    state = game.apply(state, seat, move);
  }
  return state;
}

/** The questions and decisions of an exercise, in order. */
export function* decisions({ name, state, moves }: Exercise): Generator<Step> {
  let now = state;
  for (const move of moves) {
    const seat = asked(now);
    const pending = game.pending(now, seat);
    if (pending === undefined) throw new Error(`${name}: nothing is asked`);
    const after = game.apply(now, seat, move);
    yield { before: now, seat, question: pending.type, move, after };
    now = after;
  }
}

export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly question: PendingType;
  readonly move: Move;
  readonly after: State;
}
