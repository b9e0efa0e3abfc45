import { randomFrom, type Seat } from "@montan/engine";
import { type Event, game, type Move, type State } from "@montan/gluckauf";

export interface Moment {
  readonly view: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly state: State;
}

/** Every decision of a random game, seen by the deciding seat; `onEvents` gets what each one caused. */
export function* randomGame(
  seed: string,
  seats: number,
  onEvents?: (events: readonly Event[]) => void,
): Generator<Moment> {
  const random = randomFrom(seed);
  let state = game.create(game.options(undefined, seats), seats, seed);
  for (;;) {
    const [seat] = game.deciders(state);
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    yield { view: game.view(state, seat), seat, moves, state };
    const events: Event[] = [];
    const acting = moves.filter(({ type }) => type !== "pass");
    const choices = acting.length > 0 && random.below(8) > 0 ? acting : moves;
    state = game.apply(state, seat, choices[random.below(choices.length)] as Move, (event) => events.push(event));
    onEvents?.(events);
  }
}
