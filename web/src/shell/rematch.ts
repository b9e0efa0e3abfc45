import type { Seat } from "@montan/engine";
import type { GameStore } from "../store/games.ts";
import type { LocalMatch } from "./local-match.ts";
import type { Match } from "./match.ts";
import { startGame } from "./new-game.ts";

/** A game with the same people; if the rules draw the first player, the next seat begins. */
export function rematch(store: GameStore, match: LocalMatch): Promise<string> {
  const { options, names, players, signs } = match.stored.value;
  const began = beginner(match);
  const next = began === undefined ? {} : { firstPlayer: (began + 1) % players.length };
  return startGame(store, {
    playable: match.playable,
    options: { ...(options as object), ...next },
    names,
    players,
    signs,
    seed: "",
  });
}

/** Who began, at random or by the players' choice; undefined: the rules decided. */
function beginner({ playable, moments }: Match): Seat | undefined {
  for (const { events } of moments.value) {
    for (const event of events) {
      const seat = playable.manner.beganBy(event);
      if (seat !== undefined) return seat;
    }
  }
  return undefined;
}
