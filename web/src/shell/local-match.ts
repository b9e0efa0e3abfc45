import { DecisionLog, exportRecord, IllegalMove, type Seat, type Setup, type UndoScope } from "@montan/engine";
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Playable } from "../playable.ts";
import {
  type Entry,
  type GameStore,
  LostGame,
  type Progress,
  progressed,
  StaleGame,
  type StoredGame,
} from "../store/games.ts";
import { BotsAtWork, type BotsOptions } from "./bots-at-work.ts";
import type { Audience, Match, Moment, Occupant } from "./match.ts";

/** What has to be known about a game to store one. */
export type Played = Pick<Playable, "game" | "manner">;

export type AnyLog = DecisionLog<unknown, unknown, unknown, unknown, unknown>;

/**
 * A game of this device: its log, the store that keeps it, and its bots. A decision is shown only once the store has
 * it, so that whatever a person has seen is still there after a crash.
 */
export class LocalMatch implements Match {
  readonly playable: Playable;
  readonly stored: Signal<StoredGame>;
  readonly occupants: ReadonlySignal<readonly Occupant[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly moments: Signal<readonly Moment[]>;
  readonly state: ReadonlySignal<unknown>;
  readonly thought: BotsAtWork["thought"];
  /**
   * A decision is shown when it is stored, others' decisions when they are made, and a game here goes on to its end.
   */
  readonly sent = signal(undefined);
  readonly behind = signal(false);
  readonly stopped = signal(false);
  readonly #store: GameStore;
  readonly #bots: BotsAtWork;
  #log: AnyLog;
  #version: number;
  #audience: Audience | undefined;
  /** Decisions come one at a time; the next one waits until the previous one is stored. */
  #last: Promise<unknown> = Promise.resolve();

  /** Throws if the current rules cannot replay the entries. Without `bots` nobody plays their seats. */
  constructor(
    playable: Playable,
    store: GameStore,
    stored: StoredGame,
    entries: readonly Entry[],
    bots: BotsOptions = {},
  ) {
    this.playable = playable;
    this.#store = store;
    this.stored = signal(stored);
    this.names = computed(() => this.stored.value.names);
    const players = computed(() => this.stored.value.players);
    this.occupants = computed(() =>
      players.value.map((player, seat) => ({
        name: this.names.value[seat] ?? "",
        player,
        here: player === "person",
      })),
    );
    this.#log = new DecisionLog(playable.game, setupOf(stored), entries);
    this.#version = this.#log.version;
    this.moments = signal([...this.#log.moments]);
    this.state = computed(() => this.moments.value.at(-1)?.state);
    this.#bots = new BotsAtWork(this, bots, (moment) => this.#audience?.ready(moment));
    this.thought = this.#bots.thought;
  }

  get id(): string {
    return this.stored.value.id;
  }

  get game(): Playable["game"] {
    return this.playable.game;
  }

  get version(): number {
    return this.#version;
  }

  decide(seat: Seat, move: unknown, seen: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#log.append(seat, move, { expected: seen });
      await this.#keep({ seat, move });
      this.#show();
    });
  }

  undo(seat: Seat, scope: UndoScope): Promise<void> {
    this.#bots.stop();
    return this.#inTurn(async () => {
      this.#log.undo(seat, scope);
      await this.#keep(this.#log.entries.at(-1) as Entry);
      this.#show();
    });
  }

  undoable(seat: Seat): number {
    return this.#log.undoable(seat);
  }

  askable(): boolean {
    return false;
  }

  attend(audience: Audience): () => void {
    this.#audience = audience;
    const blind = this.#store.watch(this.id, () => audience.elsewhere());
    return () => {
      blind();
      if (this.#audience === audience) this.#audience = undefined;
      this.#bots.stop();
    };
  }

  others(): Promise<void> {
    return this.#bots.run();
  }

  /** Throws LostGame if the game was deleted. */
  refresh(): Promise<boolean> {
    return this.#inTurn(async () => {
      const found = await this.#store.read(this.id);
      if (found === undefined) throw new LostGame(this.id);
      this.stored.value = found.game;
      if (found.entries.length === this.#log.version) return false;
      this.#follow(found.entries);
      return true;
    });
  }

  record(): string {
    return exportRecord(this.#log);
  }

  /** A log of its own that starts with the first `count` decisions. */
  branch(count: number): AnyLog {
    return this.#log.branch(count);
  }

  /** Changes what is stored about the game besides its decisions. */
  note(change: (stored: StoredGame) => StoredGame): Promise<void> {
    return this.#inTurn(async () => {
      const stored = change(this.stored.value);
      await this.#store.update(stored);
      this.stored.value = stored;
    });
  }

  #inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Another window has added entries; stored entries are never changed. */
  #follow(entries: readonly Entry[]): void {
    this.#bots.stop();
    const fresh = entries.slice(this.#log.version);
    if (fresh.some((entry) => "undo" in entry)) this.#log = this.#replayed(entries);
    else for (const entry of fresh) if ("move" in entry) this.#log.append(entry.seat, entry.move);
    this.#show();
  }

  /**
   * Stores the newest entry of the log. If it cannot be stored it is dropped; if another window was faster it is stale.
   */
  async #keep(entry: Entry): Promise<void> {
    const progress = progressOf(this.playable, this.#log);
    try {
      await this.#store.append(this.id, this.#log.version - 1, entry, progress);
    } catch (error) {
      // The store as a whole is failing, so it cannot tell more about this.
      const found = await this.#store.read(this.id).catch(() => undefined);
      this.#log = this.#replayed(found?.entries ?? this.#log.entries.slice(0, -1));
      this.#show();
      throw error instanceof StaleGame ? new IllegalMove("stale", { version: this.#log.version }) : error;
    }
    this.stored.value = progressed(this.stored.value, progress);
  }

  #replayed(entries: readonly Entry[]): AnyLog {
    return new DecisionLog(this.game, setupOf(this.stored.value), entries);
  }

  /** Shows what the log has. */
  #show(): void {
    const shown = this.moments.peek();
    const moments = [...this.#log.moments];
    batch(() => {
      this.#version = this.#log.version;
      const goesOn = moments.length > shown.length && moments[shown.length - 1] === shown.at(-1);
      const before = moments[moments.length - 2];
      const last = moments.at(-1);
      if (goesOn && before !== undefined && last !== undefined) this.#audience?.heard(before, last);
      this.moments.value = moments;
    });
  }
}

export function setupOf({ options, seats, seed, rules, names, players }: StoredGame): Setup<unknown> & {
  readonly rules: number;
} {
  return { options, seats, seed, rules, names, players };
}

export function progressOf({ manner: { rounds } }: Played, log: AnyLog): Progress {
  const result = log.game.result(log.state);
  return {
    changed: Date.now(),
    decisions: log.decisions.length,
    deciders: log.game.deciders(log.state),
    round: { number: rounds.of(log.state), of: rounds.count(log.state) },
    ...(result !== undefined && { winners: result.winners }),
  };
}
