import type { Destination, ObjectiveKind } from "@montan/gluckauf";
import { type GluckaufWords, MODEL_NUMERALS } from "./gluckauf-en.ts";

const destinations: Readonly<Record<Destination, string>> = {
  barracks: "Mietskasernen",
  furnaces: "Hochöfen",
  factories: "Fabriken",
  steamboats: "Dampfschiffe",
};

function objective(card: ObjectiveKind): string {
  switch (card.kind) {
    case "shift-pairs":
      return `${card.vp} SP je 2 Schichtmarker`;
    case "objectives":
      return `${card.vp} SP je Geschäftsziel`;
    case "engine-model":
      return `${card.vp} SP je Lok ${MODEL_NUMERALS[card.model]}`;
    case "assigned-shares":
      return `${card.vp} SP je zugewiesenem Anteil (${destinations[card.destination]})`;
    case "orders":
      return `${card.vp} SP je Auftrag für ${destinations[card.destination]}`;
    case "order-lorries":
      return `${card.vp} SP ab zusammen ${card.atLeast} Loren für ${destinations[card.destination]}`;
  }
}

export const gluckaufDe: GluckaufWords = {
  crests: { wheel: "Rad", clover: "Klee", tower: "Turm", fox: "Fuchs", wild: "Joker" },
  destinations,
  areas: {
    "lorries-left": "Loren links",
    "lorries-right": "Loren rechts",
    "wagons-left": "Waggons links",
    "wagons-right": "Waggons rechts",
    engines: "Loks",
    orders: "Aufträge",
    shares: "Anteile",
    innovations: "Innovationen",
    objectives: "Geschäftsziele",
    "mining-0-1": "Fördern 0/1",
    "mining-1-2": "Fördern 1/2",
    "mining-2-3": "Fördern 2/3",
    delivery: "Ausliefern",
    wild: "Freie Wahl",
  },
  innovations: {
    "workers-3": "1–3 Arbeiter",
    "workers-4": "1–4 Arbeiter",
    "workers-5": "1–5 Arbeiter",
    lorry: "Lore nehmen",
    wagon: "Waggon nehmen",
    engine: "Lok nehmen",
    order: "Auftrag nehmen",
    share: "Anteil nehmen",
    mining: "Fördern bis 4 Schritte",
    delivery: "Ausliefern",
  },
  objective,
  vp: "SP",
  shift: (shift, last) => `Schicht ${shift} von ${last}`,
  over: "das Spiel ist vorbei",
  startPlayer: (name) => `Startspieler ${name}`,
  head: { stack: "Auslage", top: "Oberste Karte", left: "Rest", cost: "Preis", workers: "Schon eingesetzt" },
  empty: "leer",
  covered: "verdeckt",
  engine: (model) => `Lok ${MODEL_NUMERALS[model]}`,
  action: {
    "mining-0-1": "0 oder 1 Schritt",
    "mining-1-2": "1 oder 2 Schritte",
    "mining-2-3": "2 oder 3 Schritte",
    delivery: "Güterzüge eines Lok-Modells",
    wild: "1 von 4 eines Stapels",
  },
  miningRow: "Förderreihe",
  front: "vorn",
  storage: "Zwischenlager",
  dock: (dock, crests) => `Gleis ${dock} ${crests}`,
  lorries: (count) => (count === 1 ? "1 Lore" : `${count} Loren`),
  workers: "Arbeiter",
  workersTotal: (total) => `(zusammen ${total})`,
  orders: "Aufträge",
  innovationHand: "Innovationen",
  shares: "Anteile",
  shareWorth: (assigned, vp) => `${assigned} zugewiesen, ${vp} SP`,
  objectives: "Geschäftsziele",
  now: (vp) => `(jetzt ${vp} SP)`,
  tokens: "Schichtmarker",
  delivered: "Ausgeliefert",
  deliveredCards: (engines, orders) => `Loks ${engines}; Aufträge ${orders}`,
  secret: "kennst nur du",
  hidden: (count) => `${count} verdeckt`,
  passed: "hat gepasst",
  none: "–",
  legend: [
    "● ist eine Lore. [Fuchs ●●] ist ein beladener Waggon, [Fuchs –] ein leerer, [Joker: Fuchs ●●] ein Joker-Waggon mit seiner Ladung.",
    "Die Förderreihe läuft von links nach rechts: Die Karte am rechten Ende liegt vorn.",
    "Der Preis gilt für den nächsten Einsatz: ein Arbeiter mehr als beim letzten dort in dieser Schicht.",
  ],
  reconstructed: [
    "Die Spielregel nennt nicht jede Zahl auf den Karten. Drei Tabellen sind so rekonstruiert, dass alle gedruckten Summen stimmen:",
    "- wie sich die zehn Lorenkarten eines Wappens auf einzelne und doppelte verteilen, und die SP der einzelnen;",
    "- Loren und SP der sieben Aufträge eines Bestimmungsortes;",
    "- wie viele der sechzehn Innovationen es von jeder Art gibt.",
    'Wer das Spiel besitzt, setzt die gedruckten Zahlen ein: --options @DATEI mit {"components":{…}}.',
  ],
  categories: {
    lorries: "Einzelne Loren",
    orders: "Erfüllte Aufträge",
    shares: "Zugewiesene Anteile",
    "shift-tokens": "Schichtmarker",
    objectives: "Geschäftsziele",
  },
};
