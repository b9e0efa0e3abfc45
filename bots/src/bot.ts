import type { Game, Random, Seat } from "@montan/engine";
import type { Budget } from "./budget.ts";

/** What a bot has found so far: for a hint, an analysis, or a client that shows a bot thinking. */
export interface Progress<Move> {
  /** The move it would make now. */
  readonly move: Move;
  /** Simulated games in which it tried that move. */
  readonly visits: number;
  /** Expected final score by seat. */
  readonly scores: readonly number[];
}

/** What a bot is given: the view of its own seat, never the state, and random numbers of its own. */
export interface BotRequest<State, Move> {
  readonly game: Game<State, Move, unknown, unknown, unknown>;
  readonly seat: Seat;
  readonly view: State;
  readonly random: Random;
  /** Overrides the bot's own. */
  readonly budget?: Budget;
  /** Aborts the search: the bot answers at once with the best move it has found. */
  readonly signal?: AbortSignal;
  onProgress?(progress: Progress<Move>): void;
}

/** A player that is a program. Searching takes time, so an answer may be a promise. */
export interface Bot {
  choose<State, Move>(request: BotRequest<State, Move>): Promise<Move> | Move;
}

/** How a bot should think; all of it is optional. */
export type Thinking<Move> = Pick<BotRequest<unknown, Move>, "budget" | "signal" | "onProgress">;

/** Asks a bot for its seat's decision. The only way from a state to a bot: the bot gets a view. */
export function askBot<State, Move, Options, Event, Pending>(
  bot: Bot,
  game: Game<State, Move, Options, Event, Pending>,
  state: State,
  seat: Seat,
  random: Random,
  thinking: Thinking<Move> = {},
): Promise<Move> | Move {
  return bot.choose({ game, seat, view: game.view(state, seat), random, ...thinking });
}
