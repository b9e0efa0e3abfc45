import { example, list, text } from "../section.ts";
import type { Notes } from "./sections.ts";

/** What the one-line description of a department leaves open. */
export const DEPARTMENT_NOTES: Notes["departments"] = {
  "start-hr": [
    text(
      "Es zählt, wer hier aktiv war, als du mit deinen Abteilungen an die Reihe kamst. Der aufgedruckte Mitarbeiter kostet nichts, geht nie weg und zählt sonst nirgends: nicht für Sicherheit und Qualität, nicht für Spenden, nicht am Ende.",
    ),
  ],
  "start-commerce-finance": [
    text("Jeder aktive Mitarbeiter wählt neu. Nur für den doppelten Betrag geht er in den Außeneinsatz."),
  ],
  "start-strategic-planning": [
    text("Eine Abteilung je aktivem Mitarbeiter. Wer plant, bleibt; nur der Neue Empfang kostet mehr."),
    example(
      "Mit zwei Mitarbeitern hier und 3 Warenwürfeln baust du eine Abteilung auf einem leeren Feld (2) und eine, wo jemand liegt (1).",
    ),
  ],
  "start-construction": [
    text(
      "Die Region des Einsatzes ist die Region des Projekts. Ohne Warenwürfel, Scheibe oder freies Feld darf niemand gehen.",
    ),
  ],
  "start-rd": [text("Die Forschungspunkte kommen zu denen deiner anderen F&E-Abteilungen in diesem Zug.")],
  "training-partnerships": [text("Die Schritte gehören dir für den Rest dieses Zuges.")],
  recruiting: [
    text(
      "Der Außeneinsatz braucht einen Mitarbeiter im Vorrat. Der Neue liegt am Empfang, oder am Neuen Empfang, wenn du ihn hast.",
    ),
  ],
  "safety-quality": [
    text("Wer geht, ist schon weg, wenn die anderen gezählt werden."),
    example("Sieben bleiben aktiv: 4 SP."),
  ],
  "new-lobby": [
    text(
      "Wer heimkommt oder neu eingestellt wird, darf an einen der beiden Empfänge, beliebig verteilt. Aktivieren lässt sich hier niemand. Als Abteilung zählt er: für Bildung und für die SP seiner Zeile.",
    ),
  ],
  purchasing: [text("Beide Arbeitsplätze sind kostenlos: schnell wieder besetzt, wenn jemand zurück ist.")],
  sales: [text("Jeder Mitarbeiter hier verkauft einmal, bis zu drei Warenwürfel. Niemand geht weg.")],
  logistics: [text("Die SP zählen sofort.")],
  "property-management": [
    text(
      "Erst zahlst du für die neue Abteilung; wer dann kommt, macht sie nicht billiger. Jeder auf deinem Plan darf wechseln, aktiv oder nicht; aus dem Außeneinsatz kommt niemand.",
    ),
  ],
  engineering: [text("Wirkt wie die Startabteilung Konstruktion.")],
  "construction-outsourcing": [
    text("Weil niemand geht, ist die Region frei: jedes freie Feld der ganzen Karte, das passt."),
  ],
  "supply-chain": [text("Die Warenwürfel können noch im selben Zug Projekte bezahlen.")],
  communications: [
    text("Es kommt darauf an, wer beim Zahlen hier steht: auch für Spenden durch Karitative Zwecke."),
    example("Zwei Scheiben im Spendenbereich: Die dritte Spende kostet dich $9 statt $15."),
  ],
  "advanced-research": [text("Die Forschungspunkte kommen zu denen deiner anderen F&E-Abteilungen in diesem Zug.")],
  "advanced-design": [text("Drei Arbeitsplätze: bis zu 12 Forschungspunkte je Zug.")],
  "charitable-giving": [
    text(
      "Deine Scheibe kommt zu der eines anderen oder von Andrew, nicht dorthin, wo nur neutrale liegen, und nicht, wo du schon eine hast. Sie zählt wie jede deiner Spenden, auch für den Preis der nächsten.",
    ),
  ],
  "telegraph-operators": [text("Gleich, woher die Forschungspunkte kommen. Projektstreifen kosten so viel wie sonst.")],
  "hr-administration": [
    text(
      "Startabteilung und dieses Plättchen zählen mit. Die Mitarbeiter wechseln sofort, von irgendwo auf dem Plan nach irgendwo; du darfst früher aufhören.",
    ),
  ],
  "local-partners": [
    text("Für jedes Projekt wählst du einzeln."),
    example("Fünf Projekte im Mittleren Westen: zum Beispiel $6 und 4 Schritte."),
  ],
  "corporate-communications": [
    text(
      "Es zählt der Beginn deines Abteilungszuges. Dann dürfen alle Schritte dieses Zuges diagonal sein, auch wenn der Mitarbeiter inzwischen weg ist. Vor der ersten Runde wirkt sie nicht.",
    ),
  ],
  "green-spaces": [
    text("Der Empfang ist kein solches Feld, der Neue Empfang auch nicht. Am Ende muss hier jemand aktiv stehen."),
  ],
  accounting: [
    text("Alle Verwaltungsabteilungen zählen, besetzt oder nicht: Die beiden vom Start und dieses Plättchen sind $9."),
  ],
  branding: [text("Für jedes Projekt wählst du einzeln.")],
  "payroll-management": [
    text(
      "Zu Beginn des Aktivierens muss hier jemand aktiv stehen. Du wählst bei jedem Aktivieren neu; auch kostenlose Arbeitsplätze lassen sich aufwerten. SP abgeben kannst du nur, solange du mindestens 1 hast.",
    ),
    example("Ein Arbeitsplatz kostet $5. Du zahlst $5; oder $7 und erhältst 1 SP; oder $1 und verlierst 1 SP."),
  ],
  "public-relations": [
    text("Die Region, die am meisten bringt, wird für dich gewählt. Am Ende muss hier jemand aktiv stehen."),
  ],
  "production-lines": [
    text(
      "Alle Konstruktionsabteilungen zählen, besetzt oder nicht, die vom Start und dieses Plättchen eingeschlossen.",
    ),
  ],
  renovation: [text("Für jedes Projekt wählst du einzeln. Die SP zählen sofort.")],
  "political-lobbying": [
    text(
      "Es zählt bei jedem Projekt neu, auch beim Konstruktionsoutsourcing. Der 1 SP für eine Kleinstadt kommt zu ihrem Transporteinkommen hinzu. Das Projekt behält die Art seines Streifens.",
    ),
  ],
  "post-office": [
    text(
      "Sie hilft einem Netz, das schon mindestens zwei Großstädte verbindet. Sechs Punkte zählen wie fünf und 9 SP dazu. Am Ende muss hier jemand aktiv stehen.",
    ),
  ],
  "rd-coordination": [
    text("Alle F&E-Abteilungen zählen, besetzt oder nicht, die vom Start und dieses Plättchen eingeschlossen."),
  ],
  "knowledge-sharing": [text("Für jedes Projekt wählst du einzeln. Die Forschungspunkte gehören in diesen Zug.")],
  archives: [
    list(
      "Für alle, die in einem Ereignis heimkommen, wählst du ein Feld. Bei Kleinstädten gilt es auch.",
      "Auch wer ein schon besetztes letztes Feld betritt, bekommt dessen Belohnung.",
    ),
  ],
  "network-of-libraries": [
    text("Eine Region ohne Projekt von dir macht es wertlos. Am Ende muss hier jemand aktiv stehen."),
    example("3, 2, 4 und 2 Projekte in den vier Regionen: Die kleinste Zahl ist 2, das sind 8 SP."),
  ],
};
