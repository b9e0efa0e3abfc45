import type { Locale, Seat } from "@montan/engine";
import type { ComponentType } from "preact";
import type { TableProps } from "../table/contract.ts";
import type { Referee } from "../table/scene.ts";

/** A view taken from a game. */
interface Position<State> {
  /** The question there, or what else is special about it. */
  readonly name: string;
  readonly view: State;
  readonly seat: Seat;
}

/** What the gallery needs from a game to open its positions. */
export interface Showcase<State, Move, Event, Pending> {
  readonly game: Referee<State, Move> & {
    pending(view: State, seat: Seat): Pending | undefined;
    legalMoves(view: State, seat: Seat): readonly Move[];
    describe(thing: Move | Pending, context: { locale: Locale; names: readonly string[]; view: State }): string;
  };
  readonly Table: ComponentType<TableProps<State, Move, Event, Pending>>;
  readonly positions: readonly Position<State>[];
  title(name: string, locale: Locale): string;
}
