import { IllegalMove, type Moment as LogMoment, type Seat, type UndoScope } from "@montan/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { Playable } from "../playable.ts";
import type { Player } from "../store/games.ts";
import type { Instead } from "./frame.ts";

/** The table after a decision, and what the decision caused; the first moment is the deal. */
export type Moment = LogMoment<unknown, unknown, unknown>;

/** Who plays a seat. */
export interface Occupant {
  readonly name: string;
  readonly player: Player;
  /** Decides at this screen. */
  readonly here: boolean;
}

/** Somebody elsewhere (a bot) is thinking. */
export interface Thought {
  readonly seat: Seat;
  /** Simulated games so far; 0: unknown. */
  readonly futures: number;
}

/** Whoever shows a match is told what happens in it. */
export interface Audience {
  /** A decision was made, by anybody; called before it is drawn. */
  heard(before: Moment, moment: Moment): void;
  /** The match went on elsewhere: `refresh` loads that. */
  elsewhere(): void;
  /** Resolves when what has happened was looked at: the next decision of somebody else waits for that. */
  ready(moment: Moment): Promise<void>;
  /** A decision that had been sent when the page was left does not count. */
  refused?(refusal: IllegalMove): void;
}

/** The question that was answered is gone: others were faster, or a decision was taken back. */
export function isStale(error: unknown): boolean {
  return error instanceof IllegalMove && error.code === "stale";
}

/**
 * A running game: the only access to it for everything that shows it, wherever its log is kept. A match that gets only
 * views has a game whose `view` and `redact` leave them as they are.
 */
export interface Match {
  readonly id: string;
  readonly playable: Playable;
  readonly game: Playable["game"];
  /** By seat. */
  readonly occupants: ReadonlySignal<readonly Occupant[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** Whose view is shown while nobody at the screen decides: that of a person for whom a bot plays. */
  readonly eyes?: Seat | undefined;
  /** From the deal to now, without what was taken back. */
  readonly moments: ReadonlySignal<readonly Moment[]>;
  /** The latest state. */
  readonly state: ReadonlySignal<unknown>;
  /** Version of the moments shown; it grows with every entry, including an undo. */
  readonly version: number;
  readonly thought: ReadonlySignal<Thought | undefined>;
  /**
   * The result of a decision made here, as far as the person may know it, while it is being sent; drawn until it
   * counts.
   */
  readonly sent: ReadonlySignal<Instead | undefined>;
  /** More has happened than is shown: others' decisions wait until the previous one was looked at. */
  readonly behind: ReadonlySignal<boolean>;
  /** It has ended without a result. */
  readonly stopped: ReadonlySignal<boolean>;

  /**
   * `seen`: the version the decision was made for. Throws IllegalMove for what the rules forbid and for a decision
   * whose question is gone.
   */
  decide(seat: Seat, move: unknown, seen: number): Promise<void>;
  /** Throws IllegalMove if nothing may be taken back. */
  undo(seat: Seat, scope: UndoScope): Promise<void>;
  /** How many decisions the seat could take back now; 0: none. */
  undoable(seat: Seat): number;
  /**
   * If it cannot take anything back alone, whether the others can be asked to allow it for the seat's last decision.
   */
  askable(seat: Seat): boolean;

  /** From now on this audience is told; returns a function that leaves, which also aborts what others are thinking. */
  attend(audience: Audience): () => void;
  /** Lets the others decide; resolves when only seats here are asked, or nobody, or it was aborted. */
  others(): Promise<void>;
  /** Loads what happened elsewhere; true: the match went on. */
  refresh(): Promise<boolean>;
}
