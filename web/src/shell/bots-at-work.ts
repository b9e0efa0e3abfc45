import { IllegalMove, type Seat } from "@montan/engine";
import { signal } from "@preact/signals";
import { newSeed } from "../store/chance.ts";
import type { Player } from "../store/games.ts";
import type { Thinker } from "../worker/thinker.ts";
import type { Match, Moment } from "./match.ts";

/** A scripted opponent (the guided game) may know its move; otherwise the bot is asked. */
export type Script = (state: unknown, seat: Seat) => unknown;

interface Thought {
  readonly seat: Seat;
  /** Possible futures tried so far. */
  readonly futures: number;
}

export interface BotsOptions {
  readonly thinker: Thinker;
  readonly script?: Script | undefined;
  /** Milliseconds a moment is left to be looked at before the next bot decides. */
  pace(moment: Moment): number;
  /** Kept when everything the last decision set in motion has been shown. */
  shown(): Promise<void>;
}

/** Lets the bots of a match decide, one after the other, until a person is asked. */
export class BotsAtWork {
  /** Who is thinking, for the page to say so. */
  readonly thought = signal<Thought | undefined>(undefined);
  readonly #match: Match;
  readonly #options: BotsOptions;
  #stop: AbortController | undefined;
  #hurry: (() => void) | undefined;
  #hurried = false;

  constructor(match: Match, options: BotsOptions) {
    this.#match = match;
    this.#options = options;
  }

  /** Plays on as long as a bot is asked. Throws what a bot or the store throws; being stopped is no trouble. */
  async run(): Promise<void> {
    if (this.#stop !== undefined) return;
    const stop = new AbortController();
    this.#stop = stop;
    try {
      for (let seat = this.#nextBot(); seat !== undefined && !stop.signal.aborted; seat = this.#nextBot()) {
        await this.#decide(seat, stop.signal);
        await this.#pause(stop.signal);
      }
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      if (this.#stop === stop) this.#rest();
    }
  }

  /** Breaks off the thought in progress. */
  stop(): void {
    this.#stop?.abort(new Error("stopped"));
    this.#hurry?.();
    this.#rest();
  }

  #rest(): void {
    this.#stop = undefined;
    this.#hurried = false;
    this.thought.value = undefined;
  }

  /** No more pauses until a person is asked. */
  hurry(): void {
    this.#hurried = true;
    this.#hurry?.();
  }

  #nextBot(): Seat | undefined {
    const { game, state, stored } = this.#match;
    return game.deciders(state.value).find((seat) => botOf(stored.value.players[seat]) !== undefined);
  }

  async #decide(seat: Seat, signal: AbortSignal): Promise<void> {
    const { game, state, stored, version } = this.#match;
    const bot = botOf(stored.value.players[seat]);
    if (bot === undefined) return;
    const scripted = this.#options.script?.(state.value, seat);
    this.thought.value = { seat, futures: 0 };
    const move =
      scripted ??
      (await this.#options.thinker.think(
        {
          game: game.id,
          bot,
          seat,
          view: game.view(state.value, seat),
          seed: newSeed(),
        },
        { signal, onProgress: (futures) => (this.thought.value = { seat, futures }) },
      ));
    if (!signal.aborted) await this.#make(seat, move, version);
  }

  /** Where several decide at once, somebody may have been faster: then the bot looks again. */
  async #make(seat: Seat, move: unknown, version: number): Promise<void> {
    try {
      await this.#match.decide(seat, move, version);
    } catch (error) {
      if (!(error instanceof IllegalMove && error.code === "stale")) throw error;
    }
  }

  async #pause(signal: AbortSignal): Promise<void> {
    await this.#options.shown();
    const moment = this.#match.moments.value.at(-1);
    const time = moment === undefined || this.#hurried || signal.aborted ? 0 : this.#options.pace(moment);
    if (time === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#hurry = undefined;
  }
}

function botOf(player: Player | undefined) {
  return player?.kind === "bot" ? player.bot : undefined;
}
