import { HIDDEN, hideAll, redactor } from "@montan/engine";
import type { Event } from "./events.ts";

/** G-H1, G-H2 for events: everybody sees everything except the cards somebody looks at by Wild. */
export const redactEvent = redactor<Event>({
  "game-started": { seats: true, startPlayer: true, drawn: true },
  "shift-started": { shift: true, startPlayer: true },
  "turn-started": { seat: true },
  "workers-placed": { seat: true, area: true, workers: true, cards: true, innovations: true },
  "card-taken": {
    seat: true,
    kind: true,
    card: ({ seat, card, secret }, viewer) => (secret && seat !== viewer ? HIDDEN : card),
    stack: true,
    cause: true,
    secret: true,
  },
  "wagon-coupled": { seat: true, wagon: true, dock: true },
  "engine-coupled": { seat: true, engine: true, dock: true },
  "lorry-loaded": { seat: true, lorry: true, from: true, dock: true, wagon: true, steps: true },
  "lorry-stored": { seat: true, lorry: true, steps: true },
  "mining-ended": { seat: true, steps: true },
  "train-delivered": { seat: true, dock: true, engine: true, order: true, wagons: true, lorries: true },
  "innovation-played": { seat: true, innovation: true },
  "stack-named": { seat: true, stack: true, count: true },
  "cards-looked-at": ({ type, seat, stack, cards }, viewer) =>
    seat === viewer ? { type, seat, stack, cards } : undefined,
  "cards-put-under": {
    seat: true,
    stack: true,
    cards: ({ seat, cards }, viewer) => (seat === viewer ? cards : hideAll(cards)),
  },
  "card-turned-up": { stack: true, card: true },
  "stack-split": { from: true, to: true, count: true },
  "turn-ended": { seat: true },
  passed: { seat: true, cause: true },
  "token-taken": { seat: true, token: true, cause: true },
  "workers-returned": { shift: true },
  "innovations-spent": { seat: true, innovations: true },
  "vp-scored": { seat: true, reason: true, vp: true },
  "game-ended": { winners: true },
});
