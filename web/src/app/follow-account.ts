import { findServer } from "../online/server.ts";

/** Where a server answers, the page is as its account likes it; nothing of that is loaded where none does. */
export function followAccount(): void {
  void findServer().then(async (server) => {
    if (server === undefined) return;
    (await import("../online/preferences.ts")).followPreferences();
    (await import("../online/reminders.ts")).followLanguage();
  });
}
