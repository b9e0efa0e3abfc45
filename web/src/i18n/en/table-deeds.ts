import type { English } from "../words.ts";

/** What people at an online table do besides their moves. */
export const tableDeedsEn = {
  "lines.label": "At the table",
  "lines.fold": "Put this away",
  "lines.unfold": "Show what is open",
  agree: "Agree",
  refuse: "Refuse",

  "bot.plays": "A bot plays for you.",
  "bot.return": "Take your seat back",

  "undo.asked": {
    one: "{name} would like to take back the last decision.",
    other: "{name} would like to take back the last {count} decisions.",
  },
  "undo.waiting": {
    one: "You have asked to take back the last decision. Still to answer: {names}.",
    other: "You have asked to take back the last {count} decisions. Still to answer: {names}.",
  },
  "undo.theirs": "{name} has asked to take something back. Still to answer: {names}.",
  "news.undo-refused": "{name} does not agree: nothing is taken back.",

  "abandon.asked": "{name} proposes to end the game without a result.",
  "abandon.waiting": "You propose to end the game without a result. Still to answer: {names}.",
  "abandon.theirs": "{name} proposes to end the game without a result. Still to answer: {names}.",
  "abandon.withdraw": "Withdraw",
  "news.abandon-refused": "{name} wants to play on.",

  "news.resigned": "{name} has resigned. A bot plays on.",
  "news.time-up": "{name}’s time is up. A bot plays on.",
  "news.returned": "{name} is back and plays again.",

  "rematch.by": "{name} has opened a table for a rematch.",
  "rematch.there": "There is a table for a rematch.",
  "rematch.go": "Go there",
  dismiss: "Understood",

  "deeds.title": "Leave the game",
  resign: "Resign",
  "resign.bot": "A bot ({level}) plays on for you. You can take your seat back at any time.",
  "resign.end": "The game then ends without a result.",
  "resign.sureBot": "Resign: a bot plays on",
  "resign.sureEnd": "Resign: the game ends",
  abandon: "End by agreement",
  "abandon.ask": "The game ends without a result as soon as everybody agrees.",
  "abandon.alone": "Nobody else plays: the game ends at once, without a result.",
  "abandon.sureAsk": "Propose to end it",
  "abandon.sureAlone": "End it: no result",
} as const satisfies English;
