import type { BotName } from "@montan/bots";
import type { Locale } from "@montan/engine";

/** The names of the bots' levels. A new bot without a name is a type error. */
export const BOT_LABELS: Readonly<Record<BotName, Readonly<Record<Locale, string>>>> = {
  easy: { en: "easy", de: "leicht" },
  medium: { en: "medium", de: "mittel" },
  hard: { en: "hard", de: "schwer" },
  expert: { en: "expert", de: "meisterlich" },
  random: { en: "plays at random", de: "spielt zufällig" },
};

/** In the order in which people choose among them. */
export const LEVELS = Object.keys(BOT_LABELS) as readonly BotName[];
/** The bots of "Play now". */
export const USUAL_BOT: BotName = "medium";
/** For people who want it easier, and for the first game. */
export const EASY_BOT: BotName = "easy";

/** Names of the games' period, the same in both languages. */
export const BOT_PERSONS = ["Bertha", "Emil", "Gustav", "Wilhelmine"] as const;
