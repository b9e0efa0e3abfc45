import { type Emit, InvalidOptions, randomFrom } from "@montan/engine";
import { type Card, decks } from "./cards.ts";
import { DOCKS, WORKER_CARDS } from "./data/components.ts";
import type { Event } from "./events.ts";
import { componentsOf, type Options } from "./options.ts";
import { EMPTY_AREAS } from "./shift.ts";
import type { Player, Stack, State } from "./state.ts";

/** G-S1 … G-S4: the table before the first turn. */
export function setUp(options: Options, seats: number, seed: string, rules: number, emit?: Emit<Event>): State {
  if (typeof seed !== "string") throw new InvalidOptions("seed-not-text");
  const random = randomFrom(seed);
  const { components, firstPlayer } = options;
  const cards = decks(componentsOf(rules, components));
  const [lorriesLeft, lorriesRight] = halves(random.shuffle(cards.lorry));
  const [wagonsLeft, wagonsRight] = halves(random.shuffle(cards.wagon));
  // In the order of STACKS.
  const stacks = [
    lorriesLeft,
    lorriesRight,
    wagonsLeft,
    wagonsRight,
    random.shuffle(cards.engine),
    random.shuffle(cards.order),
    random.shuffle(cards.share),
    random.shuffle(cards.innovation),
    random.shuffle(cards.objective),
  ].map((stack): Stack => ({ cards: stack, seen: [] }));
  const startPlayer = firstPlayer ?? random.below(seats); // G-S4
  emit?.({ type: "game-started", seats, startPlayer, drawn: firstPlayer === undefined });
  emit?.({ type: "shift-started", shift: 1, startPlayer });
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(newPlayer(seats));
  const table: State = {
    rules,
    random: random.state,
    shift: 1,
    turn: 0,
    startPlayer,
    stacks,
    covered: [],
    areas: EMPTY_AREAS,
    players,
    asked: players.map(() => []),
    box: [],
  };
  return components === undefined ? table : Object.assign({ rules, components }, table);
}

/** G-S1: the left stack gets an odd card. */
function halves(cards: readonly Card[]): [readonly Card[], readonly Card[]] {
  const half = Math.ceil(cards.length / 2);
  return [cards.slice(0, half), cards.slice(half)];
}

/** G-S2 */
function newPlayer(seats: number): Player {
  return {
    workers: WORKER_CARDS[seats] as readonly number[],
    passed: false,
    miningRow: [],
    storage: [],
    docks: DOCKS.map(() => ({ wagons: [] })),
    orders: { open: [], secret: [] },
    innovations: { open: [], secret: [] },
    shares: [],
    objectives: [],
    tokens: [],
    delivered: { engines: [], wagons: [], lorries: [], orders: [] },
  };
}
