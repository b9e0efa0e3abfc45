import type { Owner } from "@montan/engine";
import type { Line } from "./sentences.ts";

/** A line of the log. */
export interface Entry extends Line {
  /** Its index among all lines. */
  readonly place: number;
  /** The moment it is about. */
  readonly index: number;
}

/** What one player did before another one acted; undefined: what belongs to nobody. */
export interface Turn {
  readonly owner: Owner | undefined;
  readonly entries: readonly Entry[];
}

/** What happened in a round; undefined: before the first one. */
export interface Chapter {
  readonly round: number | undefined;
  readonly turns: readonly Turn[];
}

interface OpenTurn extends Turn {
  readonly entries: Entry[];
}

interface OpenChapter extends Chapter {
  readonly turns: OpenTurn[];
}

/** The log from line `from` on, by rounds and turns. A line that belongs to nobody is part of the turn it is in. */
export function chaptersOf(entries: readonly Entry[], from = 0): readonly Chapter[] {
  const chapters: OpenChapter[] = [];
  let round: number | undefined;
  for (const entry of entries) {
    round = entry.begins ?? round;
    if (entry.place < from) continue;
    let chapter = chapters.at(-1);
    if (chapter === undefined || entry.begins !== undefined) {
      chapter = { round, turns: [] };
      chapters.push(chapter);
    }
    const turn = chapter.turns.at(-1);
    if (turn !== undefined && (entry.owner === undefined || entry.owner === turn.owner)) turn.entries.push(entry);
    else chapter.turns.push({ owner: entry.owner, entries: [entry] });
  }
  return chapters;
}
