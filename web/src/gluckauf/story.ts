import type { Owner } from "@montan/engine";
import { type Event, order, SHIFT_TOKEN_VP } from "@montan/gluckauf";
import type { Tally } from "../playable.ts";

/** The shift that begins with this event. */
export function begunBy(event: Event): number | undefined {
  return event.type === "shift-started" ? event.shift : undefined;
}

export function whose(event: Event): Owner | undefined {
  return "seat" in event ? event.seat : undefined;
}

/** What a player has gained or paid with this event; points are counted at the end of the game. */
export function tally(event: Event): readonly Tally[] {
  switch (event.type) {
    case "workers-placed":
      return event.workers === 0 ? [] : [{ sign: "workers", amount: -event.workers }];
    case "train-delivered":
      return [{ sign: "vp", amount: order(event.order).vp }];
    case "token-taken":
      return [{ sign: "vp", amount: SHIFT_TOKEN_VP }];
    default:
      return [];
  }
}
