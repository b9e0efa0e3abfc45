import type { carnegieScoreEn } from "../en/carnegie-score.ts";
import type { Translated } from "../words.ts";

export const carnegieScoreDe: Translated<typeof carnegieScoreEn> = {
  round: "Runde",
  worth: "{what}: {vp} SP",
  counted: "{what}: {count} gezählt, {vp} SP",
  limited: "{what}: {count} gezählt, {worth} SP, höchstens {vp}",
  connection: "{cities}: {points} Anschlusspunkte, {level}",
  "post-office": "{department} bringt einen Anschlusspunkt",
  sold: "Verkauft, um für Spenden zu zahlen: {goods}",
  card: "Karte {card} auf Position {position}: {vp} SP",
};
