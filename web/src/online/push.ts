import type { Channel, PushBody } from "@montan/protocol";
import { addChannel, removeChannel } from "./reminders.ts";

/** What this browser allows: `denied` can be changed only in the browser's own settings. */
type PushHere = "unsupported" | "denied" | "on" | "off";

/** Messages are shown only by a service worker, and with the person's permission. */
export function pushHere(channels: readonly Channel[]): PushHere {
  if (navigator.serviceWorker === undefined || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return "unsupported";
  const { permission } = Notification;
  if (permission === "denied") return "denied";
  return permission === "granted" && channels.some(({ kind, here }) => kind === "push" && here) ? "on" : "off";
}

/** Why nothing can be pushed to this browser. */
type Reason = "denied" | "dismissed" | "no-worker" | "no-service";

export class NoPush extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(`no push: ${reason}`, { cause });
    this.name = "NoPush";
    this.reason = reason;
  }
}

/**
 * Adds this browser to the reminders; `key`: the server's. To be called from a click, since the browser asks the
 * person. Throws NoPush.
 */
export async function turnOnPush(key: string): Promise<void> {
  await addChannel({ kind: "push", ...(await subscribe(key)) });
}

export async function turnOffPush({ id }: Channel): Promise<void> {
  await removeChannel(id);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function subscribe(key: string): Promise<PushBody> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new NoPush(permission === "denied" ? "denied" : "dismissed");
  if ((await navigator.serviceWorker.getRegistration()) === undefined) throw new NoPush("no-worker");
  // On a first visit it is still being installed.
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribed(pushManager, key);
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

async function subscribed(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const subscribeOnce = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    return await subscribeOnce().catch(async (error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      // There is a subscription with the key of another server that was at this address before.
      await (await pushManager.getSubscription())?.unsubscribe();
      return await subscribeOnce();
    });
  } catch (error) {
    throw new NoPush("no-service", error);
  }
}
