import { effect } from "@preact/signals";
import { findServer, server } from "../online/server.ts";

/** If a server answers, the account's settings apply to the page; the code is loaded only then. */
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
