import { game, type Move, type State } from "@montan/carnegie";
import type { Locale, Seat } from "@montan/engine";
import { CARNEGIE } from "../i18n/carnegie.ts";
import { sayIn } from "../i18n/words.ts";

/** What a move would reveal first, as the end of a sentence "this reveals …". */
export function revealed(view: State, seat: Seat, move: Move, locale: Locale): string {
  const say = sayIn(CARNEGIE, locale);
  // As far as the seat can see: the game stops where something hidden comes next.
  const { phase, players } = game.foresee(view, seat, move).state;
  switch (phase) {
    case "sheets":
      return say(players.length === 1 ? "reveals-beginning" : "reveals-sheets");
    case "tab-sides":
      return say(players.length === 1 ? "reveals-deal" : "reveals-sides");
    case "over":
      return say("reveals-secrets");
    default:
      return say("reveals-card");
  }
}
