import type { Sentences } from "@montan/engine";
import { PROJECT_TYPES } from "../data/map.ts";
import { SHEET_ROWS, type SheetRow } from "../data/new-beginning.ts";
import { ACTION_TYPES, STRIPS, type StripId } from "../data/timeline.ts";
import type { Sheet } from "../state.ts";
import type { SetupEvent } from "./events.ts";
import type { EventSay } from "./say.ts";

export const deSetupEvents: Sentences<SetupEvent, EventSay> = {
  "timeline-dealt": ({ strips }, say) => `Der Zeitplan liegt aus: ${timeline(strips, say)}.`,
  "departments-dealt": ({ display }) => {
    const tiles = Object.values(display).reduce((sum, copies) => sum + copies, 0);
    return tiles === 1 ? "1 Abteilung liegt aus." : `${tiles} Abteilungen liegen aus.`;
  },
  "sheet-row-filled": ({ seat, row, value }, say) =>
    row === undefined || value === undefined
      ? `${say.name(seat)} füllt eine Zeile des Gebotszettels aus.`
      : `${say.name(seat)} füllt den Gebotszettel aus: ${rowOfSheet(row, value, say)}.`,
  "sheets-revealed": ({ sheets }, say) =>
    `Die Gebotszettel werden aufgedeckt. ${sheets.map((sheet, seat) => `${say.name(seat)}: ${wholeSheet(sheet, say)}.`).join(" ")}`,
  "side-chosen": ({ seat, tab, side }, say) =>
    side === undefined
      ? `${say.name(seat)} hat eine Seite des Projektstreifens ${say.project[tab]} gewählt.`
      : `${say.name(seat)} wählt Seite ${side} des Projektstreifens ${say.project[tab]}.`,
  "sides-revealed": ({ sides }, say) => {
    const all = sides.map(
      (own, seat) => `${say.name(seat)}: ${PROJECT_TYPES.map((tab) => `${say.project[tab]} ${own[tab]}`).join(", ")}.`,
    );
    return `Die Seiten der Projektstreifen werden aufgedeckt. ${all.join(" ")}`;
  },
  "first-player-determined": ({ seat, by }, say) => {
    if (by === "bid") return `${say.name(seat)} hat am meisten geboten und ist Startspieler.`;
    return by === "solo" || by === "agreement"
      ? `${say.name(seat)} beginnt.`
      : `${say.name(seat)} wird als Startspieler ausgelost.`;
  },
  "action-choice-dealt": ({ seat }, say) => `${say.name(seat)} erhält einen Aktionsjoker.`,
  "neutral-donation-placed": ({ space }, say) =>
    `Eine neutrale Scheibe kommt auf die Spende ${say.donationName(space)}.`,
  "neutral-disk-placed": ({ city, slot }, say) => `Eine neutrale Scheibe kommt nach ${say.slot(city, slot)}.`,
  "housing-placed": ({ seat, city }, say) => `${say.name(seat)} realisiert das erste Wohnprojekt in ${say.city(city)}.`,
  "department-reserved": ({ seat, department }, say) =>
    `${say.name(seat)} legt die Abteilung ${say.quoted(department)} in den Vorrat.`,
  "donation-tile-laid": ({ seat, tile, column }, say) =>
    `${say.name(seat)} legt das Plättchen ${say.column[tile]} über die Spalte ${say.column[column]}.`,
  "donation-tile-skipped": ({ seat }, say) => `${say.name(seat)} legt kein Spendenplättchen.`,
  "secret-donation-noted": ({ seat, donation }, say) =>
    donation === undefined
      ? `${say.name(seat)} notiert eine geheime Spende.`
      : `${say.name(seat)} notiert eine geheime Spende: ${say.donationName(donation)} (${say.donationEffect(donation)}).`,
};

function timeline(strips: readonly StripId[], say: EventSay): string {
  const rows = ACTION_TYPES.map((row, index) => {
    const strip = strips[index];
    const spaces: readonly (keyof EventSay["region"] | "donation")[] = strip === undefined ? [] : STRIPS[strip];
    return `${say.action[row]} – ${spaces.map((s) => (s === "donation" ? "Spende" : say.region[s])).join(", ")}`;
  });
  return rows.join("; ");
}

function rowOfSheet(row: SheetRow, value: number, say: EventSay): string {
  const words = {
    goods: say.goods,
    employees: (count: number) => `${say.employees(count)} am Empfang`,
    vp: say.vp,
    moves: say.moves,
    bid: (bid: number) => `Gebot ${say.money(bid)}`,
  };
  return words[row](value);
}

function wholeSheet(sheet: Sheet, say: EventSay): string {
  return SHEET_ROWS.flatMap((row) => (sheet[row] === undefined ? [] : [rowOfSheet(row, sheet[row], say)])).join(", ");
}
