import type { Seat } from "@montan/engine";

/** A move that was not made yet when the page was left. */
export interface Draft {
  readonly seat: Seat;
  readonly move: unknown;
  /** The turn it was made in; in a later one the same move would mean something else. */
  readonly turn?: number;
}

/** Stores one draft for each game, to survive a reload. */
export interface Drafts {
  read(id: string): Draft | undefined;
  write(id: string, draft: Draft | undefined): void;
}

const KEY = "montan.draft.";

/** Per window: another window on the same game has drafts of its own. */
export const windowDrafts: Drafts = {
  read(id) {
    try {
      const { seat, move, turn } = JSON.parse(sessionStorage.getItem(KEY + id) ?? "null") ?? {};
      if (typeof seat !== "number") return undefined;
      return { seat, move: move as unknown, ...(typeof turn === "number" && { turn }) };
    } catch {
      return undefined;
    }
  },
  write(id, draft) {
    try {
      if (draft === undefined) sessionStorage.removeItem(KEY + id);
      else sessionStorage.setItem(KEY + id, JSON.stringify(draft));
    } catch {
      // Without storage the draft is lost with the page, and the person makes the move again.
    }
  },
};
