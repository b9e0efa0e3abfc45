import {
  DecisionLog,
  exportRecord,
  type Moment as LogMoment,
  type Seat,
  type Setup,
  type UndoScope,
} from "@montan/engine";
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Playable } from "../playable.ts";
import { type Entry, type GameStore, type Progress, progressed, type StoredGame } from "../store/games.ts";

export type AnyLog = DecisionLog<unknown, unknown, unknown, unknown, unknown>;

export type Moment = LogMoment<unknown, unknown, unknown>;

/**
 * One game of this device: its log, its moments, and the store it lives in. A decision is shown as made only once the
 * store has it, so whatever a person has seen is there again after a crash.
 */
export class Match {
  readonly playable: Playable;
  readonly stored: Signal<StoredGame>;
  readonly moments: Signal<readonly Moment[]>;
  /** The latest state. */
  readonly state: ReadonlySignal<unknown>;
  /** Told of every new moment together with the state it came from, before anybody draws it. */
  heard: ((before: unknown, moment: Moment) => void) | undefined;
  readonly #store: GameStore;
  #log: AnyLog;
  /** Decisions come one at a time; the next one waits until the last one is safe. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(playable: Playable, store: GameStore, stored: StoredGame, entries: readonly Entry[]) {
    this.playable = playable;
    this.#store = store;
    this.stored = signal(stored);
    this.#log = new DecisionLog(playable.game, setupOf(stored), entries);
    this.moments = signal([...this.#log.moments]);
    this.state = computed(() => this.moments.value.at(-1)?.state);
  }

  get game(): Playable["game"] {
    return this.playable.game;
  }

  /** Grows with every entry, also with an undo. */
  get version(): number {
    return this.#log.version;
  }

  get log(): AnyLog {
    return this.#log;
  }

  /**
   * Throws IllegalMove for what the rules forbid, StaleGame if another tab has gone on with the game. `expected`: the
   * version the decision was made for; without it, it is one for any moment in which the move is possible.
   */
  decide(seat: Seat, move: unknown, expected?: number): Promise<void> {
    return this.#inTurn(async () => {
      const moment = this.#log.append(seat, move, { expected: expected ?? this.version });
      await this.#keep({ seat, move });
      batch(() => {
        this.heard?.(this.state.peek(), moment);
        this.moments.value = [...this.moments.value, moment];
      });
    });
  }

  /** Throws IllegalMove where nothing may be taken back. */
  undo(seat: Seat, scope: UndoScope): Promise<void> {
    return this.#inTurn(async () => {
      this.#log.undo(seat, scope);
      const entry = this.#log.entries.at(-1);
      if (entry === undefined) return;
      await this.#keep(entry);
      this.moments.value = [...this.#log.moments];
    });
  }

  /** How many decisions the seat could take back now; 0: none. */
  undoable(seat: Seat): number {
    return this.#log.undoable(seat);
  }

  record(): string {
    return exportRecord(this.#log);
  }

  /** Changes what is kept about the game besides its decisions. */
  async note(change: (stored: StoredGame) => StoredGame): Promise<void> {
    const stored = change(this.stored.value);
    await this.#store.update(stored);
    this.stored.value = stored;
  }

  /** Takes over what the store has, if that is not what we have. */
  async refresh(): Promise<void> {
    const found = await this.#store.read(this.stored.value.id);
    if (found === undefined || found.entries.length === this.version) return;
    this.#log = new DecisionLog(this.game, setupOf(found.game), found.entries);
    this.stored.value = found.game;
    this.moments.value = [...this.#log.moments];
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Stores the entry the log has just got; what cannot be stored has not happened. */
  async #keep(entry: Entry): Promise<void> {
    const progress = progressOf(this.#log);
    try {
      await this.#store.append(this.stored.value.id, this.#log.version - 1, entry, progress);
    } catch (error) {
      const found = await this.#store.read(this.stored.value.id);
      this.#log = new DecisionLog(
        this.game,
        setupOf(this.stored.value),
        found?.entries ?? this.#log.entries.slice(0, -1),
      );
      this.moments.value = [...this.#log.moments];
      throw error;
    }
    this.stored.value = progressed(this.stored.value, progress);
  }
}

function setupOf({ options, seats, seed, rules, names }: StoredGame): Setup<unknown> {
  return { options, seats, seed, rules, names };
}

export function progressOf(log: AnyLog): Progress {
  const result = log.game.result(log.state);
  return {
    changed: Date.now(),
    decisions: log.decisions.length,
    deciders: log.game.deciders(log.state),
    ...(result !== undefined && { winners: result.winners }),
  };
}
