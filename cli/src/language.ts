import type { Locale } from "@montan/engine";
import { de } from "./text/de.ts";
import { en, type Words } from "./text/en.ts";
import { UsageError } from "./usage-error.ts";

const WORDS: Readonly<Record<Locale, Words>> = { en, de };

export function wordsOf(locale: Locale): Words {
  return WORDS[locale];
}

/** The language of the system: LC_ALL before LC_MESSAGES before LANG, as usual. */
export function systemLocale(env: Readonly<Record<string, string | undefined>>): Locale {
  const set = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== "");
  return set?.toLowerCase().startsWith("de") ? "de" : "en";
}

export function readLocale(value: string | undefined, fallback: Locale): Locale {
  if (value === undefined) return fallback;
  if (value === "en" || value === "de") return value;
  throw new UsageError("unknown-language", { value });
}

/** The language of error messages, before the arguments are known to be valid. */
export function guessLocale(args: readonly string[], fallback: Locale): Locale {
  const joined = args.findLast((arg) => arg.startsWith("--lang="))?.slice("--lang=".length);
  const value = joined ?? args[args.lastIndexOf("--lang") + 1];
  return args.includes("--lang") || joined !== undefined
    ? value === "de" || value === "en"
      ? value
      : fallback
    : fallback;
}
