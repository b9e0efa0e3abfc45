import type { Channel } from "@montan/protocol";
import { DELAYS as SERVERS_DELAYS } from "@montan/protocol";
import { afterEach, expect, it, vi } from "vitest";
import { change, settings } from "../store/settings.ts";
import { NoPush, pushHere, turnOnPush } from "./push.ts";
import { DELAYS, isReminded, settingsHere } from "./reminders.ts";

afterEach(() => vi.unstubAllGlobals());

const channel = (wish: Partial<Channel> = {}): Channel => ({
  id: "c",
  kind: "push",
  label: "Chromium",
  state: "on",
  here: true,
  createdAt: 0,
  ...wish,
});

const KEYS = { p256dh: "p".repeat(87), auth: "a".repeat(22) };

/** A browser that answers like this when the person is asked, and has this subscription. */
function browser({ permission = "granted", subscribe = async () => ({}) as unknown, unsubscribe = () => {} } = {}) {
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
}

/** A server that accepts everything; records the requests. */
function server() {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push([method, path, ...(body === undefined ? [] : [JSON.parse(body)])]);
    return new Response(JSON.stringify({ settings: { delay: 60, zone: "UTC", language: "en" }, channels: [] }));
  });
  return asked;
}

it("knows what a browser can do", () => {
  vi.stubGlobal("navigator", {});
  expect(pushHere([channel()])).toBe("unsupported");
  browser({ permission: "denied" });
  expect(pushHere([channel()])).toBe("denied");
  browser({ permission: "default" });
  expect(pushHere([channel()])).toBe("off");
  browser();
  expect(pushHere([channel()])).toBe("on");
  expect(pushHere([channel({ here: false }), channel({ kind: "mail" })])).toBe("off");
});

it("tells the server where to push to, after the language and the time zone of this device", async () => {
  const before = settings.value;
  change({ language: "de" });
  const asked = server();
  browser({ subscribe: async () => ({ toJSON: () => ({ endpoint: "https://push.example/1", keys: KEYS }) }) });
  await turnOnPush("key");
  change(before);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(asked).toEqual([
    ["GET", "./api/me/reminders"],
    ["PUT", "./api/me/reminders", { delay: 60, zone, language: "de" }],
    ["POST", "./api/me/reminders/push", { endpoint: "https://push.example/1", keys: KEYS }],
  ]);
});

it.each([
  ["denied", { permission: "denied" }],
  ["dismissed", { permission: "default" }],
  ["no-service", { subscribe: () => Promise.reject(new DOMException("no push service", "AbortError")) }],
] as const)("says why not: %s", async (reason, wishes) => {
  const asked = server();
  browser(wishes);
  await expect(turnOnPush("key")).rejects.toEqual(new NoPush(reason));
  expect(asked).toEqual([]);
});

it("gives up a subscription with the key of a previous server at this address", async () => {
  let old = true;
  const asked = server();
  browser({
    subscribe: async () => {
      if (old) throw new DOMException("another key", "InvalidStateError");
      return { toJSON: () => ({ endpoint: "https://push.example/2", keys: KEYS }) };
    },
    unsubscribe: () => {
      old = false;
    },
  });
  await turnOnPush("key");
  expect(asked).toHaveLength(3);
});

it("offers the delays that the server accepts", () => {
  expect(DELAYS).toEqual(SERVERS_DELAYS);
});

it("counts an unconfirmed address as reminded, but not one that has ended", () => {
  expect(isReminded([])).toBe(false);
  expect(isReminded([channel({ kind: "mail", state: "asked" })])).toBe(true);
  expect(isReminded([channel({ kind: "mail", state: "ended" })])).toBe(false);
});

it("keeps delay and quiet hours in every time zone", () => {
  const kept = { delay: 5, quiet: { from: 22, to: 8 } };
  expect(settingsHere({ ...kept, zone: "Pacific/Auckland", language: "en" })).toMatchObject(kept);
});
