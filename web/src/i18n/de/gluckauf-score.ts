import type { gluckaufScoreEn } from "../en/gluckauf-score.ts";
import type { Translated } from "../words.ts";

export const gluckaufScoreDe: Translated<typeof gluckaufScoreEn> = {
  worth: "{what}: {vp} SP",
  share: "{what}: {assigned} von {held} zugewiesen, {vp} SP",
  tokens: "Schichtmarker {numbers}: {vp} SP",
  "tie-break": "mit dem höchsten Schichtmarker",
};
