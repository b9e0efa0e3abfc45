import type { Sentences } from "@montan/engine";
import { PROJECT_TYPES } from "../data/map.ts";
import { SHEET_ROWS, type SheetRow } from "../data/new-beginning.ts";
import { ACTION_TYPES, STRIPS, type StripId } from "../data/timeline.ts";
import type { Sheet } from "../state.ts";
import type { SetupEvent } from "./events.ts";
import type { EventSay } from "./say.ts";

export const enSetupEvents: Sentences<SetupEvent, EventSay> = {
  "timeline-dealt": ({ strips }, say) => `The Timeline is laid out: ${timeline(strips, say)}.`,
  "departments-dealt": ({ display }) => {
    const tiles = Object.values(display).reduce((sum, copies) => sum + copies, 0);
    return `${tiles} ${tiles === 1 ? "department is" : "departments are"} on display.`;
  },
  "sheet-row-filled": ({ seat, row, value }, say) =>
    row === undefined || value === undefined
      ? `${say.name(seat)} fills in a row of the sheet.`
      : `${say.name(seat)} fills in the sheet: ${rowOfSheet(row, value, say)}.`,
  "sheets-revealed": ({ sheets }, say) =>
    `The sheets are revealed. ${sheets.map((sheet, seat) => `${say.name(seat)}: ${wholeSheet(sheet, say)}.`).join(" ")}`,
  "side-chosen": ({ seat, tab, side }, say) =>
    side === undefined
      ? `${say.name(seat)} has chosen a side of the ${say.project[tab]} tab.`
      : `${say.name(seat)} chooses side ${side} of the ${say.project[tab]} tab.`,
  "sides-revealed": ({ sides }, say) => {
    const all = sides.map(
      (own, seat) => `${say.name(seat)}: ${PROJECT_TYPES.map((tab) => `${say.project[tab]} ${own[tab]}`).join(", ")}.`,
    );
    return `The sides of the project tabs are revealed. ${all.join(" ")}`;
  },
  "first-player-determined": ({ seat, by }, say) => {
    if (by === "bid") return `${say.name(seat)} made the highest bid and is first player.`;
    return by === "solo" || by === "agreement"
      ? `${say.name(seat)} goes first.`
      : `${say.name(seat)} is drawn to be first player.`;
  },
  "action-choice-dealt": ({ seat }, say) => `${say.name(seat)} receives an Action Choice tile.`,
  "neutral-donation-placed": ({ space }, say) => `A neutral disk is placed on the donation ${say.donationName(space)}.`,
  "neutral-disk-placed": ({ city, slot }, say) => `A neutral disk goes to ${say.slot(city, slot)}.`,
  "housing-placed": ({ seat, city }, say) => `${say.name(seat)} builds a first Housing project in ${say.city(city)}.`,
  "department-reserved": ({ seat, department }, say) =>
    `${say.name(seat)} takes ${say.quoted(department)} into their reserve.`,
  "donation-tile-laid": ({ seat, tile, column }, say) =>
    `${say.name(seat)} lays the ${say.column[tile]} tile over the ${say.column[column]} column.`,
  "donation-tile-skipped": ({ seat }, say) => `${say.name(seat)} does not lay a donation tile.`,
  "secret-donation-noted": ({ seat, donation }, say) =>
    donation === undefined
      ? `${say.name(seat)} notes a secret donation.`
      : `${say.name(seat)} notes a secret donation: ${say.donationName(donation)} (${say.donationEffect(donation)}).`,
};

function timeline(strips: readonly StripId[], say: EventSay): string {
  const rows = ACTION_TYPES.map((row, index) => {
    const strip = strips[index];
    const spaces: readonly (keyof EventSay["region"] | "donation")[] = strip === undefined ? [] : STRIPS[strip];
    return `${say.action[row]} – ${spaces.map((s) => (s === "donation" ? "donation" : say.region[s])).join(", ")}`;
  });
  return rows.join("; ");
}

function rowOfSheet(row: SheetRow, value: number, say: EventSay): string {
  const words = {
    goods: say.goods,
    employees: (count: number) => `${say.employees(count)} in the Lobby`,
    vp: say.vp,
    moves: say.moves,
    bid: (bid: number) => `bid ${say.money(bid)}`,
  };
  return words[row](value);
}

function wholeSheet(sheet: Sheet, say: EventSay): string {
  return SHEET_ROWS.flatMap((row) => (sheet[row] === undefined ? [] : [rowOfSheet(row, sheet[row], say)])).join(", ");
}
