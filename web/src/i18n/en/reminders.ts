import type { English } from "../words.ts";

/** How a person is told that a table waits for them. */
export const remindersEn = {
  title: "Reminders",
  lead: "Montan can tell you when a table waits for you: which one, what is asked and how long you have.",
  once: "Once for each question, and never for a table that has moved on.",
  stranger: "Reminders are for people who play here. What is your name?",
  hint: "How you are told that a table waits for you.",

  "push.title": "In the browser",
  "push.hint": "A notification, also while Montan is closed.",
  "push.on": "On in this browser.",
  "push.off": "Off in this browser.",
  "push.turnOff": "Turn off",
  "push.turnOn": "Turn on in this browser",
  "push.denied":
    "This browser does not let Montan show notifications. You can change that in the browser’s settings for this site.",
  "push.unsupported":
    "This browser cannot receive notifications from Montan. On an iPhone or iPad, first add Montan to the home screen and open it from there.",
  "push.dismissed": "The browser was not allowed to show notifications, so nothing has changed.",
  "push.no-worker": "This page was not stored in the browser, so notifications cannot reach it.",
  "push.no-service": "The browser could not reach its notification service. Try again later, or use another way.",

  "mail.title": "E-mail",
  "mail.hint": "Every mail has a link that ends them.",
  "mail.add": "Remind me by e-mail",
  "mail.change": "Use this address",
  "mail.none": "This server sends no e-mail.",

  "webhook.title": "Webhook",
  "webhook.hint":
    "Montan sends JSON to an address of yours: a chat channel or your home automation. Fields are explained in the documentation.",
  "webhook.label": "Address",
  "webhook.add": "Add webhook",

  "channel.here": "{name} (this one)",
  "channel.asked": "Not confirmed yet: open the link in the mail we have sent.",
  "channel.ended": "Ended: nothing is sent there any more.",
  "channel.test": "Send a test",
  "channel.testLabel": "Send a test to {name}",
  "channel.tested": "Sent to {name}. It should be there in a moment.",
  "channel.remove": "Remove",
  "channel.removeLabel": "Remove {name}",
  "channel.problem": "{time}: {problem}",
  "problem.gone": "That address no longer exists.",
  "problem.refused": "The recipient refused the message.",
  "problem.busy": "The recipient was too busy to take the message.",
  "problem.unreachable": "The recipient could not be reached.",
  "problem.private-target": "The address leads into a private network.",

  "when.title": "When",
  "when.delay": "After a table has waited for",
  "when.now": "No delay",
  "when.quiet": "Nothing during certain hours",
  "when.zone": "Time zone: {zone}",
  "when.zoneHere": "Use this device’s time zone ({zone})",
  "when.saved": "Saved.",

  "offer.yes": "Remind me when it is my turn",
  "offer.short": "Remind me",
  "offer.notNow": "Not now",
  "offer.on": "You will be reminded in this browser.",
  "offer.change": "Change",

  "confirm.title": "Reminders by e-mail",
  "confirm.text": "Press the button to be reminded at this address when it is your turn.",
  "confirm.action": "Remind me here",
  "confirm.done": "From now on reminders go to {email}.",
  "confirm.over": "This link has been used, or is more than a day old. Ask for a new one under Reminders.",
  "stop.title": "No more reminders by e-mail",
  "stop.text": "Press the button and Montan sends no more reminders to this address.",
  "stop.action": "Stop reminders",
  "stop.done": "No more reminders are sent to this address.",
  "stop.over": "This link is not complete. Copy the whole line from the mail, or remove the address under Reminders.",
  "link.reminders": "To the reminders",

  "refused.private-target": "Montan sends nothing to private or local addresses.",
  "refused.too-many": "That is enough: {limit} at most.",
  "refused.not-delivered": "The test did not arrive.",
  "refused.gone": "The test did not arrive: that address no longer exists. Nothing more is sent there.",
} as const satisfies English;
