import type { GameId } from "./games.ts";
import type { SHELL, ShellKey } from "./i18n/shell.ts";
import type { Say } from "./i18n/words.ts";

type ShellSay = Say<(typeof SHELL)["en"]>;

/** The words on the lid of each box. */
export const LID = {
  gluckauf: { title: "game.gluckauf.title", subtitle: "game.gluckauf.subtitle", pitch: "game.gluckauf.pitch" },
  carnegie: { title: "game.carnegie.title", subtitle: "game.carnegie.subtitle", pitch: "game.carnegie.pitch" },
} as const satisfies Readonly<Record<GameId, Readonly<Record<"title" | "subtitle" | "pitch", ShellKey>>>>;

/** A game of a kind that is not known here is called by its id. */
export function titleOf(game: string, say: ShellSay): string {
  return Object.hasOwn(LID, game) ? say(LID[game as GameId].title) : game;
}
