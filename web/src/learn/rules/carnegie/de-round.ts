import { example, list, pictures, text } from "../section.ts";
import { type ACTIONS, type ROUND, type Told, table } from "./sections.ts";

/** A round from beginning to end, and what the four actions do. */
export const ROUND_SECTIONS: Told<typeof ROUND | typeof ACTIONS> = {
  round: {
    title: "Eine Runde",
    blocks: [
      list(
        "Aktion wählen: Der Startspieler wählt eine der vier Zeilen.",
        "Ereignis: Das nächste Feld dieser Zeile bringt Einkommen oder Spenden, für alle in Spielreihenfolge.",
        "Abteilungen nutzen: Alle nutzen der Reihe nach die eigenen Abteilungen der gewählten Art.",
        "Mitarbeiter aktivieren: alle zugleich.",
      ),
      text(
        "Danach rückt der Aktionsstein der Zeile, die das Ereignis gebracht hat, ein Feld nach rechts, und der Nächste im Uhrzeigersinn wird Startspieler. Nach der 20. Runde wird gewertet.",
      ),
      text("Die Spielreihenfolge läuft immer im Uhrzeigersinn ab dem Startspieler."),
    ],
  },
  timeline: {
    title: "Der Zeitplan",
    blocks: [
      text(
        "Du darfst jede Zeile wählen, auch eine, deren Aktionsstein am Ende steht. Die Zeile bestimmt die Aktion, das Feld rechts vom Stein das Ereignis.",
      ),
      text(
        "Kommt der Stein nicht mehr weiter, bleibt es bei der gewählten Aktion; das Ereignis aber kommt aus der nächsten Zeile darunter, deren Stein noch ziehen kann, und dieser rückt vor. Unter F&E folgt wieder Personal.",
      ),
      text("Das Feld am Ende einer Zeile bietet beides: das Einkommen einer Region und eine Spende."),
      table("end-column"),
      example(
        "Personal ist am Ende. Du wählst es trotzdem: Alle nutzen ihre Personalabteilungen. Das Ereignis ist das nächste Feld der Verwaltung, weil sie die nächste Zeile ist, die noch ziehen kann.",
      ),
    ],
  },
  income: {
    title: "Ereignis: Einkommen",
    blocks: [
      text(
        "Das Feld zeigt eine Region. In Spielreihenfolge darf jeder, der Mitarbeiter in ihrem Einsatzgebiet hat, einen oder mehrere davon zum Empfang zurückholen; dort liegen sie inaktiv. Wie viele, entscheidest du einmal.",
      ),
      list(
        "Transporteinkommen: was das Feld deiner Scheibe auf der Transportleiste dieser Region zeigt, je zurückgeholtem Mitarbeiter.",
        "Projekteinkommen: jedes Einkommen deiner Streifen, das frei liegt, weil seine Scheibe realisiert wurde, gleich wo. Einmal, wie viele auch heimkommen.",
      ),
      text("Ohne Rückkehrer gibt es gar kein Einkommen. Wo du wählen darfst, wählst du für jedes Einkommen einzeln."),
      text(
        "Ein neuer Mitarbeiter kommt aus deinem Vorrat an den Empfang. Ist keiner mehr da, verfällt das Einkommen der Leiste im Osten, und ein Streifen lässt dir nur den Dollar.",
      ),
      text("Forschungspunkte aus diesem Einkommen gibst du vor dem Ende deines Ereignisses aus. SP zählen sofort."),
      example(
        "Im Mittleren Westen steht deine Scheibe auf „$2“. Du holst zwei Mitarbeiter heim: $4. Zwei Projekte sind realisiert, ihre Felder zeigen $2 und 1 Warenwürfel: Beides bekommst du einmal.",
      ),
    ],
  },
  donating: {
    title: "Ereignis: Spende",
    blocks: [
      text(
        "In Spielreihenfolge darf jeder eine Spende leisten: zahlen und eine Scheibe aus dem Vorrat auf ein Spendenfeld legen, auf dem noch keine Scheibe liegt.",
      ),
      text(
        "Deine erste Spende kostet $5, die zweite $10, die dritte $15: $5 je eigener Scheibe im Spendenbereich, die neue eingeschlossen. Ist die Abteilung Kommunikation besetzt, sind es $3 statt $5.",
      ),
      text(
        "Gewertet wird erst am Ende. Am Ende einer Zeile darfst du Einkommen nehmen und spenden, in beliebiger Reihenfolge.",
      ),
      example(
        "Zwei deiner Scheiben liegen im Spendenbereich. Die dritte Spende kostet $15; mit Kommunikation wären es $9.",
      ),
    ],
  },
  using: {
    title: "Abteilungen nutzen",
    blocks: [
      text(
        "Bist du an der Reihe, nutzt du beliebige deiner Abteilungen der gewählten Art, eine nach der anderen, in beliebiger Reihenfolge. Eine Abteilung wirkt einmal je aktivem Mitarbeiter darin.",
      ),
      list(
        "Jeder Mitarbeiter wählt neu unter den Funktionen der Abteilung und ist einmal je Zug im Einsatz.",
        "Nutzt du eine andere Abteilung, ist die zuvor genutzte für diesen Zug abgeschlossen.",
        "Du musst niemanden einsetzen.",
        "Dauerhafte Abteilungen werden nicht genutzt: Sie wirken, solange ein aktiver Mitarbeiter darin steht.",
        "Abteilungen der Schlusswertung zählen nur, wenn dann jemand aktiv darin steht.",
      ),
      example(
        "Die Aktion ist Verwaltung. In Handel und Finanzen stehen drei aktive Mitarbeiter: Einer nimmt $3, einer 1 Warenwürfel, einer geht für $6 in den Westen.",
      ),
    ],
  },
  pools: {
    title: "Schritte und Forschungspunkte",
    blocks: [
      pictures("gain/moves", "gain/study"),
      text(
        "Mitarbeiterschritte und Forschungspunkte lassen sich nicht aufsparen: Sie sammeln sich in deinem Zug an, du gibst sie darin aus, wann du willst, und was am Ende übrig ist, verfällt.",
      ),
      example(
        "Die F&E-Startabteilung bringt 3 Forschungspunkte, Verbesserte Gestaltung je 4 für drei Mitarbeiter: 15, gemeinsam auszugeben.",
      ),
      text(
        "Was die Personal-Startabteilung gibt, hängt davon ab, wer zu Beginn deines Zuges dort aktiv war; wer danach weggeht, nimmt nichts mit. Sonst gilt: Wer vor seinem Einsatz weggezogen wird, kommt nicht zum Einsatz.",
      ),
    ],
  },
  "action-choice": {
    title: "Der Aktionsjoker",
    blocks: [
      text("Zu viert hat ihn jeder, zu dritt nur der Dritte der Spielreihenfolge, sonst niemand."),
      text(
        "Ganz zu Beginn deines Abteilungszuges darfst du ihn abgeben und Abteilungen einer anderen Art nutzen als der gewählten. Das Ereignis bleibt, wie es war. Der Startspieler, der die Zeile gewählt hat, darf das nicht.",
      ),
      text("Ungenutzt zählt er am Ende 3 SP."),
    ],
  },
  selling: {
    title: "Geld und Warenwürfel",
    blocks: [
      pictures("gain/money", "gain/goods"),
      text(
        "Wann immer du etwas zu entscheiden hast, darfst du Warenwürfel für je $1 verkaufen. Fehlt dir Geld für etwas, verkauft das Spiel, was nötig ist, und sagt es dir vorher.",
      ),
    ],
  },
  activation: {
    title: "Mitarbeiter aktivieren",
    blocks: [
      text(
        "Am Ende der Runde dürfen alle zugleich inaktive Mitarbeiter aktivieren. Der Mitarbeiter muss in einer Abteilung mit freiem Arbeitsplatz liegen: Zahle dessen Preis, und er steht auf.",
      ),
      list(
        "Jeder freie Arbeitsplatz der Abteilung steht zur Wahl; sein Preis steht daran.",
        "Der Empfang hat keine Arbeitsplätze: Wer heimgekommen ist, muss erst bewegt werden.",
        "Wer auf einem Feld ohne Abteilung liegt, wartet, bis dort gebaut wird.",
      ),
      example(
        "In Konstruktion liegen zwei Mitarbeiter, zwei Arbeitsplätze zu $2 sind frei, und du hast $3: Einer steht auf, der andere vielleicht am Ende einer späteren Runde.",
      ),
    ],
  },
  hr: {
    title: "Personal",
    blocks: [
      pictures("action/hr"),
      text(
        "Personal bewegt Mitarbeiter. Die Startabteilung gibt 3 Schritte je aktivem Mitarbeiter, den aufgedruckten eingeschlossen: mindestens 3.",
      ),
      list(
        "Ein Schritt führt einen Mitarbeiter ein Feld weit nach oben, unten, links oder rechts, nie diagonal.",
        "Jedes Feld darf betreten und durchquert werden: Abteilungen, leere Felder, Empfang.",
        "Ein aktiver Mitarbeiter, der sich bewegt, wird inaktiv.",
      ),
      example(
        "Eine Figur und der Aufgedruckte: 6 Schritte. Zwei gehen vom Empfang in die Abteilung daneben (2 Schritte), einer geht vier Felder weit dorthin, wo du bauen willst.",
      ),
    ],
  },
  management: {
    title: "Verwaltung",
    blocks: [
      pictures("action/management"),
      text("Die Verwaltung verdient Geld und Warenwürfel und baut mit der Strategischen Planung Abteilungen."),
      list(
        "Eine Abteilung kommt auf ein beliebiges Feld ohne Abteilung. Sie kostet 1 Warenwürfel, wenn auf dem Feld ein Mitarbeiter ist, sonst 2.",
        "Als erste musst du die aus deinem Vorrat bauen; spätere kommen aus der Auslage.",
        "Dieselbe Abteilung gibt es in deinem Unternehmen nie zweimal.",
        "Sie wirkt, sobald jemand darin aktiv ist. Am Ende zählt sie in der obersten Zeile 3 SP, sonst 2 SP.",
      ),
      example(
        "Auf einem leeren Feld liegt ein Mitarbeiter. Du baust dort für 1 Warenwürfel, und noch am Ende dieser Runde kann er in der neuen Abteilung aktiviert werden.",
      ),
    ],
  },
  construction: {
    title: "Konstruktion",
    blocks: [
      pictures("project/housing", "project/commerce", "project/industry", "project/infrastructure"),
      text(
        "Konstruktion macht aus Scheiben deiner Projektstreifen Projekte auf der Karte. Je eingesetztem Mitarbeiter:",
      ),
      list(
        "Schicke ihn in das Einsatzgebiet der Region, in der du bauen willst.",
        "Zahle die Warenwürfel des Projekts.",
        "Setze die am weitesten rechts liegende Scheibe dieses Streifens auf ein freies Feld ihrer Art oder in eine freie Kleinstadt.",
      ),
      table("projects"),
      text(
        "Jedes Projektfeld nimmt eine Scheibe auf; in einer Stadt dürfen mehrere von dir stehen. Eine Kleinstadt mit Transportzeichen zahlt dir sofort das Transporteinkommen ihrer Region, wie für einen Mitarbeiter.",
      ),
      example(
        "Du baust in Omaha, und auf der Leiste im Mittleren Westen steht deine Scheibe auf „2 Warenwürfel“: Du bekommst sie jetzt und kannst damit das nächste Projekt bezahlen.",
      ),
    ],
  },
  rd: {
    title: "Forschung & Entwicklung",
    blocks: [
      pictures("action/rd"),
      text(
        "F&E bringt Forschungspunkte: 3 je aktivem Mitarbeiter der Startabteilung. Damit kaufst du, sooft du zahlen kannst:",
      ),
      list(
        "Einen Projektstreifen ein Feld weiter: Du zahlst die Kosten des neuen Feldes. Ist es ein Feld für eine Scheibe, kommt eine aus deinem Vorrat darauf und kann realisiert werden.",
        "Eine Scheibe auf einer Transportleiste ein Feld weiter: Du zahlst die Kosten des neuen Feldes.",
      ),
      example(
        "15 Forschungspunkte: Mit 4 und 4 rückt der Industriestreifen zwei Felder vor, die übrigen 7 bringen die Leiste im Westen vom Fuhrwerk zur Eisenbahn (2 + 1 + 4).",
      ),
    ],
  },
};
