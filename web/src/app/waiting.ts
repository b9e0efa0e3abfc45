import type { Seat } from "@montan/engine";
import type { Listed } from "@montan/protocol";
import { computed, signal } from "@preact/signals";
import { route } from "../router.ts";

/** Tables of the server where the person is asked, the most urgent first. */
export const waiting = signal<readonly Listed[]>([]);

/** The next table to go to: the most urgent except the open one. */
export const nextTable = computed(() => {
  const { page, params } = route.value;
  return waiting.value.find(({ table }) => page !== "table" || table !== params.id);
});

/** The person's seats that are asked, without those that a bot plays. */
export function ownedDecisions({ status, asked, mine, chairs }: Listed): readonly Seat[] {
  if (status !== "running") return [];
  return mine.filter((seat) => asked.includes(seat) && chairs[seat]?.bot === undefined);
}

/** When the person's time is up; undefined: never, or not asked. */
export function deadlineOf(table: Listed): number | undefined {
  const owed = ownedDecisions(table);
  const own = (table.clock?.deadlines ?? []).filter(({ seat }) => owed.includes(seat));
  return own.length === 0 ? undefined : Math.min(...own.map(({ at }) => at));
}

/** The waiting ones among these tables: first those whose time runs out first, then those that have waited longest. */
export function waitingAmong(tables: Iterable<Listed>): Listed[] {
  const due = (table: Listed) => deadlineOf(table) ?? Number.POSITIVE_INFINITY;
  const since = ({ askedAt, touchedAt }: Listed) => askedAt ?? touchedAt;
  return [...tables]
    .filter((table) => ownedDecisions(table).length > 0)
    .sort((one, other) => (due(one) < due(other) ? -1 : due(one) > due(other) ? 1 : since(one) - since(other)));
}
