import type { English } from "../words.ts";

/** Where points of Glück Auf come from. */
export const gluckaufScoreEn = {
  worth: "{what}: {vp} VP",
  share: "{what}: {assigned} of {held} assigned, {vp} VP",
  tokens: "Shift tokens {numbers}: {vp} VP",
  "tie-break": "with the highest shift token",
} as const satisfies English;
