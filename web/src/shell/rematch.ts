import type { AnyGame, Seat } from "@montan/engine";
import { newSeed } from "../store/chance.ts";
import type { StoredGame } from "../store/games.ts";

/** A game that does not let the next seat begin after so many tries has another way to choose who does. */
const TRIES = 60;

/** Who begins a game; undefined: several are asked at once, or it is over. */
function beginner(
  game: AnyGame,
  { options, seats }: Pick<StoredGame, "options" | "seats">,
  seed: string,
): Seat | undefined {
  const deciders = game.deciders(game.create(options, seats, seed));
  return deciders.length === 1 ? deciders[0] : undefined;
}

/** A seed for the same table once more that lets the next one begin, where the game leaves that to chance. */
export function rematchSeed(game: AnyGame, played: Pick<StoredGame, "options" | "seats" | "seed">): string {
  const before = beginner(game, played, played.seed);
  if (before === undefined) return newSeed();
  for (let count = 0; count < TRIES; count++) {
    const seed = newSeed();
    if (beginner(game, played, seed) === (before + 1) % played.seats) return seed;
  }
  return newSeed();
}
