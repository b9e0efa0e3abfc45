import { example, list, pictures, text } from "../section.ts";
import { type ABOUT, type GAME, type Told, table } from "./sections.ts";

/** The aim of the game, its setup, and how Montan plays it. */
export const GAME_SECTIONS: Told<typeof GAME | typeof ABOUT> = {
  goal: {
    title: "Worum es geht",
    blocks: [
      text(
        "Du leitest ein Unternehmen in den wachsenden Vereinigten Staaten. Deine Mitarbeiter verdienen Geld und Waren, entwickeln neue Projekte, realisieren sie im ganzen Land und bauen den Transport aus, der sie verbindet. Was du spendest, bleibt in Erinnerung.",
      ),
      text(
        "Gespielt werden 20 Runden. In jeder wählt der Startspieler eine von vier Aktionen für alle: Personal, Verwaltung, Konstruktion oder Forschung & Entwicklung (F&E). Wer die meisten Siegpunkte (SP) hat, gewinnt.",
      ),
      pictures("action/hr", "action/management", "action/construction", "action/rd"),
    ],
  },
  setup: {
    title: "Aufbau",
    blocks: [
      text(
        "Der Zeitplan hat vier Zeilen, eine je Aktion. Jede bekommt eine ausgeloste Leiste mit vier Feldern; ein fünftes steht am Ende der Zeile. Die vier Aktionssteine warten links vor den ersten Feldern.",
      ),
      text(
        "Von jeder der 16 Abteilungen gibt es zwei Exemplare. Einige kommen zufällig zurück in die Schachtel, die übrigen liegen offen aus. Mit weniger als vier Spielern versperren neutrale Scheiben Spenden und Projektfelder:",
      ),
      table("setup"),
      list(
        "Alle bekommen $12, 4 Warenwürfel, einen Unternehmensplan und vier Projektstreifen.",
        "Zehn Mitarbeiter: je einer aktiv in den fünf Startabteilungen, fünf inaktiv am Empfang. Fünf weitere warten in deinem Vorrat.",
        "30 Scheiben: eine auf der Punkteleiste, je eine auf dem ersten Feld der Transportleisten, je eine auf den Streifen Wohnen, Handel und Industrie, 22 im Vorrat.",
      ),
      text(
        "Für die neutralen Scheiben werden Karten des Solo-Spiels aufgedeckt: Jede nennt ein Spendenfeld und einige Städte; die Scheibe kommt dort auf das erste freie Feld von links. Was besetzt oder voll ist, wird übersprungen; Schluss ist, wenn die Scheiben verbraucht sind. Sie gehören niemandem.",
      ),
    ],
  },
  start: {
    title: "Vor der ersten Runde",
    blocks: [
      list(
        "Alle wählen heimlich für jeden Projektstreifen eine Seite; dann werden alle Seiten gezeigt.",
        "Gegen die Spielreihenfolge, der Startspieler also zuletzt: Setze die Scheibe deines Streifens Wohnen auf ein Wohnfeld einer mittelgroßen oder großen Stadt und nimm dann eine ausliegende Abteilung in deinen Vorrat.",
        "In Spielreihenfolge: bis zu 6 Mitarbeiterschritte.",
        "Alle zugleich: Mitarbeiter zu den üblichen Preisen aktivieren.",
      ),
      text(
        "Das Wohnprojekt zählt wie jedes andere, nur hat das erste Feld des Streifens Wohnen kein Einkommen. Die Abteilung im Vorrat wirst du als erste bauen; bis dahin nützt sie nichts und zählt nichts.",
      ),
      example(
        "In Handel und Finanzen sind zwei Arbeitsplätze frei. Zwei Schritte bringen einen Mitarbeiter vom Empfang dorthin, und das Aktivieren kostet nichts.",
      ),
    ],
  },
  company: {
    title: "Dein Unternehmen",
    blocks: [
      pictures("employee/active", "employee/inactive"),
      text(
        "Dein Unternehmensplan hat 16 Felder: den Empfang, fünf Startabteilungen und zehn zum Bebauen. Aktiv ist ein Mitarbeiter, der an einem Arbeitsplatz steht; inaktiv ist, wer irgendwo sonst auf dem Plan liegt.",
      ),
      list(
        "Jeder Arbeitsplatz nimmt einen aktiven Mitarbeiter auf; die Zahl daran ist der Preis, dort jemanden zu aktivieren.",
        "Ein Feld nimmt beliebig viele inaktive Mitarbeiter auf, mit und ohne Abteilung.",
        "Wer sich bewegt, zurückkehrt oder neu eingestellt wird, ist inaktiv.",
        "Wer an Ort und Stelle eingesetzt wird, bleibt aktiv. Wer in den Außeneinsatz geht, verlässt den Plan.",
      ),
      text(
        "Mehr als 15 Mitarbeiter und 30 Scheiben hast du nicht. Geld und Warenwürfel gehen nie aus. Der aufgedruckte Mitarbeiter der Personalabteilung zählt für ihre Schritte und sonst für nichts.",
      ),
    ],
  },
  missions: {
    title: "Außeneinsätze",
    blocks: [
      pictures("mission"),
      text(
        "Viele Funktionen zeigen das Zeichen für den Außeneinsatz. Dann verlässt genau der Mitarbeiter, den du einsetzt, seinen Arbeitsplatz und geht in ein Einsatzgebiet: eine der vier Regionen nach Wahl, wenn die Funktion keine vorgibt.",
      ),
      text(
        "Im Außeneinsatz ist niemand aktiv. Heim kommt man mit einem Einkommensereignis der Region – sieh also auf den Zeitplan, bevor du jemanden losschickst.",
      ),
      text(
        "Für etwas, das du nicht ausführen kannst, darfst du niemanden schicken, etwa für ein Projekt ohne Warenwürfel. Was bloß nichts einbringt, ist erlaubt.",
      ),
      example(
        "Die nächsten Ereignisse der vier Zeilen sind Süden, Osten, Spende und Westen. Wer in den Mittleren Westen geht, wartet lange; wer in den Süden geht, ist vielleicht nächste Runde zurück.",
      ),
    ],
  },
  hidden: {
    title: "Was verdeckt ist",
    blocks: [
      text(
        "Verdeckt sind die Seiten der Streifen und die Gebotszettel von „Ein neuer Anfang“, bis alle fertig sind, die geheimen Spenden der anderen und Andrews Stapel: Du siehst die Rückseite der Karte dieser und der nächsten Runde.",
      ),
      text("Alles andere ist offen: Geld, Warenwürfel, Mitarbeiter, SP. Niemand muss mitzählen."),
    ],
  },
  rulings: {
    title: "Wo die Anleitung Spielraum lässt",
    blocks: [
      text("Manches regelt eine Runde am Tisch selbst. Hier ist es so geregelt:"),
      list(
        "Startspieler und Zeitplanleisten werden ausgelost.",
        "Jeder beendet ein Ereignis, bevor der Nächste beginnt.",
        "Forschungspunkte aus einem Einkommen gibst du in diesem Ereignis aus; Schritte und Forschungspunkte eines Zuges in diesem Zug.",
        "Ein Streifen, dessen nächstes Feld eine Scheibe trägt, rückt nicht vor, solange du keine Scheibe im Vorrat hast.",
        "Der Empfang vom Spielbeginn ist keine Abteilung, und bauen kann man dort nicht.",
        "Die Seiten der Projektstreifen werden geheim gewählt und zugleich gezeigt.",
        "Gegen Andrew liegen wie zu zweit 18 neutrale Scheiben aus.",
        "Der Startspieler darf nie einen Aktionsjoker einsetzen, auch nicht, wenn er abgewartet hat.",
        "Für das Gemeinwohl darf so oft gezahlt werden, wie es die Obergrenze der Spende zulässt. Das Spiel rechnet aus, was dir die meisten SP bringt.",
        "Regionen, durch die ein Netz nur hindurchführt, senken seine Transportstufe nicht; es zählen die seiner Großstädte.",
        "Neutrale Scheiben lassen sich mit „Karitative Zwecke“ nicht kopieren, Andrews schon.",
        "Was nur eine mögliche Antwort hat, wird nicht gefragt.",
      ),
    ],
  },
};
