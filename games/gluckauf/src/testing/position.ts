import type { Seat } from "@montan/engine";
import type { Card } from "../cards.ts";
import { AREAS, type AreaId, type EngineModel, STACKS, type StackId, type WagonCrest } from "../data/components.ts";
import type { Event } from "../events.ts";
import { game } from "../game.ts";
import type { Move } from "../moves.ts";
import type { Dock, Player, Stack, State, Wagon } from "../state.ts";

export interface Position {
  readonly seats?: number;
  /** Whose turn it is; default 0. */
  readonly turn?: Seat;
  readonly shift?: number;
  readonly startPlayer?: Seat;
  readonly players?: Readonly<Record<Seat, Partial<Player>>>;
  /** Top card first, as one reads a stack. */
  readonly stacks?: Readonly<Partial<Record<StackId, readonly Card[]>>>;
  /** Who placed how many workers, in order. */
  readonly areas?: Readonly<Partial<Record<AreaId, readonly (readonly [Seat, number])[]>>>;
}

/** A new game, changed as a test needs it; the asked player is at the start of a turn. */
export function position({
  seats = 2,
  turn = 0,
  players = {},
  stacks = {},
  areas = {},
  ...rest
}: Position = {}): State {
  const fresh = game.create(game.options(undefined, seats), seats, "a table for tests");
  return {
    ...fresh,
    startPlayer: turn,
    ...rest,
    stacks: STACKS.map((id, index) => {
      const cards = stacks[id];
      return cards === undefined ? (fresh.stacks[index] as Stack) : { cards: [...cards].reverse(), seen: [] };
    }),
    areas: AREAS.map((area) => (areas[area] ?? []).map(([seat, workers]) => ({ seat, workers, cards: [workers] }))),
    players: fresh.players.map((player, seat) => ({ ...player, ...players[seat] })),
    asked: fresh.players.map((_, seat) => (seat === turn ? [{ type: "worker-action" }] : [])),
  };
}

/** `dock("A", "wheel", ["wild", "fox-2-0"])`: an engine, an empty wagon and a loaded one. */
export function dock(
  engine: EngineModel | undefined,
  ...wagons: (WagonCrest | readonly [WagonCrest, Wagon["lorry"]])[]
): Dock {
  return {
    wagons: wagons.map((wagon) =>
      typeof wagon === "string" ? { crest: wagon } : { crest: wagon[0], lorry: wagon[1] },
    ) as Wagon[],
    ...(engine !== undefined && { engine }),
  };
}

export function decider(state: State): Seat {
  return game.deciders(state)[0] ?? -1;
}

/** Makes the decisions one after another, each by the seat that is asked. */
export function play(state: State, ...moves: readonly Move[]): State {
  return moves.reduce((now, move) => game.apply(now, decider(now), move), state);
}

/** The events of the decisions. */
export function eventsOf(state: State, ...moves: readonly Move[]): Event[] {
  const events: Event[] = [];
  moves.reduce((now, move) => game.apply(now, decider(now), move, (event) => events.push(event)), state);
  return events;
}

/** All legal moves of the asked player. */
export function legal(state: State): readonly Move[] {
  return game.legalMoves(state, decider(state));
}

export function legalAreas(state: State): AreaId[] {
  return legal(state).flatMap((move) => (move.type === "choose-area" ? [move.area] : []));
}

/** The code of the rule that forbids the move; "allowed" if none does. */
export function refusalOf(state: State, move: unknown, seat = decider(state)): string {
  try {
    game.apply(state, seat, move as Move);
    return "allowed";
  } catch (error) {
    return (error as { code: string }).code;
  }
}

export function choose(area: AreaId): Move {
  return { type: "choose-area", area };
}

export function pay(...cards: number[]): Move {
  return { type: "pay-workers", cards };
}
