import type { English } from "../words.ts";

/** The table of a game that is played on a server. */
export const onlineTableEn = {
  former: "A former player",
  program: "{name} (bot)",
  seat: "Seat {number}",
  bot: "bot: {level}",
  present: "at the table",
  absent: "not at the table",
  watching: { one: "{count} person is watching", other: "{count} people are watching" },
  clocks: "Time left",
  you: "You",
  until: "until",
  noSpectators: "This game can be watched once it is over.",
  newer: "This game is played by newer rules than this page knows. Load the page again.",

  "line.safe": "Everything is saved",
  "line.sending": "Sending …",
  "line.reconnecting": "Reconnecting since {time} …",
  "line.cut": "Offline since {time}",
  "line.revoked": "You are signed out in this browser.",
  "line.protocol": "The server is newer than this page.",
  "line.reload": "Load the page again",

  "refused.stale": "The game has moved on in the meantime. Your move was not made.",
  "refused.undo-off": "Moves cannot be taken back at this table.",
  "refused.bot-plays": "A bot plays for you. Take your seat back first.",
  "refused.not-your-seat": "This seat is not yours any more.",
  "refused.not-running": "This game is over.",
  "refused.too-many": "This game has too many moves.",
  "refused.too-many-requests": "That was too fast. Try again in a moment.",
  "refused.sign-in": "The server does not know you any more.",
  "refused.internal": "The server made a mistake. Your move was not made.",
} as const satisfies English;
