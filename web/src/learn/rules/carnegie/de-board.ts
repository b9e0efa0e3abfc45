import { example, list, text } from "../section.ts";
import { type BOARD, type ENDING, type Told, table } from "./sections.ts";

/** The boards on the table, and what they are worth at the end. */
export const BOARD_SECTIONS: Told<typeof BOARD | typeof ENDING> = {
  map: {
    title: "Karte und Städte",
    blocks: [
      text(
        "Die Karte hat vier Regionen: Westen, Mittlerer Westen, Süden und Osten. Große und mittelgroße Städte haben Felder für bestimmte Projektarten; eine Kleinstadt hat ein Feld für jedes Projekt.",
      ),
      text(
        "Am Ende zählt jedes deiner Projekte die SP seiner Stadt. Ein Projekt behält seine Art, wo es auch steht. In der Tabelle sind Kleinstädte mit Transportzeichen durch „+“ gekennzeichnet.",
      ),
      table("cities"),
    ],
  },
  tracks: {
    title: "Transportleisten",
    blocks: [
      text(
        "Jede Region hat eine Leiste mit fünf Feldern und drei Stufen: Fuhrwerk, Postkutsche, Eisenbahn. Das Feld deiner Scheibe bestimmt, was ein heimkehrender Mitarbeiter dort einbringt – dieses und kein anderes.",
      ),
      table("tracks"),
      text(
        "Auf dem letzten Feld einer Leiste darf nur eine Scheibe stehen: Solange dort eine Scheibe eines anderen oder von Andrew steht, kommt niemand hinzu. Wer es betritt, bekommt sofort die Belohnung.",
      ),
      text("Die Stufen bestimmen auch, was deine Verbindungen zwischen Großstädten wert sind."),
    ],
  },
  tabs: {
    title: "Projektstreifen",
    blocks: [
      text(
        "Für jede Projektart hast du einen Streifen: Wohnen, Handel, Industrie und Öffentliche Infrastruktur. Forschungspunkte schieben ihn Feld für Feld heraus.",
      ),
      list(
        "Ein Scheibenfeld bringt eine Scheibe, die realisiert werden kann. Danach liegt das Einkommen darunter frei und zahlt bei jedem Einkommen, an dem du teilnimmst.",
        "Hinter den Scheiben stehen SP. Am Ende zählen die Zahlen aller erreichten Felder zusammen: 1, 2 und 3 sind 6 SP.",
        "Seite A hat weniger Scheiben und mehr SP. Seite B hat eine Scheibe mehr, ein einziges Feld mit 3 SP und endet mit einem Feld, das die Obergrenze jeder deiner Spenden um 3 SP anhebt.",
      ),
      text(
        "Höchstens: Wohnen 6 SP, Handel 9, Industrie 12, Öffentliche Infrastruktur 15. Ein fertiger Streifen nimmt keine Forschungspunkte mehr an.",
      ),
      text("Ohne Scheibe im Vorrat lässt sich ein Streifen nicht auf ein Scheibenfeld schieben."),
    ],
  },
  donations: {
    title: "Der Spendenbereich",
    blocks: [
      text(
        "Zwanzig Felder in vier Spalten. Jedes wertet am Ende etwas, das du erreicht hast. Eine Scheibe, gleich von wem, schließt das Feld für weitere Spenden.",
      ),
      table("donations"),
      text(
        "Jede Spende zählt höchstens 12 SP, und 3 SP mehr für jeden Streifen, auf dem du das Feld mit der höheren Obergrenze erreicht hast.",
      ),
      list(
        "Bildung zählt Startabteilungen und den Neuen Empfang, nicht den Empfang vom Spielbeginn.",
        "„Eisenbahn“ meint diese Stufe oder jedes Feld danach.",
      ),
      example(
        "Fünf Verwaltungsabteilungen und Bildung 2: 15 SP, aber die Obergrenze ist 12. Mit einem Streifen, der sie anhebt, ist sie 15.",
      ),
    ],
  },
  display: {
    title: "Ausliegende Abteilungen",
    blocks: [
      text(
        "Was ausliegt, kann vor dem Spiel in den Vorrat genommen und später gebaut werden. Von einer Abteilung gibt es höchstens zwei; was genommen ist, kommt nicht wieder.",
      ),
      text(
        "Jedes Plättchen hat eine Nummer, eine Art (seine Zeile des Zeitplans), seine Arbeitsplätze mit ihren Preisen und seine Funktion. Die Kapitel über die Abteilungen beschreiben alle der Reihe nach.",
      ),
    ],
  },
  scoring: {
    title: "Schlusswertung",
    blocks: [
      text("Nach 20 Runden kommen zu den SP aus dem Spiel hinzu:"),
      list(
        "3 SP für einen ungenutzten Aktionsjoker",
        "1 SP je aktivem Mitarbeiter auf deinem Plan (nicht im Außeneinsatz, nicht der aufgedruckte)",
        "3 SP je gebauter Abteilung in der obersten Zeile, 2 SP für die anderen",
        "die SP, die deine Projektstreifen erreicht haben",
        "deine beste Verbindung zwischen Großstädten",
        "0 bis 3 SP je Projekt, wie an seiner Stadt angegeben",
        "deine Spenden",
        "Abteilungen der Erweiterung 1, die am Ende zählen",
      ),
      {
        kind: "sum",
        rows: [
          { label: "SP während des Spiels", vp: 14 },
          { label: "Neun aktive Mitarbeiter", vp: 9 },
          { label: "Abteilungen: zwei in der obersten Zeile, drei anderswo", vp: 12 },
          { label: "Streifen: Wohnen 1 + 2 + 3, Industrie 3", vp: 9 },
          { label: "New York, Chicago und San Francisco, mit der Eisenbahn verbunden", vp: 27 },
          { label: "Elf Projekte in Städten", vp: 23 },
          { label: "Spenden 12 + 9 + 8", vp: 29 },
        ],
        total: "Summe",
      },
      text("Wer die meisten SP hat, gewinnt. Bei Gleichstand wird der Sieg geteilt."),
    ],
  },
  connections: {
    title: "Großstädte verbinden",
    blocks: [
      text(
        "Städte sind entlang der gedruckten Linien benachbart. Ein Netz besteht aus benachbarten Städten, in denen du je mindestens ein Projekt hast. Es zählt, wenn zwei oder mehr von New York, Chicago, New Orleans und San Francisco dazugehören.",
      ),
      list(
        "Zähle die Anschlusspunkte seiner Großstädte zusammen: San Francisco 2, die anderen je 1.",
        "Such die niedrigste Transportstufe, die du in den Regionen dieser Großstädte erreicht hast.",
        "Die Tabelle sagt, was es wert ist. Nur dein bestes Netz zählt.",
      ),
      table("connections"),
      example(
        "San Francisco, Chicago und New York sind verbunden: 4 Punkte. Westen und Osten haben die Eisenbahn erreicht, der Mittlere Westen nur die Postkutsche: 18 SP. Ein Schritt mehr dort macht daraus 27.",
      ),
    ],
  },
  welfare: {
    title: "Zahlungen für das Gemeinwohl",
    blocks: [
      text(
        "Manche Spenden für das Gemeinwohl belohnen, was du ganz am Ende abgibst: Warenwürfel, Geld oder beides. Du darfst zahlen, sooft du kannst, bis die Obergrenze der Spende erreicht ist.",
      ),
      text(
        "Vorher darfst du Warenwürfel für je $1 verkaufen. Rechnen muss niemand: Der Wertungsbogen leistet die Zahlungen, die dir über alle solchen Spenden zusammen die meisten SP bringen, und zeigt sie.",
      ),
      example("Du hast $11 und 3 Warenwürfel und „4 SP für je $5 und 1 Warenwürfel“: zwei Zahlungen, 8 SP."),
    ],
  },
};
