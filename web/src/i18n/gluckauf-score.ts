import { gluckaufScoreDe } from "./de/gluckauf-score.ts";
import { gluckaufScoreEn } from "./en/gluckauf-score.ts";

export const SCORE = { en: gluckaufScoreEn, de: gluckaufScoreDe };
