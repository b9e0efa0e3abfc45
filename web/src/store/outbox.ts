import type { Seat } from "@montan/engine";

/** A decision that was sent to a server and not acknowledged. With the same id it counts once. */
export interface Sent {
  readonly id: string;
  readonly seat: Seat;
  readonly move: unknown;
  /** The version it was made for. */
  readonly expect: number;
}

/** Stores the decision at a table that has not been acknowledged, to survive a reload. */
export interface Outbox {
  read(table: string): Sent | undefined;
  write(table: string, sent: Sent | undefined): void;
}

const KEY = "montan.sent.";

/** Per window: the one that has sent it. */
export const windowOutbox: Outbox = {
  read(table) {
    try {
      return (JSON.parse(sessionStorage.getItem(KEY + table) ?? "null") as Sent | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(table, sent) {
    try {
      if (sent === undefined) sessionStorage.removeItem(KEY + table);
      else sessionStorage.setItem(KEY + table, JSON.stringify(sent));
    } catch {
      // Without storage it is lost with the page; the table shows whether it counted.
    }
  },
};
