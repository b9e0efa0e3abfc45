import type { AnyGame, Random } from "@montan/engine";
import { randomFrom } from "@montan/engine";
import { game, type State } from "@montan/gluckauf";
import type { Manner, Playable } from "../playable.ts";
import type { BotsOptions } from "../shell/bots-at-work.ts";
import { LocalMatch } from "../shell/local-match.ts";
import { startGame } from "../shell/new-game.ts";
import type { GameStore, Player } from "../store/games.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { turnEnds } from "../table/turn-ends.ts";
import type { Thinker } from "../worker/thinker.ts";

/** Glück Auf without drawings. */
export const plain: Playable = {
  game: game as AnyGame,
  table: {
    Table: () => null,
    piecesOf: (event) => [(event as { type: string }).type],
    endsTurn: (view, seat, move) => turnEnds(game as AnyGame, view, seat, move),
    Sign: () => null,
    surfaces: [],
  },
  manner: {
    quiet: ["turn-started", "turn-ended"],
    traceless: [],
    sounds: {},
    scoreLabel: (category) => category,
    scoreSources: () => [],
    sectionFor: () => undefined,
    beganBy: () => undefined,
    rounds: { of: (view) => (view as State).shift, count: () => 6, name: () => "shift", begunBy: () => undefined },
    revealed: () => "a card",
    whose: () => undefined,
    tally: () => [],
  },
};

/** For tests that need another manner or game table than the plain ones. */
export interface Ways {
  readonly manner?: Partial<Manner>;
  readonly table?: Partial<Playable["table"]>;
}

export const PERSON: Player = "person";
export const BOT: Player = "random";

/** A new match with these players, in a store of its own unless one is given. */
export async function newMatch(players: readonly Player[], laid: Laid = {}): Promise<LocalMatch> {
  const { seed = "a table", store = new MemoryStore() } = laid;
  const names = players.map((_, seat) => `Player ${seat + 1}`);
  const id = await startGame(store, { playable: plain, options: undefined, names, players, seed });
  return opened(store, id, laid);
}

interface Laid {
  readonly seed?: string;
  readonly store?: GameStore;
  readonly ways?: Ways;
  readonly bots?: BotsOptions;
}

/** The match as it would be after a reload. */
export async function opened(store: GameStore, id: string, { ways = {}, bots = {} }: Laid = {}): Promise<LocalMatch> {
  const { manner, table } = ways;
  const found = await store.read(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return new LocalMatch(
    { ...plain, manner: { ...plain.manner, ...manner }, table: { ...plain.table, ...table } },
    store,
    found.game,
    found.entries,
    bots,
  );
}

/** Any legal move of the seat that is asked. */
export async function playOne(match: LocalMatch, random: Random = randomFrom("moves")): Promise<void> {
  const [seat] = match.game.deciders(match.state.value);
  if (seat === undefined) throw new Error("the game is over");
  const moves = match.game.legalMoves(match.state.value, seat);
  await match.decide(seat, moves[random.below(moves.length)], match.version);
}

/** Decides at once, with the sensible default. */
export const quick: Thinker = {
  think: ({ view, seat }) => Promise.resolve(game.legalMoves(view as never, seat)[0]),
};
