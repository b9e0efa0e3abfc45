import type { Locale, Seat } from "@montan/engine";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Choice, Picks } from "./choices.ts";

/** What every part of a table may need to know. */
export interface TableContext<State, Move, Pending> {
  readonly view: State;
  /** The person at the screen; undefined: a spectator. */
  readonly seat: Seat | undefined;
  readonly pending: Pending | undefined;
  readonly choices: readonly Choice<Move>[];
  /** What has been pointed at and waits for the rest. */
  readonly picked: Picks;
  readonly names: readonly string[];
  readonly locale: Locale;
  /** Pieces that the log speaks of. */
  readonly highlighted: ReadonlySet<string>;
  readonly motion: number;
}

const Context = createContext<TableContext<unknown, unknown, unknown> | undefined>(undefined);
export const TableProvider = Context.Provider;

/** The table around a component; each game names its types once. */
export function useTableOf<State, Move, Pending>(): TableContext<State, Move, Pending> {
  const table = useContext(Context);
  if (table === undefined) throw new Error("A part of the table was drawn without a table around it.");
  return table as TableContext<State, Move, Pending>;
}

/** "general card display" → "General card display" */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
