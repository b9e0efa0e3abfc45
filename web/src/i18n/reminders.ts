import { remindersDe } from "./de/reminders.ts";
import { remindersEn } from "./en/reminders.ts";
import type { Say } from "./words.ts";

export const REMINDERS = { en: remindersEn, de: remindersDe };

export type RemindersKey = keyof typeof remindersEn;
export type RemindersSay = Say<typeof remindersEn>;
