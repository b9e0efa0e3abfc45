import { game as carnegie } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";

const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  [carnegie as AnyGame, gluckauf as AnyGame].map((game) => [game.id, game]),
);

/** By game: the newest rules that this node knows. */
export const RULES: readonly (readonly [game: string, version: number])[] = [...GAMES.values()].map(
  ({ id, version }) => [id, version],
);

export function gameOf(id: string): AnyGame | undefined {
  return GAMES.get(id);
}
