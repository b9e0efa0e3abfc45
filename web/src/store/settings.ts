import type { Locale } from "@montan/engine";
import { computed, effect, signal } from "@preact/signals";

export const LOCALES = ["en", "de"] as const satisfies readonly Locale[];
export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["off", "slow", "normal", "fast"] as const;
export const CONFIRMS = ["provisional", "ask", "off"] as const;

/** The settings of one person on this device. */
export interface Settings {
  readonly language: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** For a move that reveals something or ends the turn: provisional for a while, after confirmation, or at once. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** Decisions with only one sensible answer are made without asking. */
  readonly autoSkip: boolean;
  /** The person's name at the table; empty: not entered yet. */
  readonly name: string;
}

/** Multiple of the normal speed. */
const SPEED: Readonly<Record<Settings["motion"], number>> = { off: 0, slow: 0.5, normal: 1, fast: 2 };
/** The longest name that a record allows. */
export const MAX_NAME = 60;
const KEY = "montan.settings";

/** Settings from untrusted text; what does not fit gets the default. */
export function readSettings(text: string | null, languages: readonly string[]): Settings {
  const stored = parsed(text);
  const german = languages[0]?.toLowerCase().startsWith("de") ?? false;
  return {
    language: oneOf(LOCALES, stored.language, german ? "de" : "en"),
    theme: oneOf(THEMES, stored.theme, "auto"),
    motion: oneOf(MOTIONS, stored.motion, "normal"),
    sound: stored.sound === true,
    // Former values were "timer", which is now "provisional", and "on", which was stored without anybody choosing it.
    confirm: oneOf(CONFIRMS, stored.confirm, "provisional"),
    autoSkip: stored.autoSkip !== false,
    name: typeof stored.name === "string" ? stored.name.slice(0, MAX_NAME) : "",
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T>(known: readonly T[], value: unknown, usual: T): T {
  return known.includes(value as T) ? (value as T) : usual;
}

function readDevice(): Settings {
  const stored = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  return readSettings(stored, typeof navigator === "undefined" ? [] : navigator.languages);
}

export const settings = signal<Settings>(readDevice());
export const locale = computed(() => settings.value.language);

export function change(wish: Partial<Settings>): void {
  settings.value = { ...settings.value, ...wish };
}

const stillness = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-reduced-motion: reduce)");
const still = signal(stillness?.matches ?? false);

/** 0: everything happens at once; 1: normal speed. */
export const motion = computed(() => SPEED[settings.value.motion]);
/** The system asks for less motion: nothing moves, things fade out and in. */
export const fades = computed(() => still.value && motion.value > 0);

/** Stores the settings on the device and applies them to the page; called once, by the page. */
export function keepSettings(): void {
  stillness?.addEventListener("change", ({ matches }) => {
    still.value = matches;
  });
  effect(() => {
    const { language, theme } = settings.value;
    localStorage.setItem(KEY, JSON.stringify(settings.value));
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = motion.value === 0 ? "off" : fades.value ? "fades" : "on";
    document.documentElement.style.setProperty("--speed", String(motion.value || 1));
  });
}
