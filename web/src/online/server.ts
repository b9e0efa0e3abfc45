import type { Person, ServerFacts } from "@montan/protocol";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { ask, becomeGuest } from "./api.ts";

const found = signal<ServerFacts | undefined>(undefined);
const visitor = signal<Person | undefined>(undefined);

/** The server behind the page and what it offers; undefined: none, or it has not answered yet. */
export const server: ReadonlySignal<ServerFacts | undefined> = found;
/** Whoever the server knows in this browser. */
export const me: ReadonlySignal<Person | undefined> = visitor;
export const isKnown = computed(() => visitor.value !== undefined);

let asked: Promise<ServerFacts | undefined> | undefined;

/**
 * Asks once whether a server answers, and who we are to it. A static host answers with a file that says there is none
 * (`public/api/server`), so that nobody's console complains.
 */
export function findServer(): Promise<ServerFacts | undefined> {
  asked ??= look();
  return asked;
}

async function look(): Promise<ServerFacts | undefined> {
  if (!navigator.onLine) {
    addEventListener("online", () => void findServer(), { once: true });
    asked = undefined;
    return undefined;
  }
  const facts = await ask<ServerFacts>("GET", "server").catch(() => undefined);
  if (facts?.protocol === undefined) return undefined;
  visitor.value = facts.person;
  found.value = facts;
  return facts;
}

/** Somebody has come, gone or changed their name: whoever signs in or out says so. */
export function weAre(person: Person | undefined): void {
  visitor.value = person;
}

/** Whoever has no name here yet gets one. */
export async function comeAs(name: string): Promise<Person> {
  const known = visitor.value;
  if (known !== undefined) return known;
  const { person } = await becomeGuest(name);
  weAre(person);
  return person;
}
