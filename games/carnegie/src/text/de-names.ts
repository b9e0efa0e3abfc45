import { type Column, columnOf, type DonationId, rowOf, type SpaceId } from "../data/donations.ts";
import type { ProjectType, Region } from "../data/map.ts";
import type { SheetRow } from "../data/new-beginning.ts";
import type { CardBack, SoloLevel } from "../data/solo-cards.ts";
import type { ActionType } from "../data/timeline.ts";
import type { TransportLevel } from "../data/tracks.ts";
import { type Gain, type GainKind, gainAmount, gainKind } from "../gain.ts";
import type { Category } from "../scoring/sheet.ts";
import type { PhaseId } from "../state.ts";
import type { Names } from "./vocabulary.ts";

export const regionNames: Names<Region> = {
  west: "Westen",
  midwest: "Mittlerer Westen",
  south: "Süden",
  east: "Osten",
};

export const inRegion: Names<Region> = {
  west: "im Westen",
  midwest: "im Mittleren Westen",
  south: "im Süden",
  east: "im Osten",
};

export const actionNames: Names<ActionType> = {
  hr: "Personal",
  management: "Verwaltung",
  construction: "Konstruktion",
  rd: "Forschung & Entwicklung",
};

export const projectNames: Names<ProjectType> = {
  housing: "Wohnen",
  commerce: "Handel",
  industry: "Industrie",
  infrastructure: "Öffentliche Infrastruktur",
};

export const levelNames: Names<TransportLevel> = {
  cart: "Fuhrwerk",
  stagecoach: "Postkutsche",
  railroad: "Eisenbahn",
};

export const columnNames: Names<Column> = {
  education: "Bildung",
  "human-rights": "Menschenrechte",
  welfare: "Gemeinwohl",
  health: "Gesundheit",
};

export const soloLevelNames: Names<SoloLevel> = {
  easy: "Leicht",
  normal: "Normal",
  difficult: "Schwer",
  expert: "Experte",
};

export const phaseNames: Names<PhaseId> = {
  sheets: "Gebotszettel ausfüllen",
  "tab-sides": "Seiten der Projektstreifen wählen",
  housing: "Erste Wohnprojekte und Abteilungen",
  "donation-tiles": "Spendenplättchen legen",
  "setup-moves": "Mitarbeiter vor der ersten Runde bewegen",
  "setup-activation": "Mitarbeiter vor der ersten Runde aktivieren",
  "secret-donations": "Geheime Spenden notieren",
  "choose-row": "Aktion wählen",
  event: "Ereignis",
  departments: "Abteilungen nutzen",
  activation: "Mitarbeiter aktivieren",
  over: "Spielende",
};

export const sheetRowNames: Names<SheetRow> = {
  goods: "Warenwürfel",
  employees: "Mitarbeiter am Empfang",
  vp: "Siegpunkte",
  moves: "Mitarbeiterschritte",
  bid: "Startspielergebot",
};

export const categoryNames: Names<Category> = {
  "during-the-game": "SP während des Spiels",
  "action-choice": "Ungenutzter Aktionsjoker",
  "active-employees": "Aktive Mitarbeiter",
  departments: "Gebaute Abteilungen",
  "endgame-departments": "Abteilungen der Schlusswertung",
  tabs: "Projektstreifen",
  connections: "Verbindungen zwischen Großstädten",
  cities: "Projekte in Städten",
  donations: "Spenden",
  "secret-donation": "Geheime Spende",
  "andrew-cards": "Andrews Karten",
  "andrew-departments": "Andrews Abteilungen",
  "andrew-transport": "Andrews letzte Transportfelder",
  "andrew-cities": "Andrews Projekte in Städten",
  "andrew-donations": "Andrews Spenden",
};

export const gainKindNames: Names<GainKind> = {
  money: "Geld",
  goods: "Warenwürfel",
  vp: "SP",
  study: "Forschungspunkte",
  moves: "Mitarbeiterschritte",
  employee: "neuer Mitarbeiter",
};

export function donationName(id: DonationId): string {
  const space = id.replace(/^x-/, "") as SpaceId;
  const name = `${columnNames[columnOf(space)]} ${rowOf(space)}`;
  return space === id ? name : `${name} (Plättchen)`;
}

export function cardBack(back: CardBack): string {
  return back === "?" ? "„?“, eine anspruchsvolle Karte" : actionNames[back];
}

function counted(amount: number, one: string, many: string): string {
  const digits = amount < 0 ? `−${-amount}` : `${amount}`;
  return `${digits} ${amount === 1 ? one : many}`;
}

export const money = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
export const goods = (amount: number) => counted(amount, "Warenwürfel", "Warenwürfel");
export const vp = (amount: number) => counted(amount, "SP", "SP");
export const study = (amount: number) => counted(amount, "Forschungspunkt", "Forschungspunkte");
export const moves = (amount: number) => counted(amount, "Mitarbeiterschritt", "Mitarbeiterschritte");
export const employees = (amount: number) => counted(amount, "Mitarbeiter", "Mitarbeiter");

const AMOUNT: Readonly<Record<GainKind, (amount: number) => string>> = {
  money,
  goods,
  vp,
  study,
  moves,
  employee: employees,
};

export const gain = (value: Gain) => AMOUNT[gainKind(value)](gainAmount(value));
