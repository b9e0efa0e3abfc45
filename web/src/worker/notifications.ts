/// <reference lib="webworker" />
import type { Reminder } from "@montan/protocol";

const worker = self as unknown as ServiceWorkerGlobalScope;

/** A reminder wakes the app: shown as a notification, the one of a table in place of the one before. */
async function show(reminder: Reminder): Promise<void> {
  const { title, body, language, path, table, waiting } = reminder;
  const badge = navigator.setAppBadge?.(waiting);
  await worker.registration.showNotification(title, {
    body,
    lang: language,
    tag: table ?? reminder.id,
    icon: "./icons/icon-192.png",
    badge: "./icons/badge-96.png",
    data: { path, ...(table !== undefined && { table }) },
  });
  // Whoever does not allow it has no icon to show it on.
  await badge?.catch(() => {});
}

/** The window that shows it already, else any window, else a new one. */
async function open(path: string): Promise<void> {
  const address = new URL(path, worker.registration.scope).href;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  if (there !== undefined) return void (await there.focus());
  // A step within the page: nothing is loaded anew, and what is half-made at another table is kept.
  const other = windows.find(({ url }) => new URL(url).pathname === new URL(address).pathname);
  const led = await other?.navigate(address).catch(() => null);
  if (led) return void (await led.focus());
  await worker.clients.openWindow(address);
}

/** The browser has given its subscription up for another one: the server is told where to send from now on. */
async function renew(before: PushSubscription | null, after: PushSubscription | null): Promise<void> {
  const { pushManager } = worker.registration;
  const subscription = after ?? (before === null ? null : await pushManager.subscribe(before.options));
  if (subscription === null) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(new URL("./api/me/reminders/push", worker.registration.scope), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}

/** Lets the service worker show what the server pushes. */
export function hearReminders(): void {
  worker.addEventListener("push", (event) => {
    const reminder = event.data?.json() as Reminder | undefined;
    if (reminder !== undefined) event.waitUntil(show(reminder));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { readonly path: string }).path));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => {
    const { oldSubscription = null, newSubscription = null } = event as Partial<PushSubscriptionChangeEvent>;
    (event as ExtendableEvent).waitUntil(renew(oldSubscription, newSubscription));
  });
}
