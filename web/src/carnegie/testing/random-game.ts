import { type Event, game, type ModuleId, type Move, type State } from "@montan/carnegie";
import { type Random, randomFrom, type Seat } from "@montan/engine";

export interface Setup {
  readonly seats: number;
  readonly modules?: readonly ModuleId[];
}

export interface Moment {
  readonly view: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly state: State;
}

/** All modules that fit together; the two ways to deal departments exclude each other. */
export const ALL_MODULES: readonly ModuleId[] = [
  "new-beginning",
  "new-departments",
  "new-donations",
  "right-to-wait",
  "secret-donation",
];
export const SOLO_MODULES: readonly ModuleId[] = ["new-beginning", "new-departments"];

/** Moves that end or undo things are made rarely, so that much happens. */
const RELUCTANT = /^(end-|sell-|use-action|decline|skip)/;

function busyMove(moves: readonly Move[], random: Random): Move {
  const acting = moves.filter(({ type }) => !RELUCTANT.test(type));
  const among = acting.length > 0 && random.below(12) > 0 ? acting : moves;
  const types = [...new Set(among.map(({ type }) => type))];
  const type = types[random.below(types.length)];
  const [first, ...others] = among.filter((move) => move.type === type);
  // Random walks lead nowhere, so the sensible first step is taken.
  return type === "move-employee" || others.length === 0
    ? (first as Move)
    : ([first, ...others][random.below(others.length + 1)] as Move);
}

/** Every decision of a busy random game, seen by the deciding seat; `onEvents` gets what each one caused. */
export function* randomGame(
  seed: string,
  { seats, modules = [] }: Setup,
  onEvents?: (events: readonly Event[], state: State) => void,
): Generator<Moment> {
  const random = randomFrom(seed);
  const first: Event[] = [];
  let state = game.create(game.options({ modules }, seats), seats, seed, (event) => first.push(event));
  onEvents?.(first, state);
  for (;;) {
    const deciders = game.deciders(state);
    const seat = deciders[random.below(Math.max(1, deciders.length))];
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    yield { view: game.view(state, seat), seat, moves, state };
    const events: Event[] = [];
    state = game.apply(state, seat, busyMove(moves, random), (event) => events.push(event));
    onEvents?.(events, state);
  }
}
