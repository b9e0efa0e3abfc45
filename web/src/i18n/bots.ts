import type { BotName } from "@montan/bots";
import type { Locale } from "@montan/engine";

/** What the levels of the bots are called. A new bot without a name is a type error. */
export const BOT_LABELS: Readonly<Record<BotName, Readonly<Record<Locale, string>>>> = {
  easy: { en: "easy", de: "leicht" },
  medium: { en: "medium", de: "mittel" },
  hard: { en: "hard", de: "schwer" },
  expert: { en: "expert", de: "meisterlich" },
  random: { en: "plays at random", de: "spielt zufällig" },
};

/** In the order people choose them in. */
export const LEVELS = Object.keys(BOT_LABELS) as readonly BotName[];
/** What "Play now" seats beside a stranger. */
export const USUAL_BOT: BotName = "medium";
/** For whoever would like it easier, and in the first game. */
export const EASY_BOT: BotName = "easy";

/** Names of their time, the same in both languages. */
export const BOT_PERSONS = ["Bertha", "Emil", "Gustav", "Wilhelmine"] as const;
