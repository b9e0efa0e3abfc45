import type { GameId } from "./games.ts";
import type { SHELL, ShellKey } from "./i18n/shell.ts";
import type { Say } from "./i18n/words.ts";

type ShellSay = Say<(typeof SHELL)["en"]>;

/** The texts on the lid of each box, and what the progress of a game is counted in. */
export const LID = {
  gluckauf: {
    title: "game.gluckauf.title",
    subtitle: "game.gluckauf.subtitle",
    pitch: "game.gluckauf.pitch",
    round: "game.gluckauf.round",
  },
  carnegie: {
    title: "game.carnegie.title",
    subtitle: "game.carnegie.subtitle",
    pitch: "game.carnegie.pitch",
    round: "game.carnegie.round",
  },
} as const satisfies Readonly<Record<GameId, Readonly<Record<"title" | "subtitle" | "pitch" | "round", ShellKey>>>>;

/** A game that is not known here is called by its id. */
export function titleOf(game: string, say: ShellSay): string {
  return Object.hasOwn(LID, game) ? say(LID[game as GameId].title) : game;
}
