import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { block, readBlocks, unblock } from "./account.ts";
import { me } from "./server.ts";

interface Name {
  readonly id: string;
  readonly name: string;
}

const people = signal<readonly Name[]>([]);

/** The people whom the person here has blocked. */
export const blocked: ReadonlySignal<readonly Name[]> = people;
const ids = computed(() => new Set(people.value.map(({ id }) => id)));

/** Their lines are not shown. */
export function isBlocked(person: string): boolean {
  return ids.value.has(person);
}

export async function shutOut(person: Name): Promise<void> {
  await block(person.id);
  people.value = [person, ...people.value.filter(({ id }) => id !== person.id)];
}

export async function lift(person: string): Promise<void> {
  await unblock(person);
  people.value = people.value.filter(({ id }) => id !== person);
}

// Loaded once per person; without an answer nobody is blocked, as for a new guest.
effect(() => {
  const id = me.value?.id;
  people.value = [];
  if (id === undefined) return;
  void readBlocks().then(
    (found) => {
      if (me.peek()?.id === id) people.value = found;
    },
    () => {},
  );
});
