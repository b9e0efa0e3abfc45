import type { TabGain, TabIncome, TransportIncome } from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { carnegieDe } from "../text/carnegie-de.ts";
import { type CarnegieWords, carnegieEn } from "../text/carnegie-en.ts";

const WORDS: Readonly<Record<Locale, CarnegieWords>> = { en: carnegieEn, de: carnegieDe };

export function wordsFor(locale: Locale): CarnegieWords {
  return WORDS[locale];
}

/** `$3`, `1 good`: what a space pays. */
export function gainText(words: CarnegieWords, gain: TabGain | TransportIncome): string {
  const [first] = Object.entries(gain) as [keyof CarnegieWords["gain"], number][];
  return first === undefined ? "" : words.gain[first[0]](first[1]);
}

export function incomeText(words: CarnegieWords, income: TabIncome): string {
  return "choice" in income
    ? income.choice.map((gain) => gainText(words, gain)).join(words.or)
    : gainText(words, income);
}
