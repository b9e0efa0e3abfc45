import type { Channel, PushBody, ReminderSettings, Reminders } from "@montan/protocol";
import { effect } from "@preact/signals";
import { locale } from "../store/settings.ts";
import { ask } from "./api.ts";
import { me } from "./server.ts";

/** Minutes a table waits before it reminds, as the server accepts them. */
export const DELAYS = [0, 5, 15, 60, 240, 1_440] as const;

type NewChannel =
  | ({ readonly kind: "push" } & PushBody)
  | { readonly kind: "mail"; readonly email: string }
  | { readonly kind: "webhook"; readonly url: string };

const of = (id: string) => encodeURIComponent(id);

export const readReminders = () => ask<Reminders>("GET", "me/reminders");
export const writeSettings = (settings: ReminderSettings) => ask("PUT", "me/reminders", settings);
export const removeChannel = (id: string) => ask("DELETE", `me/reminders/channels/${of(id)}`);
export const testChannel = (id: string) => ask("POST", `me/reminders/channels/${of(id)}/test`, {});
export const stopMail = (token: string) => ask("POST", `reminder-mails/stop/${of(token)}`, {});

/** Returns the address that gets reminders from now on. */
export async function confirmMail(token: string): Promise<string> {
  return (await ask<{ email: string }>("POST", "reminder-mails", { token })).email;
}

/** A name from the tz database. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Reminders use the language of the page where they are set up, and quiet hours the time zone of that device. */
export function settingsHere(settings: ReminderSettings): ReminderSettings {
  return { ...settings, zone: zoneHere(), language: locale.peek() };
}

/** The settings come first: the confirmation mail is sent at once, in their language. */
export async function addChannel({ kind, ...target }: NewChannel): Promise<void> {
  const { settings } = await readReminders();
  await writeSettings(settingsHere(settings));
  await ask("POST", `me/reminders/${kind}`, target);
}

/** Whether reminders reach the person, or will once they have opened the link in a mail. */
export function isReminded(channels: readonly Channel[]): boolean {
  return channels.some(({ state }) => state !== "ended");
}

/** When the language of the page changes, that of the reminders changes too; called once, by the page. */
export function followLanguage(): void {
  let last = locale.peek();
  effect(() => {
    const language = locale.value;
    const isNew = language !== last;
    last = language;
    if (isNew && me.peek() !== undefined) void speak(language).catch(() => {});
  });
}

async function speak(language: ReminderSettings["language"]): Promise<void> {
  const { settings, channels } = await readReminders();
  if (isReminded(channels) && settings.language !== language) await writeSettings({ ...settings, language });
}
