import type { Seat } from "@montan/engine";
import { signal } from "@preact/signals";
import { newSeed } from "../store/chance.ts";
import type { Player } from "../store/games.ts";
import type { Thinker } from "../worker/thinker.ts";
import { isStale, type Match, type Moment, type Thought } from "./match.ts";

/** A scripted opponent (the guided game) may know its move; otherwise the bot is asked. */
type Script = (state: unknown, seat: Seat) => unknown;

export interface BotsOptions {
  /** Missing: bots do not decide here. */
  readonly thinker?: Thinker;
  readonly script?: Script | undefined;
}

/** Lets the bots of a match decide, one after the other, until a person is asked. */
export class BotsAtWork {
  /** Who is thinking, for display. */
  readonly thought = signal<Thought | undefined>(undefined);
  readonly #match: Match;
  readonly #options: BotsOptions;
  readonly #ready: (moment: Moment) => Promise<void> | undefined;
  #stop: AbortController | undefined;

  /** `ready`: resolves when a decision was looked at, so that the next one may come. */
  constructor(match: Match, options: BotsOptions, ready: (moment: Moment) => Promise<void> | undefined) {
    this.#match = match;
    this.#options = options;
    this.#ready = ready;
  }

  /** Continues as long as a bot is asked. Throws what a bot or the store throws; being stopped is not an error. */
  async run(): Promise<void> {
    const { thinker } = this.#options;
    if (this.#stop !== undefined || thinker === undefined) return;
    const stop = new AbortController();
    this.#stop = stop;
    try {
      for (let seat = this.#nextBot(); seat !== undefined && !stop.signal.aborted; seat = this.#nextBot()) {
        await this.#decide(thinker, seat, stop.signal);
        if (stop.signal.aborted) return;
        // While the decision is looked at, the next bot is asked already, and marked as ahead of time.
        this.#thinks(this.#nextBot());
        const moment = this.#match.moments.value.at(-1);
        if (moment !== undefined) await this.#ready(moment);
      }
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      if (this.#stop === stop) this.#rest();
    }
  }

  /** Aborts the current search. */
  stop(): void {
    this.#stop?.abort(new Error("stopped"));
    this.#rest();
  }

  #rest(): void {
    this.#stop = undefined;
    this.thought.value = undefined;
  }

  #thinks(seat: Seat | undefined): void {
    this.thought.value = seat === undefined ? undefined : { seat, futures: 0 };
  }

  #nextBot(): Seat | undefined {
    const { game, state } = this.#match;
    return game.deciders(state.value).find((seat) => this.#botOf(seat) !== undefined);
  }

  #botOf(seat: Seat): Exclude<Player, "person"> | undefined {
    const player = this.#match.occupants.value[seat]?.player;
    return player === "person" ? undefined : player;
  }

  async #decide(thinker: Thinker, seat: Seat, signal: AbortSignal): Promise<void> {
    const { game, state, version } = this.#match;
    const bot = this.#botOf(seat);
    if (bot === undefined) return;
    const scripted = this.#options.script?.(state.value, seat);
    this.#thinks(seat);
    const move =
      scripted ??
      (await thinker.think(
        { game: game.id, bot, seat, view: game.view(state.value, seat), seed: newSeed() },
        { signal, onProgress: (futures) => (this.thought.value = { seat, futures }) },
      ));
    if (!signal.aborted) await this.#make(seat, move, version);
  }

  /** Somebody may have been faster, even another window: then the bot is asked again. */
  async #make(seat: Seat, move: unknown, version: number): Promise<void> {
    try {
      await this.#match.decide(seat, move, version);
    } catch (error) {
      if (!isStale(error)) throw error;
    }
  }
}
