import { carnegieScoreDe } from "./de/carnegie-score.ts";
import { carnegieScoreEn } from "./en/carnegie-score.ts";

export const CARNEGIE_SCORE = { en: carnegieScoreEn, de: carnegieScoreDe };
