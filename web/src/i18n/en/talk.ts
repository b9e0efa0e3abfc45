import type { English } from "../words.ts";

/** Chat and private notes at a table. */
export const talkEn = {
  "title.players": "Players’ chat",
  "title.spectators": "Spectators’ chat",
  "hint.players": "Spectators read it once the game is over.",
  "hint.spectators": "Players read it once the game is over.",
  "hint.ended": "The game is over: players and spectators now read both chats.",
  "room.players": "player",
  "room.spectators": "spectator",
  none: "Nobody has said anything yet.",
  deleted: "Deleted",
  write: "Your message",
  send: "Send",
  sending: "Sending …",
  muted: "The host has muted you. You can still read along.",

  reactions: "Quick reactions",
  "reaction.hello": "Hello!",
  "reaction.thanks": "Thank you!",
  "reaction.well-played": "Well played!",
  "reaction.wow": "Wow!",
  "reaction.sorry": "Sorry!",
  "reaction.one-moment": "One moment!",

  you: "you",
  host: "host",
  isMuted: "muted",
  isBlocked: "blocked",
  more: "More about {name}",
  moreLine: "More about this message from {name}",
  cancel: "Cancel",

  block: "Block",
  blockAsk:
    "You will no longer read what {name} writes, and {name} will not be able to join tables where you sit. This game goes on.",
  blockYes: "Block {name}",
  blocked: "You have blocked {name}.",
  unblock: "Undo",

  report: "Report",
  reportAsk: "What happened? The people who run this server will read it.",
  reportLine: "This message is sent along.",
  reportSend: "Send the report",
  reported: "Thank you. Your report has been sent.",

  mute: "Mute",
  muteOf: "Mute {name}",
  unmute: "Unmute",
  unmuteOf: "Unmute {name}",
  spectator: "A spectator",
  deleteLine: "Delete message",
  deleteSure: "Really delete it?",

  "note.title": "Note to yourself",
  "note.hint": "Nobody else sees it.",
  "note.reading": "Loading …",
  "note.saving": "Saving …",
  "note.saved": "Saved.",
  "note.here": "Saved on this device only, because the server does not answer.",
  "note.refused": "The server did not take the note. It stays on this device.",

  "refused.muted": "The host has muted you.",
  "refused.wrong-room": "You have changed between playing and watching. Try again.",
  "refused.malformed": "The server cannot take this text.",
  "refused.no-line": "This message has already been deleted.",
  "refused.gone": "This person is no longer here.",
} as const satisfies English;
