/// <reference lib="webworker" />
/**
 * Plays offline: the whole build is fetched once, at installation, and served from there. The build fills in the list.
 * A newer build waits until the last page of the older one is closed: no page ever meets files of another build.
 */
declare const __BUILD__: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `montan-${__BUILD__.version}`;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // A name with a hash means the same content wherever it comes from; everything else is asked for anew.
  const request = (file: string) => new Request(file, { cache: file.startsWith("./assets/") ? "default" : "reload" });
  await cache.addAll(__BUILD__.files.map(request));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("montan-") && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** Our own files from the cache, a page always as the one page there is; everything else is the network's. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const ours = request.method === "GET" && request.url.startsWith(worker.registration.scope);
  if (ours) event.respondWith(answer(request));
});
