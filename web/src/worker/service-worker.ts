/// <reference lib="webworker" />
import { hearReminders } from "./notifications.ts";

/**
 * Works offline: the whole build is fetched once, at installation, and served from there. The build fills in the list.
 * A newer build waits until the pages say that it may take over (`app/renewal.ts`); then they reload, so that no page
 * mixes files of two builds.
 */
declare const __BUILD__: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
// The build replaces this name by the list, so it may occur only once.
const BUILD = __BUILD__;
const CACHE = `montan-${BUILD.version}`;
const TAKE_OVER = "take-over";

const pathOf = (file: string) => new URL(file, worker.registration.scope).pathname;
const PAGE = pathOf("./");
const FILES: ReadonlySet<string> = new Set([...BUILD.files, "./index.html"].map(pathOf));

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // A name with a hash means the same content wherever it comes from; everything else is requested again.
  const request = (file: string) => new Request(file, { cache: file.startsWith("./assets/") ? "default" : "reload" });
  await cache.addAll(BUILD.files.map(request));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("montan-") && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** Only files of this build: whatever else the host answers (`/api`, `/healthz` …) goes to the network. */
function isOurs({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === "GET" && origin === worker.location.origin && FILES.has(pathname);
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
hearReminders();
worker.addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
