import type { remindersEn } from "../en/reminders.ts";
import type { Translated } from "../words.ts";

export const remindersDe: Translated<typeof remindersEn> = {
  title: "Erinnerungen",
  lead: "Montan sagt dir auf Wunsch Bescheid, wenn ein Tisch auf dich wartet: welcher, was zu tun ist und wie lange du Zeit hast.",
  once: "Zu jeder Frage einmal, und nie zu einem Tisch, an dem es schon weitergegangen ist.",
  stranger: "Erinnerungen sind für Leute, die hier spielen. Wie heißt du?",
  hint: "Wie du erfährst, dass ein Tisch auf dich wartet.",

  "push.title": "Im Browser",
  "push.hint": "Eine Mitteilung, auch wenn Montan geschlossen ist.",
  "push.on": "In diesem Browser eingeschaltet.",
  "push.off": "In diesem Browser ausgeschaltet.",
  "push.turnOff": "Ausschalten",
  "push.turnOn": "In diesem Browser einschalten",
  "push.denied":
    "Dieser Browser lässt Montan keine Mitteilungen zeigen. Das kannst du in den Einstellungen des Browsers für diese Seite ändern.",
  "push.unsupported":
    "Dieser Browser kann keine Mitteilungen von Montan empfangen. Auf einem iPhone oder iPad lege Montan erst auf den Home-Bildschirm und öffne es von dort.",
  "push.dismissed": "Der Browser durfte keine Mitteilungen zeigen. Es hat sich nichts geändert.",
  "push.no-worker": "Diese Seite ist nicht im Browser gespeichert, deshalb erreichen sie keine Mitteilungen.",
  "push.no-service":
    "Der Browser hat seinen Mitteilungsdienst nicht erreicht. Versuche es später noch einmal oder nimm einen anderen Weg.",

  "mail.title": "E-Mail",
  "mail.hint": "In jeder Mail steht ein Link, der sie beendet.",
  "mail.add": "Per E-Mail erinnern",
  "mail.change": "Diese Adresse verwenden",
  "mail.none": "Dieser Server verschickt keine E-Mails.",

  "webhook.title": "Webhook",
  "webhook.hint":
    "Montan schickt JSON an eine Adresse von dir: einen Chat-Kanal oder deine Haussteuerung. Die Felder erklärt die Dokumentation.",
  "webhook.label": "Adresse",
  "webhook.add": "Webhook hinzufügen",

  "channel.here": "{name} (dieser Browser)",
  "channel.asked": "Noch nicht bestätigt: Öffne den Link in der Mail, die wir geschickt haben.",
  "channel.ended": "Beendet: Dorthin wird nichts mehr geschickt.",
  "channel.test": "Probe schicken",
  "channel.testLabel": "Probe an {name} schicken",
  "channel.tested": "An {name} geschickt. Die Probe sollte gleich da sein.",
  "channel.remove": "Entfernen",
  "channel.removeLabel": "{name} entfernen",
  "channel.problem": "{time}: {problem}",
  "problem.gone": "Diese Adresse gibt es nicht mehr.",
  "problem.refused": "Der Empfänger hat die Nachricht abgelehnt.",
  "problem.busy": "Der Empfänger war überlastet.",
  "problem.unreachable": "Der Empfänger war nicht zu erreichen.",
  "problem.private-target": "Die Adresse führt in ein privates Netz.",

  "when.title": "Wann",
  "when.delay": "Wenn ein Tisch so lange wartet",
  "when.now": "Sofort",
  "when.quiet": "Zu bestimmten Stunden nichts",
  "when.zone": "Zeitzone: {zone}",
  "when.zoneHere": "Zeitzone dieses Geräts verwenden ({zone})",
  "when.saved": "Gespeichert.",

  "offer.yes": "Erinnere mich, wenn ich am Zug bin",
  "offer.short": "Erinnere mich",
  "offer.notNow": "Jetzt nicht",
  "offer.on": "Du wirst in diesem Browser erinnert.",
  "offer.change": "Ändern",

  "confirm.title": "Erinnerungen per E-Mail",
  "confirm.text": "Drücke auf den Knopf, um an dieser Adresse erinnert zu werden, wenn du am Zug bist.",
  "confirm.action": "Hier erinnern",
  "confirm.done": "Ab jetzt gehen Erinnerungen an {email}.",
  "confirm.over":
    "Dieser Link wurde schon benutzt oder ist älter als einen Tag. Einen neuen bekommst du unter Erinnerungen.",
  "stop.title": "Keine Erinnerungen mehr per E-Mail",
  "stop.text": "Drücke auf den Knopf, und Montan schickt keine Erinnerungen mehr an diese Adresse.",
  "stop.action": "Erinnerungen beenden",
  "stop.done": "An diese Adresse werden keine Erinnerungen mehr geschickt.",
  "stop.over":
    "Dieser Link ist nicht vollständig. Kopiere die ganze Zeile aus der Mail oder entferne die Adresse unter Erinnerungen.",
  "link.reminders": "Zu den Erinnerungen",

  "refused.private-target": "An private und lokale Adressen schickt Montan nichts.",
  "refused.too-many": "Mehr geht nicht: höchstens {limit}.",
  "refused.not-delivered": "Die Probe ist nicht angekommen.",
  "refused.gone":
    "Die Probe ist nicht angekommen: Diese Adresse gibt es nicht mehr. Dorthin wird nichts mehr geschickt.",
};
