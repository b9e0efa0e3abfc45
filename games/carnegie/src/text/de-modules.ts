import type { ModuleId } from "../modules/ids.ts";
import type { Names, ReconstructedHelp } from "./vocabulary.ts";

export const moduleNames: Names<ModuleId> = {
  "new-beginning": "Ein neuer Anfang",
  "new-departments": "Neue Abteilungen",
  "open-bar": "Abteilungsbüfett",
  "new-donations": "Neue Spenden",
  "right-to-wait": "Warterecht",
  "secret-donation": "Geheime Spende",
};

export const moduleLines: Names<ModuleId> = {
  "new-beginning":
    "Alle haben $50, kaufen damit heimlich Warenwürfel, Mitarbeiter, SP und Schritte für den Start und bieten um den ersten Zug.",
  "new-departments":
    "Die Abteilungen 17 bis 32 spielen mit: Je Art werden vier verschiedene Abteilungen gezogen, jede doppelt.",
  "open-bar": "Von allen 32 Abteilungen je ein Exemplar statt Paaren. Nicht zusammen mit „Neue Abteilungen“.",
  "new-donations":
    "Jeder darf eine Spalte der Spenden mit einem Plättchen voll neuer Spenden überdecken. Nicht im Solo-Spiel.",
  "right-to-wait": "Der Startspieler darf seine Abteilungen zuletzt statt zuerst nutzen. Nicht im Solo-Spiel.",
  "secret-donation":
    "Alle notieren heimlich eine Spende; sie ist kostenlos und wird am Ende gewertet. Nicht im Solo-Spiel.",
};

export const reconstructedHelp: ReconstructedHelp = {
  intro:
    "Zwei Tabellen dieses Spiels sind nachgebildet, weil die gedruckten nicht lesbar waren. Sie passen zu allen Beispielen und Summen der Anleitungen, aber einzelne Werte können von deinem Exemplar abweichen.",
  projectTabs:
    "Projektstreifen: wie viele Felder jede Seite hat, was ein Schritt kostet, welches Einkommen unter den Scheiben liegt und wo die SP stehen.",
  companyBoard:
    "Unternehmensplan: wo der Empfang und die fünf Startabteilungen liegen und was ihre Arbeitsplätze kosten.",
  ownTables:
    "Wenn du das Spiel besitzt, kannst du die gedruckten Werte eintragen: Eine eigene Tabelle (components.projectTabs, components.companyBoard) tritt nach einer Prüfung an der Anleitung an die Stelle unserer.",
};
