import { HIDDEN } from "@montan/engine";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { Pending } from "../pending.ts";
import type { Code, CodeParams } from "./codes.ts";

/** One of everything there are words for, for tests. */
export type Thing = Event | Move | Pending;
/** At least one sample of every type: a type without one does not compile. */
type Samples<T extends Thing> = {
  readonly [K in T["type"]]: readonly [Extract<T, { type: K }>, ...Extract<T, { type: K }>[]];
};

export const EVENTS: Samples<Event> = {
  "game-started": [
    { type: "game-started", seats: 3, startPlayer: 1, drawn: true },
    { type: "game-started", seats: 3, startPlayer: 1, drawn: false },
  ],
  "shift-started": [{ type: "shift-started", shift: 2, startPlayer: 0 }],
  "turn-started": [{ type: "turn-started", seat: 0 }],
  "workers-placed": [
    { type: "workers-placed", seat: 0, area: "lorries-left", workers: 3, cards: [1, 2], innovations: [] },
    { type: "workers-placed", seat: 0, area: "wild", workers: 2, cards: [], innovations: ["workers-3"] },
    { type: "workers-placed", seat: 0, area: "mining-0-1", workers: 1, cards: [1], innovations: [] },
  ],
  "card-taken": [
    { type: "card-taken", seat: 0, kind: "lorry", card: "wheel-1-1", stack: "lorries-left", cause: "worker-action" },
    { type: "card-taken", seat: 0, kind: "wagon", card: "wild", stack: "wagons-right", cause: "innovation" },
    { type: "card-taken", seat: 0, kind: "order", card: HIDDEN, stack: "orders", cause: "wild", secret: true },
    { type: "card-taken", seat: 0, kind: "order", card: "factories-3-7", stack: "orders", cause: "wild", secret: true },
  ],
  "wagon-coupled": [{ type: "wagon-coupled", seat: 0, wagon: "clover", dock: 1 }],
  "engine-coupled": [{ type: "engine-coupled", seat: 0, engine: "B", dock: 3 }],
  "lorry-loaded": [
    { type: "lorry-loaded", seat: 0, lorry: "fox-2-0", from: "mining-row", dock: 3, wagon: "wild", steps: 2 },
    { type: "lorry-loaded", seat: 0, lorry: "fox-1-2", from: "storage", dock: 3, wagon: "fox", steps: 1 },
  ],
  "lorry-stored": [{ type: "lorry-stored", seat: 0, lorry: "tower-1-1", steps: 1 }],
  "mining-ended": [
    { type: "mining-ended", seat: 0, steps: 0 },
    { type: "mining-ended", seat: 0, steps: 1 },
    { type: "mining-ended", seat: 0, steps: 2 },
  ],
  "train-delivered": [
    {
      type: "train-delivered",
      seat: 0,
      dock: 2,
      engine: "A",
      order: "factories-3-7",
      wagons: ["wheel", "wild"],
      lorries: ["wheel-2-0", "tower-1-1"],
    },
  ],
  "innovation-played": [{ type: "innovation-played", seat: 0, innovation: "engine" }],
  "stack-named": [
    { type: "stack-named", seat: 0, stack: "orders", count: 4 },
    { type: "stack-named", seat: 0, stack: "orders", count: 1 },
  ],
  "cards-looked-at": [{ type: "cards-looked-at", seat: 0, stack: "shares", cards: ["steamboats", "barracks"] }],
  "cards-put-under": [
    { type: "cards-put-under", seat: 0, stack: "orders", cards: [HIDDEN, HIDDEN, HIDDEN] },
    { type: "cards-put-under", seat: 0, stack: "orders", cards: [HIDDEN] },
    { type: "cards-put-under", seat: 0, stack: "engines", cards: ["D"] },
  ],
  "card-turned-up": [{ type: "card-turned-up", stack: "wagons-left", card: "tower" }],
  "stack-split": [{ type: "stack-split", from: "lorries-right", to: "lorries-left", count: 5 }],
  "turn-ended": [{ type: "turn-ended", seat: 0 }],
  passed: [
    { type: "passed", seat: 0, cause: "choice" },
    { type: "passed", seat: 0, cause: "forced" },
    { type: "passed", seat: 0, cause: "out" },
  ],
  "token-taken": [
    { type: "token-taken", seat: 0, token: 3, cause: "mining-0-1" },
    { type: "token-taken", seat: 0, token: 3, cause: "start-player" },
  ],
  "workers-returned": [{ type: "workers-returned", shift: 2 }],
  "innovations-spent": [{ type: "innovations-spent", seat: 0, innovations: ["workers-3", "workers-5"] }],
  "vp-scored": [{ type: "vp-scored", seat: 0, reason: "lorries", vp: 6 }],
  "game-ended": [
    { type: "game-ended", winners: [0] },
    { type: "game-ended", winners: [0, 1] },
  ],
};

export const MOVES: Samples<Move> = {
  "choose-area": [{ type: "choose-area", area: "lorries-left" }],
  pass: [{ type: "pass" }],
  "play-innovation": [{ type: "play-innovation", innovation: "mining" }],
  "end-turn": [{ type: "end-turn" }],
  "use-innovations": [
    { type: "use-innovations", innovations: [] },
    { type: "use-innovations", innovations: ["workers-3", "workers-4"] },
  ],
  "pay-workers": [
    { type: "pay-workers", cards: [] },
    { type: "pay-workers", cards: [1, 1, 2] },
  ],
  "choose-stack": [{ type: "choose-stack", stack: "wagons-right" }],
  "place-wagon": [{ type: "place-wagon", dock: 1 }],
  "place-engine": [{ type: "place-engine", dock: 2 }],
  "load-front": [{ type: "load-front", dock: 1, wagon: "wheel" }],
  "store-front": [{ type: "store-front" }],
  "load-stored": [{ type: "load-stored", lorry: "fox-1-2", dock: 3, wagon: "wild" }],
  "stop-mining": [{ type: "stop-mining" }],
  "deliver-train": [{ type: "deliver-train", dock: 2, order: "factories-3-7" }],
  "stop-delivery": [{ type: "stop-delivery" }],
  "name-stack": [{ type: "name-stack", stack: "lorries-right" }],
  "keep-card": [{ type: "keep-card", card: "shift-pairs" }],
};

export const QUESTIONS: Samples<Pending> = {
  "worker-action": [{ type: "worker-action" }, { type: "worker-action", innovationPlayed: true }],
  "innovation-payment": [{ type: "innovation-payment", area: "delivery", cost: 3 }],
  "card-payment": [
    { type: "card-payment", area: "shares", cost: 1, innovations: [] },
    { type: "card-payment", area: "shares", cost: 6, innovations: ["workers-5"] },
  ],
  "pair-stack": [
    { type: "pair-stack", kind: "lorry" },
    { type: "pair-stack", kind: "wagon" },
  ],
  "wagon-dock": [{ type: "wagon-dock", card: "wild" }],
  "engine-dock": [{ type: "engine-dock", card: "D" }],
  "mining-step": [
    { type: "mining-step", goals: [2, 3], spent: 1 },
    { type: "mining-step", goals: [0, 1], spent: 0 },
  ],
  train: [{ type: "train" }, { type: "train", last: 1, model: "C" }],
  "wild-stack": [{ type: "wild-stack" }],
  "wild-card": [{ type: "wild-card", stack: "innovations", cards: [HIDDEN, HIDDEN, HIDDEN, HIDDEN] }],
  "after-action": [{ type: "after-action" }],
};

export const CODES: { readonly [C in Code]: CodeParams[C] } = {
  "not-now": { asked: "train", move: "pass" },
  "area-not-used": { area: "mining-1-2" },
  "stack-empty": { stack: "lorries-left" },
  "engines-full": {},
  "cannot-pay": { area: "orders", cost: 3 },
  "mining-impossible": { area: "mining-2-3" },
  "delivery-impossible": {},
  "wild-impossible": {},
  "pass-after-innovation": {},
  "innovation-not-held": { innovation: "lorry" },
  "innovation-pays-only": { innovation: "workers-3" },
  "innovation-needs-action": {},
  "innovation-impossible": { innovation: "engine" },
  "innovations-cannot-pay": { cost: 7 },
  "workers-not-held": { worker: 2 },
  "workers-not-exact": { cost: 1, workers: 2 },
  "stack-not-of-pair": { stack: "orders", kind: "wagon" },
  "dock-lacks-crest": { dock: 2, crest: "clover" },
  "dock-has-engine": { dock: 1, engine: "B" },
  "row-empty": {},
  "lorry-not-stored": { lorry: "anything at all" },
  "wagon-lacks-crest": { wagon: "clover", crest: "wheel" },
  "no-empty-wagon": { dock: 1, wagon: "wild" },
  "too-many-steps": { steps: 2, left: 1 },
  "goal-out-of-reach": { goals: [2, 3] },
  "goal-not-reached": { spent: 1, goals: [2, 3] },
  "train-lacks-engine": { dock: 1 },
  "train-other-model": { dock: 3, engine: "B", model: "A" },
  "train-order-passed": { dock: 1, last: 2 },
  "train-too-light": { dock: 1, needed: 3, loaded: 2 },
  "order-not-held": { order: "anything at all" },
  "no-train-left": {},
  "card-not-drawn": { card: "anything at all" },
  "workers-unused": { workers: 1 },
  "lorries-surplus": { surplus: 1 },
  "wagons-empty": { wagons: 1 },
  "storing-loadable": {},
  "mining-nothing": {},
  "innovation-wasted": {},
  "seats-out-of-range": { min: 2, max: 4 },
  "rules-unknown": { newest: 1 },
  "seed-not-text": {},
  "option-unknown": { where: "options", name: "speed" },
  "option-not-a-list": { where: "components.innovations" },
  "option-not-an-object": { where: "options" },
  "option-too-long": { where: "components.innovations", max: 10 },
  "option-out-of-range": { where: "components.innovations[0].count", min: 1, max: 10 },
  "option-row-twice": { where: "components.innovations" },
  "option-row-missing": { where: "components.innovations", kind: "share" },
  "option-wrong-total": { where: "components.innovations", total: 16, found: 15 },
  "option-unknown-innovation": { where: "components.innovations[0]" },
};

export const THINGS: readonly Thing[] = [EVENTS, MOVES, QUESTIONS].flatMap((samples) =>
  Object.values<readonly Thing[]>(samples).flat(),
);
