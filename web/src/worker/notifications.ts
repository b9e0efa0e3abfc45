/// <reference lib="webworker" />
import type { Reminder } from "@montan/protocol";

const worker = self as unknown as ServiceWorkerGlobalScope;

/** A reminder arrives: shown as a notification, which replaces the previous one of the same table. */
async function show(reminder: Reminder): Promise<void> {
  const { title, body, language, path, table, waiting } = reminder;
  const badge = navigator.setAppBadge?.(waiting);
  const options = {
    body,
    lang: language,
    tag: table ?? reminder.id,
    // A new question alerts again, even if the previous notification is still there. TypeScript does not know the
    // option yet.
    renotify: true,
    icon: "./icons/icon-192.png",
    badge: "./icons/badge-96.png",
    data: { path, ...(table !== undefined && { table }) },
  };
  await worker.registration.showNotification(title, options);
  // Without permission there is no icon to show it on.
  await badge?.catch(() => {});
}

/** The window used last, or a new one. The window navigates by itself, so that unfinished input is kept. */
async function open(path: string): Promise<void> {
  const address = new URL(path, worker.registration.scope);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = windows.find(({ url }) => new URL(url).pathname === address.pathname);
  if (ours === undefined) return void (await worker.clients.openWindow(address.href));
  ours.postMessage({ path });
  await ours.focus();
}

/** The browser has replaced its subscription: the server is told where to send from now on. */
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
