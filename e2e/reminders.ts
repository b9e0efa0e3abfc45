import type { Reminder } from "@montan/protocol";
import type { BrowserContext, CDPSession, Worker } from "playwright-core";
import { expect } from "vitest";

/** A browser's push subscription. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The person allows notifications; the test provides the push service that a Chromium under test lacks. */
export async function givePushService(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(keepNotifications);
  await context.addInitScript((given) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
}

/** Hands a message to the service worker of a site, as a push service does, and waits until it is the one shown. */
export async function deliver(context: BrowserContext, site: string, message: Reminder): Promise<Worker> {
  // Any page will do: the worker's own ones may all be closed.
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registrationId = await registrationOf(devtools, site);
  await devtools.send("ServiceWorker.startWorker", { scopeURL: site });
  const worker = await workerOf(context, site);
  await worker.evaluate(keepNotifications);
  const origin = new URL(site).origin;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
  // Not before: a message is lost with the page through which it came.
  await expect.poll(() => shown(worker)).toMatchObject([{ title: message.title }]);
  await page.close();
  return worker;
}

/**
 * Runs in pages and in the service worker. Chromium's headless shell, which is what npm brings, has no notifications
 * and denies them to everybody: there they are kept in a cache, which a page and its service worker share. It has no
 * badges either, and a worker that sets one is ended. Any other Chromium shows real ones.
 */
function keepNotifications(): void {
  const denied = "Notification" in globalThis && Notification.permission === "denied";
  if (!denied || location.protocol === "about:") return;
  Object.defineProperty(Notification, "permission", { get: () => "granted", configurable: true });
  Object.defineProperty(navigator, "setAppBadge", { value: undefined });
  const kept = () => caches.open("notifications");
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title: string, options: NotificationOptions) {
      const shown = new Response(JSON.stringify({ title, ...options }));
      await (await kept()).put(`/notifications/${options.tag}`, shown);
    },
    async getNotifications() {
      const cache = await kept();
      const requests = await cache.keys();
      const all = requests.map(async (request) => ({
        ...((await (await cache.match(request))?.json()) as object),
        close: () => void cache.delete(request),
      }));
      return Promise.all(all);
    },
  });
}

async function registrationOf(devtools: CDPSession, site: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === site && !isDeleted);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  return found;
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly renotify?: boolean;
}

/** Runs in a service worker. */
interface WorkerGlobals {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(address: string): Promise<unknown> };
  dispatchEvent(event: Event): boolean;
}

/** The service worker of the site, running because it has just been started. */
async function workerOf(context: BrowserContext, site: string): Promise<Worker> {
  const ours = () => context.serviceWorkers().findLast((worker) => worker.url().startsWith(site));
  await expect.poll(() => ours() !== undefined).toBe(true);
  return ours() as Worker;
}

/** The notifications currently shown. */
export function shown(worker: Worker): Promise<Shown[]> {
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerGlobals;
    const all: readonly Shown[] = await registration.getNotifications();
    return all.map(({ title, body, lang, renotify = false }) => ({ title, body, lang, renotify }));
  });
}

/**
 * Clicks the only notification. Chromium lets no test do that, and opens and raises windows only after a real click: so
 * the worker gets the event, and if it wants to open a window, the address is returned.
 */
export function clickNotification(worker: Worker): Promise<string | undefined> {
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerGlobals;
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) throw new Error("nothing to click on");
    let opened: string | undefined;
    scope.clients.openWindow = async (address) => {
      opened = address;
    };
    const event = Object.assign(new ExtendableEvent("notificationclick"), { notification });
    const answers: Promise<unknown>[] = [];
    event.waitUntil = (answer) => void answers.push(answer);
    scope.dispatchEvent(event);
    await Promise.allSettled(answers);
    return opened;
  });
}
