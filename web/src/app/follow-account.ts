import { effect } from "@preact/signals";
import { findServer, server } from "../online/server.ts";

/** Where a server answers, the page is as its account likes it; nothing of that is loaded where none does. */
export function followAccount(): void {
  void findServer();
  let isFollowed = false;
  effect(() => {
    if (server.value === undefined || isFollowed) return;
    isFollowed = true;
    void import("../online/preferences.ts").then(({ followPreferences }) => followPreferences());
    void import("../online/reminders.ts").then(({ followLanguage }) => followLanguage());
  });
}
