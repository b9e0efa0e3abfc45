import { askBot, BOTS, type Bot, type BotName } from "@montan/bots";
import {
  type AnyGame,
  DecisionLog,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  type UndoScope,
} from "@montan/engine";
import { newSeed } from "./chance.ts";
import type { TerminalGame } from "./games.ts";

export type AnyLog = DecisionLog<unknown, unknown, unknown, unknown, unknown>;

export type Player = "person" | BotName;

/** What a match is made from: the game, and who plays which seat. */
export interface MatchSetup extends Setup<unknown> {
  readonly entry: TerminalGame;
  readonly names: readonly string[];
  /** By seat, as in the record. */
  readonly players: readonly Player[];
  /** The seats of people. */
  readonly humans: readonly Seat[];
  /** Decisions already made, if a game is resumed. */
  readonly log?: AnyLog;
}

type Listener = (event: unknown) => void;

/** A running game: its log, what happened at each decision, and whose decision is next. */
export class Match {
  readonly setup: MatchSetup;
  readonly game: AnyGame;
  readonly log: AnyLog;
  readonly #listener: Listener | undefined;
  /** The bots' own randomness: knowing the seed of the game reveals nothing about them. */
  readonly #chance = new Map<Seat, Random>();

  /** `listener` hears every event as it happens. */
  constructor(setup: MatchSetup, listener?: Listener) {
    const { entry, options, seats, seed, names, players } = setup;
    this.setup = setup;
    this.game = entry.game;
    this.#listener = listener;
    this.log = setup.log ?? new DecisionLog(this.game, { options, seats, seed, names, players });
    if (setup.log === undefined) this.#tell(this.log.moments[0]?.events ?? []);
  }

  get state(): unknown {
    return this.log.state;
  }

  /** Events of the setup, then those of each decision that stands. */
  get chapters(): readonly (readonly unknown[])[] {
    return this.log.moments.map(({ events }) => events);
  }

  /** The seat that decides next: bots before people, and a person who is already deciding before others. */
  next(current: Seat | undefined): Seat | undefined {
    const deciders = this.game.deciders(this.state);
    const bot = deciders.find((seat) => this.#botOf(seat) !== undefined);
    if (bot !== undefined) return bot;
    return current !== undefined && deciders.includes(current) ? current : deciders[0];
  }

  /** Lets the bot of this seat decide; false: the seat belongs to a person. */
  async letBotDecide(seat: Seat): Promise<boolean> {
    const bot = this.#botOf(seat);
    if (bot === undefined) return false;
    this.decide(seat, await askBot(bot, this.game, this.state, seat, this.#chanceOf(seat)));
    return true;
  }

  /** Throws IllegalMove; `expected` is the version for which the decision was made. */
  decide(seat: Seat, move: unknown, expected = this.log.version): void {
    this.#tell(this.log.append(seat, move, { expected }).events);
  }

  /** Throws IllegalMove if the seat may not take anything back. */
  undo(seat: Seat, scope: UndoScope): void {
    this.log.undo(seat, scope);
  }

  #botOf(seat: Seat): Bot | undefined {
    const player = this.setup.players[seat];
    return player === undefined || player === "person" ? undefined : BOTS[player];
  }

  #tell(events: readonly unknown[]): void {
    for (const event of events) this.#listener?.(event);
  }

  #chanceOf(seat: Seat): Random {
    let chance = this.#chance.get(seat);
    if (chance === undefined) {
      chance = randomFrom(newSeed());
      this.#chance.set(seat, chance);
    }
    return chance;
  }
}
