import type { Seat } from "@montan/engine";
import type { Listed } from "@montan/protocol";
import { computed, signal } from "@preact/signals";
import { route } from "../router.ts";

/** Tables of the server where somebody at this page is asked, the most urgent first. */
export const waiting = signal<readonly Listed[]>([]);

/** Where to go from here: the most urgent table but the one that is open. */
export const nextTable = computed(() => {
  const { page, params } = route.value;
  return waiting.value.find(({ table }) => page !== "table" || table !== params.id);
});

/** Seats at which a decision of one's own is owed; where a bot plays on, it is the bot's. */
export function ownedDecisions({ status, asked, mine, chairs }: Listed): readonly Seat[] {
  if (status !== "running") return [];
  return mine.filter((seat) => asked.includes(seat) && chairs[seat]?.bot === undefined);
}

/** When one's time is up; undefined: never, or nobody waits. */
export function deadlineOf(table: Listed): number | undefined {
  const owed = ownedDecisions(table);
  const own = (table.clock?.deadlines ?? []).filter(({ seat }) => owed.includes(seat));
  return own.length === 0 ? undefined : Math.min(...own.map(({ at }) => at));
}

/** Of all tables those that wait: first those whose time runs out first, then those that have waited longest. */
export function waitingAmong(tables: Iterable<Listed>): Listed[] {
  const due = (table: Listed) => deadlineOf(table) ?? Number.POSITIVE_INFINITY;
  const since = ({ askedAt, touchedAt }: Listed) => askedAt ?? touchedAt;
  return [...tables]
    .filter((table) => ownedDecisions(table).length > 0)
    .sort((one, other) => (due(one) < due(other) ? -1 : due(one) > due(other) ? 1 : since(one) - since(other)));
}
