import type { carnegieEn } from "../en/carnegie.ts";
import type { Translated } from "../words.ts";

export const carnegieDe: Translated<typeof carnegieEn> = {
  player: "Spieler {number}",
  setup: "Aufbau",
  "round-of": "Runde {round} von {rounds}",
  "first-player": "Startspieler: {name}",
  "first-sign": "1.",
  phases: "Phasen",
  tray: "Entscheidungen",
  ways: "Möglichkeiten",
  mission: "Außeneinsatz: {what}",
  "all-of-them": "Alle zusammen, {count}-mal: {what}",
  "terms-plain": "Aufgedruckter Preis",
  "terms-raise": "$2 mehr, 1 SP erhalten",
  "terms-cut": "$1 und 1 SP zahlen",
  "drawer-donations": "Spenden",
  "drawer-display": "Abteilungen",
  "surface-map": "Karte",
  "surface-company": "Unternehmen",
  "surface-timeline": "Zeitplan",
  "surface-boards": "Pläne",
  "surface-players": "Mitspieler",
};
