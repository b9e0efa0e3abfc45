import type { onlineTableEn } from "../en/online-table.ts";
import type { Translated } from "../words.ts";

export const onlineTableDe: Translated<typeof onlineTableEn> = {
  former: "ehemaliger Mitspieler",
  program: "{name} (Bot)",
  seat: "Platz {number}",
  bot: "Bot: {level}",
  present: "am Tisch",
  absent: "nicht am Tisch",
  watching: { one: "{count} Person sieht zu", other: "{count} Personen sehen zu" },
  clocks: "Verbleibende Zeit",
  you: "Du",
  until: "bis",
  noSpectators: "Zusehen kann man bei dieser Partie erst, wenn sie zu Ende ist.",
  newer: "Diese Partie läuft nach neueren Regeln, als diese Seite kennt. Lade die Seite neu.",

  "line.safe": "Alles ist gespeichert",
  "line.sending": "Wird gesendet …",
  "line.reconnecting": "Keine Verbindung seit {time}, neuer Versuch läuft …",
  "line.cut": "Getrennt seit {time}",
  "line.revoked": "Du bist in diesem Browser abgemeldet.",
  "line.protocol": "Der Server ist neuer als diese Seite.",
  "line.reload": "Seite neu laden",

  "refused.stale": "Die Partie ist inzwischen weitergegangen. Dein Zug gilt nicht.",
  "refused.undo-off": "An diesem Tisch wird nichts zurückgenommen.",
  "refused.bot-plays": "Ein Bot spielt für dich. Übernimm erst wieder deinen Platz.",
  "refused.not-your-seat": "Dieser Platz gehört dir nicht mehr.",
  "refused.not-running": "Diese Partie ist zu Ende.",
  "refused.too-many": "Diese Partie hat zu viele Züge.",
  "refused.too-many-requests": "Das ging zu schnell. Versuche es gleich noch einmal.",
  "refused.sign-in": "Der Server kennt dich nicht mehr.",
  "refused.internal": "Dem Server ist ein Fehler unterlaufen. Dein Zug gilt nicht.",
};
