import { IllegalMove, type Moment as LogMoment, type Seat, type UndoScope } from "@montan/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { Playable } from "../playable.ts";
import type { Player } from "../store/games.ts";
import type { Instead } from "./frame.ts";

/** The table after a decision, and what the decision made happen; the first moment is the deal. */
export type Moment = LogMoment<unknown, unknown, unknown>;

/** Who sits at a seat. */
export interface Occupant {
  readonly name: string;
  readonly player: Player;
  /** Decides at this screen. */
  readonly here: boolean;
}

/** Somebody elsewhere (a bot) is thinking. */
export interface Thought {
  readonly seat: Seat;
  /** Possible futures tried so far; 0: nothing is known about that. */
  readonly futures: number;
}

/** Whoever shows a match is told what happens in it. */
export interface Audience {
  /** A decision was made, by whomever; told before anybody draws it. */
  heard(before: Moment, moment: Moment): void;
  /** The match went on elsewhere: `refresh` takes that over. */
  elsewhere(): void;
  /** Resolves when what has happened was looked at: the next decision of somebody else waits for that. */
  ready(moment: Moment): Promise<void>;
  /** A decision that was under way when the page was left does not count. */
  refused?(refusal: IllegalMove): void;
}

/** The question somebody has answered is gone: others were faster, or it was taken back. */
export function isStale(error: unknown): boolean {
  return error instanceof IllegalMove && error.code === "stale";
}

/**
 * A game being played: the one door to it for everything that shows it, wherever its log is kept. The moments of a match
 * that gets only views come with a game whose `view` and `redact` leave them as they are.
 */
export interface Match {
  readonly id: string;
  readonly playable: Playable;
  readonly game: Playable["game"];
  /** By seat. */
  readonly occupants: ReadonlySignal<readonly Occupant[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** Whose view is shown while nobody at the screen decides: of somebody a bot plays for. */
  readonly eyes?: Seat | undefined;
  /** From the deal to now, without what was taken back. */
  readonly moments: ReadonlySignal<readonly Moment[]>;
  /** The latest state. */
  readonly state: ReadonlySignal<unknown>;
  /** Of the moments shown; it grows with every entry, also with an undo. */
  readonly version: number;
  readonly thought: ReadonlySignal<Thought | undefined>;
  /** What a decision of somebody here leads to, as far as they may know, while it is under way; drawn until it counts. */
  readonly sent: ReadonlySignal<Instead | undefined>;
  /** More has happened than is shown: others' decisions wait until the one before was looked at. */
  readonly behind: ReadonlySignal<boolean>;
  /** It has ended without a result. */
  readonly stopped: ReadonlySignal<boolean>;

  /**
   * `seen`: the version the decision was made for. Throws IllegalMove for what the rules forbid and for a decision whose
   * question is gone.
   */
  decide(seat: Seat, move: unknown, seen: number): Promise<void>;
  /** Throws IllegalMove where nothing may be taken back. */
  undo(seat: Seat, scope: UndoScope): Promise<void>;
  /** How many decisions the seat could take back now; 0: none. */
  undoable(seat: Seat): number;
  /** Where that is nothing, the others can be asked to let the seat take its last decision back. */
  askable(seat: Seat): boolean;

  /** From now on this audience is told; returns how to leave, which also breaks off what others are thinking. */
  attend(audience: Audience): () => void;
  /** Lets the others decide; kept when only seats here are asked, or nobody, or it was broken off. */
  others(): Promise<void>;
  /** Takes over what happened elsewhere; true: the match went on. */
  refresh(): Promise<boolean>;
}
