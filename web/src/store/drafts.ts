import type { Seat } from "@montan/engine";

/** A move that was not made yet when the page was left. */
export interface Draft {
  readonly seat: Seat;
  readonly move: unknown;
  /** The version of the game it was made for. */
  readonly seen: number;
}

/** Keeps one draft for each game, over a reload. */
export interface Drafts {
  read(id: string): Draft | undefined;
  write(id: string, draft: Draft | undefined): void;
}

const KEY = "montan.draft.";

/** Kept by the window: another window on the same game has drafts of its own. */
export const windowDrafts: Drafts = {
  read(id) {
    try {
      const { seat, move, seen } = JSON.parse(sessionStorage.getItem(KEY + id) ?? "null") ?? {};
      return typeof seat === "number" && typeof seen === "number" ? { seat, move: move as unknown, seen } : undefined;
    } catch {
      return undefined;
    }
  },
  write(id, draft) {
    try {
      if (draft === undefined) sessionStorage.removeItem(KEY + id);
      else sessionStorage.setItem(KEY + id, JSON.stringify(draft));
    } catch {
      // A browser without storage forgets the draft with the page, and the person makes the move once more.
    }
  },
};
