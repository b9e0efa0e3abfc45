import type { Locale, Seat } from "@montan/engine";
import { type ComponentChildren, createContext, h } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Choice, Picks } from "./choices.ts";
import type { Changes } from "./contract.ts";

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
  /** Pieces that the log mentions. */
  readonly highlighted: ReadonlySet<string>;
  /** Pieces that others have changed since the person's last turn, and who did. */
  readonly changed: Changes;
  /** 0: nothing moves at the table, because of the speed or of reduced motion. */
  readonly motion: number;
}

const Context = createContext<TableContext<unknown, unknown, unknown> | undefined>(undefined);

/** Who sits here, what can be pointed at and what is highlighted: all that a single piece needs to know. */
type Pointer = Pick<
  TableContext<unknown, unknown, unknown>,
  "seat" | "choices" | "picked" | "locale" | "highlighted" | "changed"
>;

const PointerContext = createContext<Pointer | undefined>(undefined);

interface ProviderProps {
  readonly value: TableContext<unknown, unknown, unknown>;
  readonly children: ComponentChildren;
}

/**
 * Provides the table to its parts. A piece subscribes only to pointing, so a change of the view elsewhere does not
 * affect it.
 */
export function TableProvider({ value, children }: ProviderProps) {
  const { seat, choices, picked, locale, highlighted, changed } = value;
  const pointer = useMemo(
    () => ({ seat, choices, picked, locale, highlighted, changed }),
    [seat, choices, picked, locale, highlighted, changed],
  );
  return h(Context.Provider, { value, children: h(PointerContext.Provider, { value: pointer, children }) });
}

export const NO_CHANGES: Changes = new Map();

const NOBODY: Omit<Pointer, "locale"> = {
  seat: undefined,
  choices: [],
  picked: [],
  highlighted: new Set(),
  changed: NO_CHANGES,
};

interface SpokenProps {
  readonly locale: Locale;
  readonly children: ComponentChildren;
}

/** For pieces shown outside a table, where nothing can be pointed at. */
export function SpokenIn({ locale, children }: SpokenProps) {
  const pointer = useMemo(() => ({ ...NOBODY, locale }), [locale]);
  return h(PointerContext.Provider, { value: pointer, children });
}

export function usePointer(): Pointer {
  return around(useContext(PointerContext));
}

/** The table around a component; each game states its types once. */
export function useTableOf<State, Move, Pending>(): TableContext<State, Move, Pending> {
  return around(useContext(Context)) as TableContext<State, Move, Pending>;
}

/** A value that parts of a table may ask for, computed once per rendering. */
export function perTable<State, Move, Pending, Made>(
  make: (table: TableContext<State, Move, Pending>) => Made,
): () => Made {
  const made = new WeakMap<object, Made>();
  return () => {
    const table = useTableOf<State, Move, Pending>();
    const found = made.get(table) ?? make(table);
    made.set(table, found);
    return found;
  };
}

function around<Around>(found: Around | undefined): Around {
  if (found === undefined) throw new Error("A part of the table was drawn without a table around it.");
  return found;
}

/** "general card display" → "General card display" */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
