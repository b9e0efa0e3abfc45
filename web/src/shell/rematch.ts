import type { Seat } from "@montan/engine";
import type { GameStore } from "../store/games.ts";
import type { LocalMatch } from "./local-match.ts";
import type { Match } from "./match.ts";
import { startGame } from "./new-game.ts";

/** The same people once more; where the rules let chance decide who begins, it is the next one's turn to. */
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

/** Who began by chance or because the players wanted it so; undefined: the rules decided. */
function beginner({ playable, moments }: Match): Seat | undefined {
  for (const { events } of moments.value) {
    for (const event of events) {
      const seat = playable.manner.beganBy(event);
      if (seat !== undefined) return seat;
    }
  }
  return undefined;
}
