import type { talkEn } from "../en/talk.ts";
import type { Translated } from "../words.ts";

export const talkDe: Translated<typeof talkEn> = {
  "title.players": "Chat der Spieler",
  "title.spectators": "Chat der Zuschauer",
  "hint.players": "Zuschauer lesen ihn erst, wenn die Partie zu Ende ist.",
  "hint.spectators": "Spieler lesen ihn erst, wenn die Partie zu Ende ist.",
  "hint.ended": "Die Partie ist zu Ende: Spieler und Zuschauer lesen jetzt beide Chats.",
  "room.players": "spielt",
  "room.spectators": "schaut zu",
  none: "Noch hat niemand etwas geschrieben.",
  deleted: "Gelöscht",
  write: "Deine Nachricht",
  send: "Senden",
  sending: "Wird gesendet …",
  muted: "Der Gastgeber hat dich stummgeschaltet. Mitlesen kannst du weiterhin.",

  reactions: "Schnelle Reaktionen",
  "reaction.hello": "Hallo!",
  "reaction.thanks": "Danke!",
  "reaction.well-played": "Gut gespielt!",
  "reaction.wow": "Wow!",
  "reaction.sorry": "Tut mir leid!",
  "reaction.one-moment": "Moment!",

  you: "du",
  host: "Gastgeber",
  isMuted: "stumm",
  isBlocked: "blockiert",
  more: "Mehr zu {name}",
  moreLine: "Mehr zu dieser Nachricht von {name}",
  cancel: "Abbrechen",

  block: "Blockieren",
  blockAsk:
    "Du liest dann nicht mehr, was {name} schreibt, und {name} kommt nicht mehr an Tische, an denen du sitzt. Diese Partie geht weiter.",
  blockYes: "{name} blockieren",
  blocked: "Du hast {name} blockiert.",
  unblock: "Rückgängig machen",

  report: "Melden",
  reportAsk: "Was ist passiert? Deine Meldung lesen die Betreiber dieses Servers.",
  reportLine: "Diese Nachricht wird mitgeschickt.",
  reportSend: "Meldung senden",
  reported: "Danke. Deine Meldung ist angekommen.",

  mute: "Stummschalten",
  muteOf: "{name} stummschalten",
  unmute: "Wieder schreiben lassen",
  unmuteOf: "{name} wieder schreiben lassen",
  spectator: "Jemand, der zuschaut",
  deleteLine: "Nachricht löschen",
  deleteSure: "Wirklich löschen?",

  "note.title": "Notiz für dich",
  "note.hint": "Niemand sonst sieht sie.",
  "note.reading": "Wird geladen …",
  "note.saving": "Wird gespeichert …",
  "note.saved": "Gespeichert.",
  "note.here": "Erst auf diesem Gerät gespeichert, weil der Server nicht antwortet.",
  "note.refused": "Der Server hat die Notiz nicht angenommen. Sie bleibt auf diesem Gerät.",

  "refused.muted": "Der Gastgeber hat dich stummgeschaltet.",
  "refused.wrong-room": "Du hast zwischen Spielen und Zuschauen gewechselt. Versuch es noch einmal.",
  "refused.malformed": "Diesen Text kann der Server nicht annehmen.",
  "refused.no-line": "Diese Nachricht ist schon gelöscht.",
  "refused.gone": "Diese Person ist nicht mehr hier.",
};
