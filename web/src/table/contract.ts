import type { Locale, Owner, Seat } from "@montan/engine";
import type { ComponentType } from "preact";

/** Pieces and who has changed them (`data-piece`). */
export type Changes = ReadonlyMap<string, Owner>;

/**
 * The props of a game table. It knows no rules: it draws the view, lets the person choose among the legal moves, and
 * returns one of them. The shell confirms, warns, applies, undoes, logs and stores.
 */
export interface TableProps<State, Move, Event, Pending> {
  /** What the person at the screen may see. */
  readonly view: State;
  /** Whose view it is; undefined: a spectator or a replay. */
  readonly seat: Seat | undefined;
  readonly pending: Pending | undefined;
  /** [] while somebody else decides. The sensible default comes first. */
  readonly legalMoves: readonly Move[];
  /** Redacted events that led from the view drawn before to this one, in order: what to animate. */
  readonly events: readonly Event[];
  /** Redacted events of the current round up to what is drawn, for a table that appears in the middle of it. */
  story?(): readonly Event[];
  readonly names: readonly string[];
  readonly locale: Locale;
  /** Pieces to highlight (their `data-piece` keys), because the log or the hint mentions them. */
  readonly highlighted: readonly string[];
  /** Pieces that others have changed since the person's last turn, and who did. */
  readonly changed?: Changes;
  /** 0: no motion at all; 1: normal speed. */
  readonly motion: number;
  /** Nothing moves: what would have flown fades out at the old place and in at the new one. */
  readonly fades: boolean;
  /** The person's own move is drawn and not settled yet: the table does not scroll away from it. */
  readonly provisional?: boolean;
  onMove(move: Move): void;
  /** Something illegal was tried: the shell finds out why and says it. */
  onRefused(move: Move): void;
  /** Opens the rules reference at a section. */
  onRules(section: string): void;
}

/** Everything the shell needs to know about a game beyond the kernel contract. */
export interface TableDefinition<State, Move, Event, Pending> {
  readonly Table: ComponentType<TableProps<State, Move, Event, Pending>>;
  /** Keys of the pieces an event moved or changed (`data-piece`), for the log's highlighting. */
  piecesOf(event: Event): readonly string[];
  /** The move ends the person's turn: provisional or confirmed, like one that reveals something. */
  endsTurn(view: State, seat: Seat, move: Move): boolean;
  /** The sign of something that is counted: money, workers, points. */
  readonly Sign: ComponentType<{ readonly sign: string; readonly locale: Locale }>;
  /** The surface of a small screen on which a question is answered. */
  readonly surfaces: readonly string[];
}
