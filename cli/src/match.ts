import { askBot, type Bot } from "@montan/bots";
import {
  type AnyGame,
  DecisionLog,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  type UndoScope,
} from "@montan/engine";
import type { TerminalGame } from "./games.ts";

export type AnyLog = DecisionLog<unknown, unknown, unknown, unknown, unknown>;

/** What a match is made of: the game, who sits where, and the bots of the seats that are not human. */
export interface MatchSetup extends Setup<unknown> {
  readonly entry: TerminalGame;
  readonly names: readonly string[];
  readonly humans: readonly Seat[];
  /** By seat; human seats have none. */
  readonly bots: ReadonlyMap<Seat, Bot>;
  /** Decisions already made, for a game that is taken up again. */
  readonly log?: AnyLog;
}

type Listener = (event: unknown) => void;

/** One game being played: its log, what happened at each decision, and whose decision is next. */
export class Match {
  readonly setup: MatchSetup;
  readonly game: AnyGame;
  readonly log: AnyLog;
  readonly #listener: Listener | undefined;
  readonly #chance = new Map<Seat, Random>();

  /** `listener` hears every event as it happens. */
  constructor(setup: MatchSetup, listener?: Listener) {
    const { entry, options, seats, seed, names } = setup;
    this.setup = setup;
    this.game = entry.game;
    this.#listener = listener;
    this.log = setup.log ?? new DecisionLog(this.game, { options, seats, seed, names });
    if (setup.log === undefined) this.#tell(this.log.moments[0]?.events ?? []);
  }

  get state(): unknown {
    return this.log.state;
  }

  /** Events of the setup, then those of each decision that stands. */
  get chapters(): readonly (readonly unknown[])[] {
    return this.log.moments.map(({ events }) => events);
  }

  /** Whoever may decide now: bots before people, and a person who is at it before the next one. */
  next(current: Seat | undefined): Seat | undefined {
    const deciders = this.game.deciders(this.state);
    const bot = deciders.find((seat) => this.setup.bots.has(seat));
    if (bot !== undefined) return bot;
    return current !== undefined && deciders.includes(current) ? current : deciders[0];
  }

  /** Lets the bot of this seat decide; false: the seat is a person's. */
  async letBotDecide(seat: Seat): Promise<boolean> {
    const bot = this.setup.bots.get(seat);
    if (bot === undefined) return false;
    this.decide(seat, await askBot(bot, this.game, this.state, seat, this.#chanceOf(seat)));
    return true;
  }

  /** Throws IllegalMove; `expected` is the version the decision was made at. */
  decide(seat: Seat, move: unknown, expected = this.log.version): void {
    this.#tell(this.log.append(seat, move, { expected }).events);
  }

  /** Throws IllegalMove where the seat may not take anything back. */
  undo(seat: Seat, scope: UndoScope): void {
    this.log.undo(seat, scope);
  }

  #tell(events: readonly unknown[]): void {
    for (const event of events) this.#listener?.(event);
  }

  #chanceOf(seat: Seat): Random {
    let chance = this.#chance.get(seat);
    if (chance === undefined) {
      chance = randomFrom(`${this.setup.seed} bot ${seat} from ${this.log.version}`);
      this.#chance.set(seat, chance);
    }
    return chance;
  }
}
