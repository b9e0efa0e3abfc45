import { EFFECT_IDS } from "../departments/effect-ids.ts";
import type { EventOf, EventType } from "../events.ts";
import type { MoveOf, MoveType } from "../moves.ts";

/** At least one of every kind. */
export type Some<Thing> = readonly [Thing, ...Thing[]];

const seat = 0;
const income = { by: "transport-income", region: "west" } as const;
const side = { housing: "A", commerce: "B", industry: "A", infrastructure: "B" } as const;

/** Examples of everything the rules can say: a type without one does not compile. */
export const EVENT_SAMPLES: { readonly [T in EventType]: Some<EventOf<T>> } = {
  "timeline-dealt": [{ type: "timeline-dealt", strips: ["1a", "2b", "3a", "4b"] }],
  "departments-dealt": [
    { type: "departments-dealt", display: { sales: 2, archives: 1 } },
    { type: "departments-dealt", display: { sales: 1 } },
  ],
  "sheet-row-filled": [
    { type: "sheet-row-filled", seat },
    { type: "sheet-row-filled", seat, row: "employees", value: 1 },
    { type: "sheet-row-filled", seat, row: "bid", value: 3 },
  ],
  "sheets-revealed": [
    {
      type: "sheets-revealed",
      sheets: [
        { goods: 5, employees: 4, vp: -3, moves: 8, bid: 3 },
        { goods: 2, bid: 0 },
      ],
    },
  ],
  "side-chosen": [
    { type: "side-chosen", seat, tab: "housing" },
    { type: "side-chosen", seat, tab: "infrastructure", side: "B" },
  ],
  "sides-revealed": [{ type: "sides-revealed", sides: [side, side] }],
  "first-player-determined": [
    { type: "first-player-determined", seat, by: "chance" },
    { type: "first-player-determined", seat, by: "agreement" },
    { type: "first-player-determined", seat, by: "bid" },
    { type: "first-player-determined", seat, by: "solo" },
  ],
  "action-choice-dealt": [{ type: "action-choice-dealt", seat }],
  "neutral-donation-placed": [{ type: "neutral-donation-placed", space: "health-5" }],
  "neutral-disk-placed": [{ type: "neutral-disk-placed", city: "seattle", slot: 0 }],
  "housing-placed": [{ type: "housing-placed", seat, city: "denver", slot: 2 }],
  "department-reserved": [{ type: "department-reserved", seat, department: "engineering" }],
  "donation-tile-laid": [{ type: "donation-tile-laid", seat, tile: "education", column: "health" }],
  "donation-tile-skipped": [{ type: "donation-tile-skipped", seat }],
  "secret-donation-noted": [
    { type: "secret-donation-noted", seat },
    { type: "secret-donation-noted", seat, space: "welfare-1", donation: "welfare-1" },
  ],
  "secret-donation-revealed": [{ type: "secret-donation-revealed", seat, space: "welfare-2", donation: "x-health-2" }],
  "round-started": [
    { type: "round-started", round: 7, first: 1 },
    { type: "round-started", round: 8 },
  ],
  "row-chosen": [
    { type: "row-chosen", owner: seat, row: "construction", eventRow: "construction", region: "west", donation: false },
    { type: "row-chosen", owner: "automa", row: "rd", eventRow: "hr", region: "east", donation: true },
    { type: "row-chosen", owner: seat, row: "hr", eventRow: "hr", donation: true },
  ],
  "marker-moved": [{ type: "marker-moved", row: "hr", at: 3 }],
  "game-ended": [
    { type: "game-ended", winners: [1] },
    { type: "game-ended", winners: [0, "automa"] },
  ],
  "employees-returned": [
    { type: "employees-returned", seat, region: "west", count: 1 },
    { type: "employees-returned", seat, region: "midwest", count: 3 },
  ],
  "income-declined": [{ type: "income-declined", seat, region: "south" }],
  "arrivals-divided": [{ type: "arrivals-divided", seat, lobby: 1, newLobby: 2 }],
  "track-income-chosen": [{ type: "track-income-chosen", seat, region: "west", space: 1 }],
  "donation-made": [
    { type: "donation-made", seat, space: "education-1", donation: "education-1", price: 5, copied: false },
    { type: "donation-made", seat, space: "human-rights-3", donation: "x-welfare-3", price: 10, copied: true },
  ],
  "donation-declined": [{ type: "donation-declined", seat }],
  "money-gained": [
    { type: "money-gained", seat, amount: 4, cause: income },
    { type: "money-gained", seat, amount: 2, cause: { by: "project-income", tab: "industry" } },
    { type: "money-gained", seat, amount: 3, cause: { by: "city", city: "seattle", region: "west" } },
    { type: "money-gained", seat, amount: 10, cause: { by: "track-bonus", region: "midwest" } },
    { type: "money-gained", seat, amount: 18, cause: { by: "department", department: "sales" } },
    { type: "money-gained", seat, amount: 15, cause: { by: "new-beginning" } },
  ],
  "money-paid": [
    { type: "money-paid", seat, amount: 2, cause: { by: "activation", cell: 5, department: "start-construction" } },
    { type: "money-paid", seat, amount: 5, cause: { by: "donation", space: "education-1", donation: "education-1" } },
    { type: "money-paid", seat, amount: 10, cause: { by: "copied-donation" } },
    { type: "money-paid", seat, amount: 3, cause: { by: "first-player-bid" } },
  ],
  "goods-gained": [{ type: "goods-gained", seat, amount: 1, cause: income }],
  "goods-paid": [
    { type: "goods-paid", seat, amount: 1, cause: { by: "building-department", department: "engineering" } },
    { type: "goods-paid", seat, amount: 2, cause: { by: "building-project", tab: "infrastructure" } },
  ],
  "goods-sold": [{ type: "goods-sold", seat, amount: 1 }],
  "vp-scored": [
    { type: "vp-scored", seat, amount: 2, cause: income },
    {
      type: "vp-scored",
      seat,
      amount: -1,
      cause: { by: "activation", cell: 5, department: "start-rd" },
    },
  ],
  "study-gained": [{ type: "study-gained", seat, amount: 1, cause: { by: "department", department: "start-rd" } }],
  "study-lost": [{ type: "study-lost", seat, amount: 2 }],
  "moves-gained": [{ type: "moves-gained", seat, amount: 8, cause: { by: "department", department: "recruiting" } }],
  "moves-lost": [{ type: "moves-lost", seat, amount: 1 }],
  "employees-gained": [
    { type: "employees-gained", seat, amount: 1, lost: 0, cause: { by: "project-income", tab: "housing" } },
    { type: "employees-gained", seat, amount: 2, lost: 1, cause: { by: "transport-income", region: "east" } },
    { type: "employees-gained", seat, amount: 0, lost: 2, cause: { by: "transport-income", region: "east" } },
  ],
  "waiting-announced": [{ type: "waiting-announced", seat }],
  "waiting-declined": [{ type: "waiting-declined", seat }],
  "action-choice-used": [{ type: "action-choice-used", seat, action: "rd" }],
  "employee-used": [
    { type: "employee-used", seat, department: "start-hr", effect: "moves" },
    ...EFFECT_IDS.map((effect) => ({ type: "employee-used", seat, department: "sales", effect, desk: 0 }) as const),
  ],
  "employee-sent": [{ type: "employee-sent", seat, department: "start-commerce-finance", region: "west" }],
  "employee-moved": [
    {
      type: "employee-moved",
      seat,
      from: 14,
      to: 10,
      origin: { on: "lobby" },
      destination: { on: "department", department: "start-hr" },
      active: false,
      how: "step",
    },
    {
      type: "employee-moved",
      seat,
      from: 10,
      to: 3,
      origin: { on: "department", department: "start-hr" },
      destination: { on: "space", row: 1, column: 4 },
      active: true,
      how: "transfer",
    },
    {
      type: "employee-moved",
      seat,
      from: 3,
      to: 0,
      origin: { on: "space", row: 1, column: 4 },
      destination: { on: "department", department: "sales" },
      active: false,
      how: "relocation",
    },
  ],
  "relocation-declined": [{ type: "relocation-declined", seat }],
  "transfers-ended": [
    { type: "transfers-ended", seat, left: 0 },
    { type: "transfers-ended", seat, left: 1 },
  ],
  "department-built": [
    {
      type: "department-built",
      seat,
      department: "sales",
      cell: 1,
      place: { on: "space", row: 1, column: 2 },
      goods: 2,
    },
  ],
  "project-built": [
    { type: "project-built", seat, tab: "industry", city: "los-angeles", slot: 1, department: "start-construction" },
  ],
  "tab-advanced": [{ type: "tab-advanced", seat, tab: "housing", at: 1, cost: 2 }],
  "transport-advanced": [{ type: "transport-advanced", seat, region: "south", at: 2, cost: 3 }],
  "turn-ended": [{ type: "turn-ended", seat }],
  "employee-activated": [
    { type: "employee-activated", seat, cell: 9, department: "start-commerce-finance", desk: 1, cost: 0 },
    { type: "employee-activated", seat, cell: 11, department: "engineering", desk: 0, cost: 2 },
  ],
  "activation-ended": [{ type: "activation-ended", seat }],
  "andrew-card-drawn": [
    { type: "andrew-card-drawn", back: "hr", next: "?" },
    { type: "andrew-card-drawn", back: "?" },
  ],
  "andrew-card-revealed": [{ type: "andrew-card-revealed", card: "A09", next: "construction" }],
  "andrew-donated": [{ type: "andrew-donated", space: "welfare-3" }],
  "andrew-department-taken": [{ type: "andrew-department-taken", department: "recruiting" }],
  "andrew-project-built": [{ type: "andrew-project-built", city: "new-york", slot: 0 }],
  "andrew-transport-advanced": [{ type: "andrew-transport-advanced", region: "midwest", at: 4 }],
  "andrew-card-shifted": [
    { type: "andrew-card-shifted", steps: 3, position: 3, reason: { by: "human-resources" } },
    { type: "andrew-card-shifted", steps: 1, position: 1, reason: { by: "donation-occupied", space: "health-1" } },
    { type: "andrew-card-shifted", steps: 1, position: 2, reason: { by: "no-department", action: "rd" } },
    { type: "andrew-card-shifted", steps: 1, position: 4, reason: { by: "city-full", city: "fargo" } },
    { type: "andrew-card-shifted", steps: 1, position: 4, reason: { by: "no-disk" } },
    { type: "andrew-card-shifted", steps: 2, position: 4, reason: { by: "track-blocked", region: "east" } },
  ],
  "andrew-card-scored": [{ type: "andrew-card-scored", card: "N01", position: 4, vp: 10 }],
};

export const MOVE_SAMPLES: { readonly [T in MoveType]: Some<MoveOf<T>> } = {
  "fill-sheet-row": [
    { type: "fill-sheet-row", row: "goods", value: 4 },
    { type: "fill-sheet-row", row: "employees", value: 3 },
    { type: "fill-sheet-row", row: "vp", value: -6 },
    { type: "fill-sheet-row", row: "moves", value: 6 },
    { type: "fill-sheet-row", row: "bid", value: 0 },
    { type: "fill-sheet-row", row: "bid", value: 3 },
  ],
  "choose-side": [{ type: "choose-side", tab: "commerce", side: "A" }],
  "place-housing": [{ type: "place-housing", city: "denver", slot: 2 }],
  "reserve-department": [{ type: "reserve-department", department: "sales" }],
  "lay-donation-tile": [{ type: "lay-donation-tile", tile: "welfare", column: "education" }],
  "skip-donation-tile": [{ type: "skip-donation-tile" }],
  "end-setup-moves": [{ type: "end-setup-moves" }],
  "note-secret-donation": [{ type: "note-secret-donation", space: "welfare-4" }],
  "choose-row": [{ type: "choose-row", row: "rd" }],
  "return-employees": [
    { type: "return-employees", count: 1 },
    { type: "return-employees", count: 2 },
  ],
  "divide-arrivals": [
    { type: "divide-arrivals", newLobby: 0 },
    { type: "divide-arrivals", newLobby: 2 },
  ],
  "choose-gain": [
    { type: "choose-gain", gain: "money" },
    { type: "choose-gain", gain: "employee" },
  ],
  "choose-track-income": [{ type: "choose-track-income", space: 0 }],
  "make-donation": [{ type: "make-donation", space: "human-rights-4" }],
  "end-event": [{ type: "end-event" }],
  "announce-wait": [{ type: "announce-wait" }],
  "go-first": [{ type: "go-first" }],
  "use-action-choice": [{ type: "use-action-choice", action: "hr" }],
  "use-employee": [
    { type: "use-employee", department: "start-hr", effect: "moves" },
    { type: "use-employee", department: "start-commerce-finance", desk: 0, effect: "money" },
    { type: "use-employee", department: "start-commerce-finance", desk: 0, effect: "mission-money", region: "west" },
    {
      type: "use-employee",
      department: "start-construction",
      desk: 0,
      effect: "mission-build",
      region: "midwest",
      tab: "industry",
    },
    {
      type: "use-employee",
      department: "engineering",
      desk: 0,
      effect: "mission-build",
      region: "midwest",
      tab: "infrastructure",
    },
    { type: "use-employee", department: "construction-outsourcing", desk: 0, effect: "outsource", tab: "housing" },
    { type: "use-employee", department: "sales", desk: 0, effect: "sell", amount: 1 },
    { type: "use-employee", department: "supply-chain", desk: 0, effect: "buy", amount: 3 },
    { type: "use-employee", department: "knowledge-sharing", desk: 0, effect: "partners", region: "south" },
  ],
  "build-project": [
    { type: "build-project", city: "seattle", slot: 0 },
    { type: "build-project", city: "san-francisco", slot: 2 },
    { type: "build-project", city: "denver", slot: 0 },
  ],
  "choose-department": [{ type: "choose-department", department: "archives" }],
  "place-department": [{ type: "place-department", cell: 5 }],
  "relocate-employee": [{ type: "relocate-employee", from: 14 }],
  "decline-relocation": [{ type: "decline-relocation" }],
  "copy-donation": [{ type: "copy-donation", space: "health-5" }],
  "pick-employee": [{ type: "pick-employee", from: 10, desk: 0 }],
  "transfer-employee": [{ type: "transfer-employee", to: 0 }],
  "end-transfers": [{ type: "end-transfers" }],
  "end-turn": [{ type: "end-turn" }],
  "move-employee": [
    { type: "move-employee", from: 14, to: 10 },
    { type: "move-employee", from: 10, to: 14, desk: 1 },
  ],
  "advance-tab": [{ type: "advance-tab", tab: "infrastructure" }],
  "advance-transport": [{ type: "advance-transport", region: "midwest" }],
  "sell-goods": [{ type: "sell-goods" }],
  "activate-employee": [
    { type: "activate-employee", cell: 10, desk: 0 },
    { type: "activate-employee", cell: 10, desk: 0, terms: "raise" },
    { type: "activate-employee", cell: 10, desk: 0, terms: "cut" },
  ],
  "end-activation": [{ type: "end-activation" }],
};
