import type { PendingType } from "../pending.ts";
import { capital } from "./capital.ts";
import type { RefusalSentences } from "./params.ts";
import type { Names } from "./vocabulary.ts";

/** What the current question is about. */
const TOPICS: Names<PendingType> = {
  "sheet-row": "die nächste Zeile deines Gebotszettels",
  "tab-side": "die Seite eines Projektstreifens",
  "housing-site": "die Stadt deines ersten Wohnprojekts",
  "reserve-choice": "die Abteilung für deinen Vorrat",
  "donation-tile-choice": "die Spendenplättchen",
  "setup-steps": "die Mitarbeiterschritte vor der ersten Runde",
  "secret-donation-choice": "deine geheime Spende",
  "row-choice": "die Aktion dieser Runde",
  "event-turn": "das Ereignis",
  "wait-choice": "das Warterecht",
  "department-turn": "deine Abteilungen",
  "activation-turn": "das Aktivieren von Mitarbeitern",
  "lobby-choice": "den Empfang für deine Mitarbeiter",
  "gain-choice": "die Wahl deines Ertrags",
  "track-income-choice": "die Wahl deines Transporteinkommens",
  "project-site": "den Ort deines Projekts",
  "department-choice": "die Abteilung, die du baust",
  "department-space": "das Feld für deine Abteilung",
  "relocation-choice": "den Wechsel in die neue Abteilung",
  "copied-donation-choice": "die Spende, die du kopierst",
  "transfer-choice": "das Versetzen von Mitarbeitern",
  "transfer-target": "das Ziel deines Mitarbeiters",
};

/** Refusals: why not, and what would be needed. */
export const deRefusals: RefusalSentences = {
  "not-asked": ({ asked }) => `Jetzt nicht: Es geht gerade um ${TOPICS[asked]}.`,
  "other-sheet-row": ({ row }, say) => `Jetzt nicht: An der Reihe ist die Zeile „${say.sheetRow[row]}“.`,
  "not-on-sheet": ({ value }) => `${value} steht dort nicht auf dem Gebotszettel.`,
  "over-budget": ({ price, left }, say) => `Kostet ${say.money(price)}, du hast noch ${say.money(left)} übrig.`,
  "other-tab": ({ tab }, say) => `Jetzt nicht: An der Reihe ist der Projektstreifen ${say.project[tab]}.`,
  "city-too-small": ({ city }, say) =>
    `${say.city(city)} ist eine Kleinstadt; das erste Wohnprojekt braucht eine mittelgroße oder große Stadt.`,
  "slot-does-not-match": ({ city, slot, tab }, say) =>
    `${say.slot(city, slot)} passt nicht: ${capital(say.aProject[tab])} braucht ein Feld seiner Art oder eine Kleinstadt.`,
  "slot-occupied": ({ city, slot }, say) => `${say.slot(city, slot)} ist besetzt.`,
  "no-such-slot": ({ city }, say) => `${say.city(city)} hat kein solches Projektfeld.`,
  "not-on-display": ({ department }, say) => `Die Abteilung ${say.quoted(department)} liegt nicht aus.`,
  "tile-already-laid": ({ tile }, say) => `Das Plättchen ${say.column[tile]} liegt schon.`,
  "column-already-covered": ({ column }, say) => `Die Spalte ${say.column[column]} ist schon überdeckt.`,
  "no-such-cell": () => "Dein Unternehmensplan hat kein solches Feld.",
  "no-inactive-employee": ({ cell }, say) => `Es liegt kein inaktiver Mitarbeiter ${say.at(say.place(cell))}.`,
  "nobody-at-desk": ({ cell, desk }, say) => `An Arbeitsplatz ${desk + 1} ${say.at(say.place(cell))} steht niemand.`,
  "other-desk-first": ({ cell, desk }, say) =>
    `Es macht keinen Unterschied: Nimm Arbeitsplatz ${desk + 1} ${say.at(say.place(cell))}.`,
  "not-adjacent": ({ from, to }, say) =>
    `${capital(say.from(say.place(from)))} ${say.to(say.place(to))} ist es mehr als ein Schritt.`,
  "no-moves-left": () => "Du hast keine Mitarbeiterschritte mehr.",
  "already-there": ({ cell }, say) => `Dieser Mitarbeiter ist schon ${say.at(say.place(cell))}.`,
  "no-desks-there": ({ cell }, say) => `Es gibt keinen Arbeitsplatz ${say.at(say.place(cell))}.`,
  "desk-taken": ({ cell, desk }, say) => `Arbeitsplatz ${desk + 1} ${say.at(say.place(cell))} ist besetzt.`,
  "no-payroll": () =>
    "Mehr oder weniger zu zahlen erlaubt nur die „Lohnbuchhaltung“, vor Beginn des Aktivierens besetzt.",
  "no-vp-to-give": ({ vp }, say) => `Um 1 SP abzugeben, brauchst du mindestens 1 SP, du hast ${say.vp(vp)}.`,
  "not-enough-money": ({ price, money }, say) => `Kostet ${say.money(price)}, du hast ${say.money(money)}.`,
  "not-enough-goods": ({ price, goods }, say) => `Kostet ${say.goods(price)}, du hast ${goods}.`,
  "goods-needed": ({ goods }, say) => `Für das Begonnene brauchst du noch ${say.goods(goods)}.`,
  "no-goods-to-sell": () => "Du hast keine Warenwürfel zu verkaufen.",
  "no-disk-in-supply": () => "Du hast keine Scheibe mehr im Vorrat.",
  "no-income-now": () => "Jetzt gibt es kein Einkommen.",
  "not-that-many-employees": ({ region, there }, say) =>
    there === 0
      ? `Du hast keine Mitarbeiter ${say.inRegion[region]}.`
      : `Du hast nur ${say.employees(there)} ${say.inRegion[region]}.`,
  "no-donation-now": () => "Jetzt kannst du nicht spenden.",
  "space-occupied": ({ space }, say) => `Auf ${say.space(space)} liegt schon eine Scheibe.`,
  "not-that-many-arrivals": ({ employees }, say) =>
    `Nur ${say.employees(employees)} ${employees === 1 ? "kann" : "können"} zum Neuen Empfang.`,
  "gain-not-offered": ({ gain }, say) => `Das steht nicht zur Wahl: ${say.gainKind[gain]}.`,
  "no-employee-in-supply": () => "Du hast keinen Mitarbeiter mehr im Vorrat.",
  "space-not-reached": ({ region, space }, say) =>
    `Dein Transport ${say.inRegion[region]} hat Feld ${space + 1} noch nicht erreicht.`,
  "first-player-chooses-row": () => "Der Startspieler hat die Aktion gewählt und darf keinen Aktionsjoker einsetzen.",
  "no-action-choice": () => "Du hast keinen Aktionsjoker.",
  "action-choice-too-late": () => "Der Aktionsjoker lässt sich nur ganz am Anfang deines Zuges einsetzen.",
  "same-action": ({ action }, say) => `${say.action[action]} ist ohnehin die Aktion dieser Runde.`,
  "not-your-department": ({ department }, say) => `${say.quoted(department)} gehört nicht zu deinem Unternehmen.`,
  "wrong-department-type": ({ department, action }, say) =>
    `${say.quoted(department)} ist jetzt nicht dran: Genutzt werden jetzt deine ${say.departmentsOf[action]}.`,
  "department-left": ({ department }, say) => `${say.quoted(department)} hast du in diesem Zug schon genutzt.`,
  "not-a-department-to-use": ({ department }, say) =>
    `${say.quoted(department)} wird nicht genutzt, sondern wirkt von selbst.`,
  "department-not-staffed": ({ department }, say) => `${say.quoted(department)} braucht einen aktiven Mitarbeiter.`,
  "nothing-possible-there": ({ department }, say) =>
    `In der Abteilung ${say.quoted(department)} ist gerade nichts möglich.`,
  "no-such-effect": ({ department, effect }, say) => `Das kann ${say.quoted(department)} nicht: ${say.effect[effect]}.`,
  "employee-already-used": ({ desk }) =>
    `Der Mitarbeiter an Arbeitsplatz ${desk + 1} war in diesem Zug schon im Einsatz.`,
  "amount-out-of-range": ({ min, max }) => `Die Zahl muss zwischen ${min} und ${max} liegen.`,
  "no-disk-on-tab": ({ tab }, say) =>
    tab in say.project
      ? `Auf deinem Projektstreifen ${say.project[tab]} liegt keine Scheibe.`
      : "Wähle einen Projektstreifen, auf dem eine Scheibe liegt.",
  "no-free-slot": ({ tab }, say) => `Für ${say.aProject[tab]} ist auf der Karte kein Feld frei.`,
  "no-free-slot-in-region": ({ tab, region }, say) =>
    `Für ${say.aProject[tab]} ist ${say.inRegion[region]} kein Feld frei.`,
  "city-in-other-region": ({ city, region }, say) =>
    `${say.city(city)} liegt woanders: Dieses Projekt entsteht ${say.inRegion[region]}.`,
  "no-department-to-build": () => "Es gibt keine Abteilung, die du bauen kannst.",
  "no-space-to-build": () => "Auf deinem Unternehmensplan ist kein Feld mehr frei.",
  "department-already-owned": ({ department }, say) => `${say.quoted(department)} gehört schon zu deinem Unternehmen.`,
  "reserved-department-first": ({ department }, say) =>
    `Zuerst kommt die Abteilung in deinem Vorrat: ${say.quoted(department)}.`,
  "cell-not-free": ({ cell }, say) => `Du kannst ${say.at(say.place(cell))} nicht bauen: Das Feld ist nicht frei.`,
  "no-donation-to-copy": () => "Es gibt keine Spende, die du kopieren könntest.",
  "own-donation": ({ space }, say) => `Auf ${say.space(space)} liegt schon eine Scheibe von dir.`,
  "nobody-to-copy": ({ space }, say) => `Auf ${say.space(space)} hat kein anderer Spieler gespendet.`,
  "no-study-points": () => "Du hast keine Forschungspunkte.",
  "not-enough-study": ({ cost, study }, say) => `Kostet ${say.study(cost)}, du hast ${study}.`,
  "tab-finished": ({ tab }, say) => `Dein Projektstreifen ${say.project[tab]} ist fertig entwickelt.`,
  "track-finished": ({ region }, say) => `Dein Transport ${say.inRegion[region]} hat das letzte Feld erreicht.`,
  "last-space-taken": ({ region }, say) => `Das letzte Feld der Transportleiste ${say.inRegion[region]} ist besetzt.`,
};
