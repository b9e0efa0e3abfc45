import type { Seat } from "@montan/engine";
import type { Cause } from "./cause.ts";
import { TILE_IDS } from "./data/departments.ts";
import { PROJECT_TYPES, type ProjectType } from "./data/map.ts";
import { SHEET_ROWS } from "./data/new-beginning.ts";
import type { Side } from "./data/tabs.ts";
import type { Event, EventOf, EventType, ShiftReason } from "./events.ts";
import { each, keyed, oneOf, type Pass, plain } from "./passing.ts";
import type { Place } from "./place.ts";
import type { Sheet, State } from "./state.ts";

export const passCause: Pass<Cause> = oneOf<"by", Cause>("by", {
  "transport-income": { region: plain },
  "project-income": { tab: plain },
  city: { city: plain, region: plain },
  "track-bonus": { region: plain },
  department: { department: plain },
  activation: { cell: plain, department: plain },
  donation: { space: plain, donation: plain },
  "copied-donation": {},
  "building-department": { department: plain },
  "building-project": { tab: plain },
  "first-player-bid": {},
  "new-beginning": {},
});

const place: Pass<Place> = oneOf<"on", Place>("on", {
  lobby: {},
  department: { department: plain },
  space: { row: plain, column: plain },
});

const reason: Pass<ShiftReason> = oneOf<"by", ShiftReason>("by", {
  "human-resources": {},
  "donation-occupied": { space: plain },
  "no-department": { action: plain },
  "city-full": { city: plain },
  "no-disk": {},
  "track-blocked": { region: plain },
});

export const passSheet: Pass<Sheet> = keyed<Sheet>(SHEET_ROWS, plain);

/** A field that only the event's own seat may know. */
interface Own<V> {
  readonly own: Pass<V>;
}
const own = <V>(pass: Pass<V>): Own<V> => ({ own: pass });

type Field<V> = Pass<V> | Own<V>;
type Fields<E> = { readonly [K in Exclude<keyof E, "type">]-?: Field<Exclude<E[K], undefined>> };

const amount = { seat: plain, amount: plain };
const caused = { ...amount, cause: passCause };

/** What everybody is told of every event, field by field; of secret choices only that they were made (C-Y1). */
const TOLD: { readonly [T in EventType]: Fields<EventOf<T>> } = {
  "timeline-dealt": { strips: plain },
  "departments-dealt": { display: keyed<State["display"]>(TILE_IDS, plain) },
  "sheet-row-filled": { seat: plain, row: own(plain), value: own(plain) },
  "sheets-revealed": { sheets: each(passSheet) },
  "side-chosen": { seat: plain, tab: plain, side: own(plain) },
  "sides-revealed": { sides: each(keyed<Readonly<Record<ProjectType, Side>>>(PROJECT_TYPES, plain)) },
  "first-player-determined": { seat: plain, by: plain },
  "action-choice-dealt": { seat: plain },
  "neutral-donation-placed": { space: plain },
  "neutral-disk-placed": { city: plain, slot: plain },
  "housing-placed": { seat: plain, city: plain, slot: plain },
  "department-reserved": { seat: plain, department: plain },
  "donation-tile-laid": { seat: plain, tile: plain, column: plain },
  "donation-tile-skipped": { seat: plain },
  "secret-donation-noted": { seat: plain, space: own(plain), donation: own(plain) },
  "secret-donation-revealed": { seat: plain, space: plain, donation: plain },

  "round-started": { round: plain, first: plain },
  "row-chosen": { owner: plain, row: plain, eventRow: plain, region: plain, donation: plain },
  "marker-moved": { row: plain, at: plain },
  "game-ended": { winners: plain },

  "employees-returned": { seat: plain, region: plain, count: plain },
  "income-declined": { seat: plain, region: plain },
  "arrivals-divided": { seat: plain, lobby: plain, newLobby: plain },
  "track-income-chosen": { seat: plain, region: plain, space: plain },
  "donation-made": { seat: plain, space: plain, donation: plain, price: plain, copied: plain },
  "donation-declined": { seat: plain },

  "money-gained": caused,
  "money-paid": caused,
  "goods-gained": caused,
  "goods-paid": caused,
  "goods-sold": amount,
  "vp-scored": caused,
  "study-gained": caused,
  "study-lost": amount,
  "moves-gained": caused,
  "moves-lost": amount,
  "employees-gained": { ...caused, lost: plain },

  "waiting-announced": { seat: plain },
  "waiting-declined": { seat: plain },
  "action-choice-used": { seat: plain, action: plain },
  "employee-used": { seat: plain, department: plain, effect: plain, desk: plain },
  "employee-sent": { seat: plain, department: plain, region: plain },
  "employee-moved": {
    seat: plain,
    from: plain,
    to: plain,
    origin: place,
    destination: place,
    active: plain,
    how: plain,
  },
  "relocation-declined": { seat: plain },
  "transfers-ended": { seat: plain, left: plain },
  "department-built": { seat: plain, department: plain, cell: plain, place, goods: plain },
  "project-built": { seat: plain, tab: plain, city: plain, slot: plain, department: plain },
  "tab-advanced": { seat: plain, tab: plain, at: plain, cost: plain },
  "transport-advanced": { seat: plain, region: plain, at: plain, cost: plain },
  "turn-ended": { seat: plain },

  "employee-activated": { seat: plain, cell: plain, department: plain, desk: plain, cost: plain },
  "activation-ended": { seat: plain },

  "andrew-card-drawn": { back: plain, next: plain },
  "andrew-card-revealed": { card: plain, next: plain },
  "andrew-donated": { space: plain },
  "andrew-department-taken": { department: plain },
  "andrew-project-built": { city: plain, slot: plain },
  "andrew-transport-advanced": { region: plain, at: plain },
  "andrew-card-shifted": { steps: plain, position: plain, reason },
  "andrew-card-scored": { card: plain, position: plain, vp: plain },
};

/** What one seat is told of an event; undefined: a spectator. */
export function redactFor(event: Event, seat: Seat | undefined): Event {
  const mine = "seat" in event && event.seat === seat;
  const told: Record<string, unknown> = { type: event.type };
  for (const [name, field] of Object.entries(TOLD[event.type] as Readonly<Record<string, Field<unknown>>>)) {
    const value = (event as unknown as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) continue;
    if (typeof field === "function") told[name] = field(value);
    else if (mine) told[name] = field.own(value);
  }
  return told as unknown as Event;
}
