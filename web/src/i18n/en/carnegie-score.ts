import type { English } from "../words.ts";

/** Where points of Carnegie come from. */
export const carnegieScoreEn = {
  round: "Round",
  worth: "{what}: {vp} VP",
  counted: "{what}: counted {count}, {vp} VP",
  limited: "{what}: counted {count}, {worth} VP, at most {vp}",
  connection: "{cities}: {points} connection points, {level}",
  "post-office": "{department} adds a connection point",
  sold: "Sold to pay for donations: {goods}",
  card: "Card {card} at position {position}: {vp} VP",
} as const satisfies English;
