import { example, list, text } from "../section.ts";
import { type Notes, type SOLO, type Told, table } from "./sections.ts";

/** The solo game. */
export const SOLO_SECTIONS: Told<typeof SOLO> = {
  andrew: {
    title: "Gegen Andrew",
    blocks: [
      text(
        "Allein spielst du gegen Andrew Carnegie selbst. Aufgebaut wird wie zu zweit, samt neutralen Scheiben. Andrew hat Scheiben und einen Platz auf jeder Transportleiste, aber kein Unternehmen, kein Geld und keine Mitarbeiter: Er zahlt nichts und bekommt kein Einkommen.",
      ),
      text("Zwanzig Karten steuern ihn, eine je Runde. Die Stufe bestimmt, wie viele davon anspruchsvoll sind:"),
      table("levels"),
      text(
        "Eine normale Karte zeigt auf der Rückseite die Aktion, in der sie am stärksten ist, eine anspruchsvolle nur „?“. Du siehst die Rückseite der Karte dieser und der nächsten Runde.",
      ),
      text(
        "In den Runden 1, 3, 5 und so fort wählst du die Zeile, in den anderen seine Karte. Steht der Aktionsstein dieser Zeile am Ende, kommt das Ereignis wie bei dir aus der nächsten Zeile, die noch ziehen kann.",
      ),
    ],
  },
  "andrew-turn": {
    title: "Andrews Runde",
    blocks: [
      text(
        "Andrew beginnt: sein Ereignis, dann die Aktion der Runde, wer sie auch gewählt hat. Danach kommen dein Ereignis, deine Abteilungen und dein Aktivieren.",
      ),
      list(
        "Einkommen: nichts für ihn. Spende: eine Scheibe auf das Spendenfeld, das die Karte nennt.",
        "Personal: Seine Karte rückt so viele Plätze weiter, wie sie angibt.",
        "Verwaltung: Für jede Art auf der Karte nimmt er die Abteilung mit der niedrigsten Nummer, die er in dieser Runde noch nicht genommen hat.",
        "Konstruktion: eine Scheibe auf das erste freie Feld von links in jeder Stadt der Karte.",
        "F&E: Seine Scheibe rückt auf der genannten Leiste 1 bis 4 Felder vor, wie die Karte sagt.",
      ),
      text(
        "Für alles, was ihm nicht gelingt, rückt seine Karte einen Platz weiter, ebenso für jedes Feld, das seine Scheibe nicht vorrücken kann. Jeder Platz macht sie ihm mehr wert, höchstens 10 SP; was darüber hinausgeht, verfällt:",
      ),
      table("andrew-cards"),
      example(
        "Seine Karte nennt Boston und Washington, und Washington ist voll. Eine Scheibe kommt nach Boston, und die Karte rückt einen Platz weiter: 1 SP.",
      ),
    ],
  },
  "andrew-score": {
    title: "Andrews Wertung",
    blocks: [
      list(
        "die SP seiner Karten",
        "2 SP je Abteilung, die er genommen hat",
        "6 SP je Scheibe auf dem letzten Feld einer Leiste",
        "die SP der Städte mit seinen Projekten",
        "seine Spenden, gezählt mit dem, was du erreicht hast, unter deiner Obergrenze",
      ),
      text(
        "Verbindungen zählen für ihn nicht. Für „je Spende“ zählt er deine Spenden und eine mehr. Seine Zahlungen für das Gemeinwohl werden aus dem bezahlt, was dir nach deinen eigenen bleibt.",
      ),
      text(
        "Die höhere Punktzahl gewinnt, ein Gleichstand wird geteilt. Mit Karitative Zwecke darfst du seine Spenden kopieren.",
      ),
    ],
  },
};

/** The modules of expansion 1. */
export const MODULE_NOTES: Notes["modules"] = {
  "new-beginning": [
    text(
      "Zuallererst füllen alle einen Gebotszettel aus: eine Wahl je Zeile und ein Gebot. Mit dem Gebot darf er $50 kosten.",
    ),
    table("sheet"),
    text(
      "Alle Zettel werden zugleich gezeigt. Das höchste Gebot macht zum Startspieler; bei Gleichstand die höhere Gesamtsumme, dann der Zufall. Alle beginnen mit $50 weniger den Kosten der vier Zeilen; nur der Startspieler zahlt auch sein Gebot.",
    ),
    text(
      "Was du gewählt hast, ersetzt die üblichen 4 Warenwürfel, 5 Mitarbeiter am Empfang, 0 SP und 6 Schritte. Allein bietest du nicht.",
    ),
    example(
      "5 Warenwürfel $15, 4 Mitarbeiter $8, 8 Schritte $15, und 3 SP abgegeben für $6: zusammen $32. Du beginnst mit $18, nach einem erfolgreichen Gebot von $3 mit $15.",
    ),
  ],
  "new-departments": [
    text(
      "Je Art wird gezogen, bis vier verschiedene Abteilungen daliegen; beide Exemplare davon spielen mit. Dann kommen so viele zurück in die Schachtel wie sonst.",
    ),
    text("Was sie tun, steht in den Kapiteln über die Abteilungen, unter den Nummern 17 bis 32."),
  ],
  "open-bar": [
    text(
      "Mehr Auswahl, kein zweites Exemplar: Was jemand nimmt, ist weg. Wie sonst werden einige ausgelost und entfernt.",
    ),
  ],
  "new-donations": [
    text(
      "Nach den ersten Wohnprojekten, in Spielreihenfolge: Lege eines der vier Plättchen über eine beliebige noch unbedeckte Spalte, oder keines. Scheiben dort bleiben in ihrer Zeile.",
    ),
    table("new-donations"),
    list(
      "„Gebaut“ lässt Startabteilungen aus. Eine Art, die du wählen darfst, wird zu deinen Gunsten gewählt.",
      "Gesundheit sucht mittelgroße Städte in einem Netz mit der genannten Großstadt, mit einem Projekt von dir in beiden.",
      "Eine Kategorie kann dann zweimal vorkommen: Beide Spalten zählen für sie, als eine Kategorie.",
    ),
  ],
  "right-to-wait": [
    text(
      "Bevor Abteilungen genutzt werden, darf der Startspieler ankündigen, erst als Letzter dranzukommen. Ereignis und Aktivieren behalten ihre Reihenfolge. Den Aktionsjoker darf er auch dann nicht einsetzen.",
    ),
  ],
  "secret-donation": [
    text(
      "Nach dem Aufbau notiert jeder ein Spendenfeld. Am Ende zählt es für dich, wer auch immer dort eine Scheibe hat, nach allen anderen Spenden und unter derselben Obergrenze.",
    ),
    text(
      "Sie kostet nichts und macht Spenden nicht teurer. Leistest du dieselbe Spende auch offen, zählt sie doppelt. Für „je Spende“ zählt sie nur sich selbst, und kopieren kann sie niemand.",
    ),
  ],
};
