import type { ServerFacts } from "@montan/protocol";
import { computed } from "@preact/signals";
import { ask } from "./api.ts";
import { Connection } from "./connection.ts";
import { me } from "./server.ts";
import { TableStream } from "./table-stream.ts";

/** The page's one socket. */
export const connection = new Connection({
  async isKnown() {
    const facts = await ask<ServerFacts>("GET", "server").catch(() => undefined);
    return facts && facts.person !== undefined;
  },
});

const myId = computed(() => me.value?.id);

addEventListener("online", () => connection.wake());
/**
 * Milliseconds in the background after which the page counts as not looked at: a glance at something else is shorter.
 */
const GLANCE = 60_000;
let leaving: ReturnType<typeof setTimeout> | undefined;

document.addEventListener("visibilitychange", () => {
  clearTimeout(leaving);
  if (document.visibilityState === "visible") {
    connection.look(true);
    connection.wake();
  } else leaving = setTimeout(() => connection.look(false), GLANCE);
});

/** A table as the person at this page may see it; to be closed when it is no longer shown. */
export function openTable(table: string): TableStream {
  return new TableStream(connection, table, myId);
}
