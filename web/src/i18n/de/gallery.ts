import type { galleryEn } from "../en/gallery.ts";
import type { Translated } from "../words.ts";

export const galleryDe: Translated<typeof galleryEn> = {
  intro: "Jedes Teil von Glück Auf in jedem Zustand, bei Tag und bei Nacht, dazu Stellungen aus Partien zwischen Bots.",
  day: "Morgens auf dem Zechenhof",
  night: "Nachtschicht",
  art: "Zeichnungen",
  cards: "Karten",
  positions: "Stellungen",
  "position-worker-action": "Arbeiter einsetzen",
  "position-card-payment": "Bezahlen",
  "position-innovation-payment": "Mit Innovationen bezahlen",
  "position-wagon-dock": "Ein Waggon für ein Gleis",
  "position-mining-step": "Fördern",
  "position-train": "Ausliefern",
  "position-wild-card": "Freie Wahl",
  "position-after-action": "Nach der Aktion",
  "position-game-over": "Spielende",
  back: "Rückseite einer Karte",
  players: "Spieler",
  "symbol-anvil": "Amboss",
  "symbol-star": "Stern",
  "symbol-wave": "Welle",
  "symbol-gear": "Zahnrad",
  tools: "Zeichen",
  "crest-sizes": "Mit 20, 28 und 48 Pixeln, ohne Farbe",
};
