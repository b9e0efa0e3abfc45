import type { Locale, Seat } from "@montan/engine";
import {
  type Event,
  game,
  type Move,
  nameOf,
  type Player,
  STACK_KIND,
  type StackId,
  type State,
} from "@montan/gluckauf";
import { GLUCKAUF } from "../i18n/gluckauf.ts";
import { sayIn } from "../i18n/words.ts";

/** What a move would reveal first, as the end of a sentence "this reveals …". */
export function revealed(view: State, seat: Seat, move: Move, locale: Locale): string {
  const say = sayIn(GLUCKAUF, locale);
  const own = view.players[seat];
  if (own !== undefined && showsHand(own, move)) return say("reveals-hand");
  if (move.type === "name-stack") return say("reveals-looked-at", { stack: nameOf({ stack: move.stack }, locale) });
  if (move.type === "keep-card" && isShown(view, seat)) return say("reveals-kept");
  const stack = turnedUp(view, seat, move);
  return stack === undefined ? say("reveals-end") : say("reveals-next", { stack: nameOf({ stack }, locale) });
}

/** Reveals a card that only its owner knew. */
function showsHand({ innovations, orders }: Player, move: Move): boolean {
  switch (move.type) {
    case "play-innovation":
      return !innovations.open.includes(move.innovation);
    case "use-innovations":
      return move.innovations.some((card) => !innovations.open.includes(card));
    case "deliver-train":
      return !orders.open.includes(move.order);
    default:
      return false;
  }
}

/** Orders and innovations taken by Wild stay secret, and a single card was visible anyway. */
function isShown(view: State, seat: Seat): boolean {
  const asked = game.pending(view, seat);
  if (asked?.type !== "wild-card") return false;
  const kind = STACK_KIND[asked.stack];
  return asked.cards.length > 1 && kind !== "order" && kind !== "innovation";
}

/**
 * The stack whose next card is turned up when the action is complete; the neighbouring stack if it was empty and is
 * split.
 */
function turnedUp(view: State, seat: Seat, move: Move): StackId | undefined {
  const events: readonly Event[] = game.foresee(view, seat, move).events;
  const split = events.findLast((event) => event.type === "stack-split");
  if (split !== undefined) return split.from;
  const taken = events.findLast((event) => event.type === "card-taken");
  return taken?.stack ?? view.covered[0];
}
