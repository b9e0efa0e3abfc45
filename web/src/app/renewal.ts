import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { halfMade } from "../table/half-made.ts";

/** `waiting`: a newer build is available; `taken`: this page has just been loaded with it. */
type Renewal = "waiting" | "taken";

const state = signal<Renewal | undefined>(undefined);
export const renewal: ReadonlySignal<Renewal | undefined> = state;

/** Windows with unfinished input hold it shared; a newer build takes over once it gets it exclusively. */
const LOCK = "montan half-made";
const TAKE_OVER = "take-over";
/** Milliseconds to read the announcement. */
const NOTICE = 1500;
const AN_HOUR = 3_600_000;
const TAKEN = "montan.renewed";

/**
 * Registers the service worker, and activates a newer build as soon as no window has unfinished input: the waiting
 * worker is told to take over, and every window reloads. Called once, by the page.
 */
export async function followBuilds(): Promise<void> {
  sayTaken();
  holdWhileHalfMade();
  const workers = navigator.serviceWorker;
  let renewed = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    // The very first worker takes over a page of its own build.
    if (renewed) reloadWhenFree();
    renewed = true;
  });
  const registration = await workers.register("./sw.js");
  const found = () => {
    if (registration.active === null || registration.waiting === null || state.value === "waiting") return;
    renewed = true;
    state.value = "waiting";
    const takeOver = () => registration.waiting?.postMessage(TAKE_OVER);
    setTimeout(() => void navigator.locks.request(LOCK, takeOver), NOTICE);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", found));
  found();
  // The browser itself checks only when a page is opened, and ours stays open for hours.
  const look = () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, AN_HOUR);
}

/** Another window may not have waited for this one. */
function reloadWhenFree(): void {
  state.value = "waiting";
  effect(() => {
    if (!halfMade.value) reload();
  });
}

function reload(): void {
  sessionStorage.setItem(TAKEN, "yes");
  location.reload();
}

function sayTaken(): void {
  if (sessionStorage.getItem(TAKEN) === null) return;
  sessionStorage.removeItem(TAKEN);
  state.value = "taken";
}

function holdWhileHalfMade(): void {
  effect(() => {
    if (!halfMade.value) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks.request(LOCK, { mode: "shared" }, () => promise);
    return resolve;
  });
}
