import type { Person, ServerFacts } from "@montan/protocol";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { rememberThere, wasThere } from "../store/server-known.ts";
import { ask, becomeGuest, Refusal } from "./api.ts";
import { keepTrying } from "./keep-trying.ts";

const found = signal<ServerFacts | undefined>(undefined);
const gone = signal(false);
const visitor = signal<Person | undefined>(undefined);

/** The server behind the page and what it offers; undefined: there is none, or it has not answered yet. */
export const server: ReadonlySignal<ServerFacts | undefined> = found;
/** A server has answered on this device before, but none does now. */
export const serverGone: ReadonlySignal<boolean> = gone;
/** The person whom the server knows in this browser. */
export const me: ReadonlySignal<Person | undefined> = visitor;
export const isKnown = computed(() => visitor.value !== undefined);

let asked: Promise<ServerFacts | undefined> | undefined;

/**
 * Asks whether a server answers, and who the person is to it. A static host has a file that says there is no server
 * (`public/api/server`), so that no error appears in the console. If there is no answer it keeps asking; `server` then
 * changes.
 */
export function findServer(): Promise<ServerFacts | undefined> {
  asked ??= look().then((isAnswered) => {
    if (!isAnswered) keepTrying(look, onOccasion);
    return found.peek();
  });
  return found.peek() === undefined ? asked : Promise.resolve(found.peek());
}

/** false: no answer for now. */
async function look(): Promise<boolean> {
  const facts = navigator.onLine ? await ask<Partial<ServerFacts>>("GET", "server").catch(() => undefined) : undefined;
  gone.value = facts === undefined && wasThere();
  if (facts === undefined) return false;
  if (facts.protocol === undefined) return true;
  visitor.value = facts.person;
  found.value = facts as ServerFacts;
  rememberThere();
  return true;
}

/** The network is back, or somebody looks at the page again. */
function onOccasion(again: () => void): () => void {
  const seen = () => document.visibilityState === "visible" && again();
  addEventListener("online", again);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("online", again);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** To be called when a person has signed in, signed out or changed their name. */
export function weAre(person: Person | undefined): void {
  visitor.value = person;
}

/** Gives a name to a person who has none here yet. */
export async function comeAs(name: string): Promise<void> {
  if (visitor.value !== undefined) return;
  try {
    weAre((await becomeGuest(name)).person);
  } catch (error) {
    // The person has got a name in another window of this browser meanwhile.
    if (!(error instanceof Refusal && error.code === "already-known")) throw error;
    weAre((await ask<ServerFacts>("GET", "server")).person);
  }
}
