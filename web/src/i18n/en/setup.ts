import type { English } from "../words.ts";

/** The options before a game, besides who plays. */
export const setupEn = {
  andrew: "Andrew, your opponent",
  andrewHint: "In a game for one you play against Andrew. He is not a bot: his cards say what he does.",
  levelLine: "His deck of 20 cards: {normal} normal, {advanced} advanced.",
  modules: "Modules of expansion 1",
  modulesHint: "Any number of them, or none.",
  profile: "Component profile",
  profileBuiltIn: "Montan’s values",
  profileHint: "Some printed values could not be read. If you own the box, you can play with its values.",
  profileEdit: "Look at them or change them",
  profileLost: "The profile you last played with is not on this device any more.",

  playEasy: "With easy bots",
  inferred: "Some printed values are inferred.",
  enterValues: "Enter those of your box",

  firstPlayer: "Who begins",
  "firstPlayer.drawn": "Drawn at random",
  "firstPlayer.seat": "Seat {number}",

  sign: "Colour and symbol",
  "sign.anvil": "Black, anvil",
  "sign.star": "White, star",
  "sign.wave": "Blue, wave",
  "sign.gear": "Yellow, gear",
} as const satisfies English;
