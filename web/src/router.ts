import { signal } from "@preact/signals";

/** The pages. A route is a path in the hash, so that any static host can serve it. */
const PATTERNS = {
  home: "/",
  new: "/new/:game",
  games: "/games",
  play: "/play/:id",
  friends: "/friends",
  host: "/host/:game",
  online: "/online",
  table: "/table/:id",
  join: "/join/:id/:link",
  replay: "/replay/:id",
  position: "/position",
  learn: "/learn/:game",
  rules: "/rules/:game/:section?",
  aid: "/aid/:game",
  components: "/components/:game/:shared?",
  gallery: "/gallery",
  account: "/account",
  "sign-in": "/sign-in",
  "email-link": "/email-link/:token",
  reminders: "/reminders",
  "reminders-confirm": "/reminders/confirm/:token",
  "reminders-stop": "/reminders/stop/:token",
  settings: "/settings",
  about: "/about",
} as const;

type Page = keyof typeof PATTERNS;

export interface Route {
  readonly page: Page | "unknown";
  readonly params: Readonly<Record<string, string>>;
}

/** `hash` as in `location.hash`: "#/play/x". */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#/, "") || "/";
  for (const [page, pattern] of Object.entries(PATTERNS)) {
    const params = matched(pattern, path);
    if (params !== undefined) return { page: page as Page, params };
  }
  return { page: "unknown", params: {} };
}

function matched(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = parts(pattern);
  const given = parts(path);
  const params: Record<string, string> = {};
  if (given.length > wanted.length) return undefined;
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    const optional = part.endsWith("?");
    if (value === undefined) {
      if (!optional) return undefined;
    } else if (part.startsWith(":")) params[part.replace(/^:|\?$/g, "")] = decoded(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function parts(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const route = signal<Route>(routeOf(typeof location === "undefined" ? "" : location.hash));

/** Keeps `route` and the address in sync; called once, by the page. */
export function followAddress(): void {
  addEventListener("hashchange", () => {
    route.value = routeOf(location.hash);
  });
}

/** The address of a page for a link: `link("play", id)`. */
export function link(page: Page, ...values: readonly string[]): string {
  const fixed = parts(PATTERNS[page]).filter((part) => !part.startsWith(":"));
  return `#/${[...fixed, ...values.map(encodeURIComponent)].join("/")}`;
}

export function go(page: Page, ...values: readonly string[]): void {
  location.hash = link(page, ...values);
}

/** Like `go`, but replaces the current page in the history: for pages that only lead on. */
export function replace(page: Page, ...values: readonly string[]): void {
  location.replace(link(page, ...values));
}
