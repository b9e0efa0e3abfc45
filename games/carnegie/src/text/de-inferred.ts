import { departmentNames } from "./de-departments.ts";
import { projectNames } from "./de-names.ts";
import type { InferredWords } from "./vocabulary.ts";

export const inferredWords: InferredWords = {
  intro:
    "Die Projektstreifen und der Unternehmensplan sind von Fotos der gedruckten abgelesen. Einige Werte waren nicht zu erkennen und sind erschlossen: Sie folgen dem Muster der anderen und passen zu allen Beispielen und Summen der Anleitungen, können aber von deinem Exemplar abweichen:",
  none: "In dieser Partie ist kein Wert der Projektstreifen und des Unternehmensplans erschlossen: Alle sind abgelesen oder von jemandem bestätigt oder eingetragen, der das Spiel besitzt.",
  ownTables:
    "Wenn du das Spiel besitzt, vergleiche bitte. Ein eigenes Materialprofil (components.projectTabs, components.companyBoard) bestätigt oder berichtigt diese Werte nach einer Prüfung an der Anleitung.",
  mark: "erschlossen",
  countMark: "Anzahl erschlossen",
  spaces: (tab, side, numbers, count) =>
    `Projektstreifen ${projectNames[tab]}, Seite ${side}: ${count === 1 ? "Feld" : "Felder"} ${numbers}`,
  place: (space) => `Unternehmensplan: wo ${space === "lobby" ? "der Empfang" : `„${departmentNames[space]}“`} liegt`,
  desks: (department) => `Unternehmensplan: die Arbeitsplätze von „${departmentNames[department]}“`,
  deskCount: (department) => `Unternehmensplan: wie viele Arbeitsplätze „${departmentNames[department]}“ hat`,
};
