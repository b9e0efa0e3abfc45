import type { tableDeedsEn } from "../en/table-deeds.ts";
import type { Translated } from "../words.ts";

export const tableDeedsDe: Translated<typeof tableDeedsEn> = {
  "lines.label": "Am Tisch",
  "lines.fold": "Das hier einklappen",
  "lines.unfold": "Zeigen, was offen ist",
  agree: "Zustimmen",
  refuse: "Ablehnen",

  "bot.plays": "Ein Bot spielt für dich.",
  "bot.return": "Platz wieder übernehmen",

  "undo.asked": {
    one: "{name} möchte die letzte Entscheidung zurücknehmen.",
    other: "{name} möchte die letzten {count} Entscheidungen zurücknehmen.",
  },
  "undo.waiting": {
    one: "Du möchtest die letzte Entscheidung zurücknehmen. Es fehlt die Antwort von {names}.",
    other: "Du möchtest die letzten {count} Entscheidungen zurücknehmen. Es fehlt die Antwort von {names}.",
  },
  "undo.theirs": "{name} möchte etwas zurücknehmen. Es fehlt die Antwort von {names}.",
  "news.undo-refused": "{name} lehnt ab: Es wird nichts zurückgenommen.",

  "abandon.asked": "{name} schlägt vor, die Partie ohne Ergebnis zu beenden.",
  "abandon.waiting": "Du schlägst vor, die Partie ohne Ergebnis zu beenden. Es fehlt die Antwort von {names}.",
  "abandon.theirs": "{name} schlägt vor, die Partie ohne Ergebnis zu beenden. Es fehlt die Antwort von {names}.",
  "abandon.withdraw": "Zurückziehen",
  "news.abandon-refused": "{name} möchte weiterspielen.",

  "news.resigned": "{name} hat aufgegeben. Ein Bot spielt weiter.",
  "news.time-up": "Die Zeit von {name} ist abgelaufen. Ein Bot spielt weiter.",
  "news.returned": "{name} ist wieder da und spielt selbst.",

  "rematch.by": "{name} hat einen Tisch für die Revanche eröffnet.",
  "rematch.there": "Es gibt einen Tisch für die Revanche.",
  "rematch.go": "Zum Tisch",
  dismiss: "Verstanden",

  "deeds.title": "Partie verlassen",
  resign: "Aufgeben",
  "resign.bot": "Ein Bot ({level}) spielt für dich weiter. Du kannst deinen Platz jederzeit wieder übernehmen.",
  "resign.end": "Die Partie endet dann ohne Ergebnis.",
  "resign.sureBot": "Aufgeben: Ein Bot spielt weiter",
  "resign.sureEnd": "Aufgeben: Die Partie endet",
  abandon: "Einvernehmlich beenden",
  "abandon.ask": "Die Partie endet ohne Ergebnis, sobald alle zustimmen.",
  "abandon.alone": "Außer dir spielt niemand: Die Partie endet sofort und ohne Ergebnis.",
  "abandon.sureAsk": "Ende vorschlagen",
  "abandon.sureAlone": "Beenden: kein Ergebnis",
};
