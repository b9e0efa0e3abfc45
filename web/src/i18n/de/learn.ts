import type { learnEn } from "../en/learn.ts";
import type { Translated } from "../words.ts";

export const learnDe: Translated<typeof learnEn> = {
  "rules.search": "Regeln durchsuchen",
  "rules.contents": "Inhalt",
  "rules.example": "Beispiel",
  "rules.found": { one: "{count} Abschnitt gefunden", other: "{count} Abschnitte gefunden" },
  "rules.nothing": "Kein Abschnitt spricht von „{query}“.",
  "rules.loading": "Die Regeln werden geöffnet …",
  "guide.name": "Anleitung",
  "guide.step": "Schritt {step} von {steps}",
  "guide.tip": "Kurz gesagt",
  "guide.next": "Weiter",
  "guide.back": "Zurück",
  "guide.more": "Regel nachlesen",
  "guide.leave": "Ohne Anleitung weiterspielen",
  "guide.not-yet": "Erlaubt, aber das heben wir uns für später auf. {task}",
  "grid.workers": "Arbeiterkarten und Schichten",
  "grid.players": "Spieler",
  "grid.shifts": "Schichten",
  "grid.docks": "Wappen der Gleise",
  "grid.objectives": "Alle Geschäftsziele, je eine Karte",
  "grid.lorries": "Die zehn Lorenkarten jedes Wappens",
  "grid.orders": "Die sieben Aufträge jedes Bestimmungsortes",
  "grid.innovations": "Die sechzehn Innovationen",
  "grid.lorries-shown": "Loren",
  "grid.count": "Karten",
};
