import type { ModuleId } from "../modules/ids.ts";
import type { Names } from "./vocabulary.ts";

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
    "Jeder darf eine Spalte des Spendenbereichs mit einem Plättchen neuer Spenden überdecken. Nicht im Solo-Spiel.",
  "right-to-wait": "Der Startspieler darf seine Abteilungen zuletzt statt zuerst nutzen. Nicht im Solo-Spiel.",
  "secret-donation":
    "Alle notieren heimlich eine Spende; sie ist kostenlos und wird am Ende gewertet. Nicht im Solo-Spiel.",
};
