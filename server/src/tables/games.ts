import { game as carnegie } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";

const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  [carnegie as AnyGame, gluckauf as AnyGame].map((game) => [game.id, game]),
);

export function gameOf(id: string): AnyGame | undefined {
  return GAMES.get(id);
}
