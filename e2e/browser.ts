import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { afterEach, test as anyTest, inject } from "vitest";

/** Where the built page is served and the browser listens, or why there is none. */
type Site =
  | { readonly url: string; readonly browser: string; readonly launch: LaunchOptions }
  | { readonly missing: string };

declare module "vitest" {
  interface ProvidedContext {
    site: Site;
  }
}

const site = inject("site");

/** A test in the browser; skipped if there is none, which chromium.test.ts reports once for all of them. */
export const test = anyTest.skipIf("missing" in site);

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 740 };

export interface Wishes {
  readonly language?: "en" | "de";
  readonly theme?: "light" | "dark";
  readonly motion?: "off" | "slow" | "normal";
  readonly confirm?: "off" | "ask" | "provisional";
  /** Decisions with only one sensible answer are made without asking, unless a test wants to be asked. */
  readonly autoSkip?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  /** With the service worker, which stores every file of the page and takes longer than most tests. */
  readonly offline?: boolean;
  /** Another server than the one all tests share. */
  readonly url?: string;
  /** Requests that the server refuses, which Chromium reports on the console whatever the page does. */
  readonly refused?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a page of the site by its route: "", "settings", "rules/gluckauf" … */
  open(route?: string): Promise<void>;
}

/** Milliseconds to wait for something on the page, also on a busy machine. */
const PATIENCE = 20_000;

let connected: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  if ("missing" in site) throw new Error(site.missing);
  connected ??= chromium.connect(site.browser);
  return connected;
}

/**
 * People who open a browser: a new profile each, closed after the test; any error or warning on the console fails it.
 */
export function visitors(): (wishes?: Wishes) => Promise<Visit> {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    const said = complaints.splice(0);
    if (said.length > 0) throw new Error(`Said on the console: ${said.join("; ")}`);
  });
  return async (wishes = {}) => {
    const context = await (await browser()).newContext(contextOf(wishes));
    contexts.push(context);
    context.on("page", (page) => listen(page, complaints, forgivenTo(wishes)));
    return await visitIn(context, wishes);
  };
}

/** No network any more. */
export async function goOffline({ context }: Visit): Promise<void> {
  // A page loaded in another process asks for the server: Chromium does not tell it that it is offline.
  await context.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await context.setOffline(true);
}

/** Starts a browser of its own that keeps everything in a folder, as people's browsers do. */
export async function startBrowser(folder: string): Promise<Visit> {
  if ("missing" in site) throw new Error(site.missing);
  return visitIn(await chromium.launchPersistentContext(folder, { ...site.launch, ...contextOf({}) }), {});
}

async function visitIn(context: BrowserContext, wishes: Wishes): Promise<Visit> {
  await context.addInitScript(keepOnDevice, settingsOf(wishes));
  if (!wishes.offline) await context.addInitScript(keepNoFiles);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const home = wishes.url ?? ("url" in site ? site.url : "");
  const open = async (route = "") => {
    await page.goto(`${home}#/${route}`);
    await page.locator("h1, [data-play]").first().waitFor();
  };
  return { page, context, open };
}

function contextOf({ viewport = LAPTOP, touch = false, language = "en" }: Wishes): BrowserContextOptions {
  return { viewport, hasTouch: touch, isMobile: touch, locale: language === "de" ? "de-DE" : "en-GB" };
}

/** As the page stores them on the device. */
export function settingsOf(wishes: Wishes): string {
  const { language = "en", theme = "light", motion = "off", confirm = "off", autoSkip = true } = wishes;
  return JSON.stringify({ language, theme, motion, confirm, autoSkip, sound: false });
}

/** Runs in the page before anything else; what the person changes later stays. */
function keepOnDevice(settings: string): void {
  // An empty page has no storage.
  if (location.protocol === "about:") return;
  const device = globalThis as unknown as { localStorage: Storage };
  if (device.localStorage.getItem("montan.settings") === null) device.localStorage.setItem("montan.settings", settings);
}

/** Runs in the page before anything else: the service worker is never registered. */
function keepNoFiles(): void {
  if (location.protocol !== "about:") navigator.serviceWorker.register = () => new Promise(() => {});
}

const REFUSED = /^Failed to load resource: the server responded with a status of (4\d\d|502)/;

/**
 * Without a network the page asks once whether a server answers; Chromium's emulation claims to be online. And where a
 * service worker answers for the page, Chromium now and then loads a module again instead of using what it preloaded.
 */
const OFFLINE = new RegExp(
  [
    "net::ERR_INTERNET_DISCONNECTED",
    "is not used because it is a cross-world service worker resource mismatch",
    "was preloaded using link preload but not used within a few seconds",
  ].join("|"),
);

function forgivenTo({ refused, offline }: Wishes): RegExp | undefined {
  if (refused) return REFUSED;
  return offline ? OFFLINE : undefined;
}

function listen(page: Page, complaints: string[], forgiven?: RegExp): void {
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || forgiven?.test(message.text())) return;
    complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => complaints.push(error.stack ?? String(error)));
}
