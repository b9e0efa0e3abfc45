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
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connection.wake();
});

/** A table as whoever is at this page may see it; close it when nobody looks any more. */
export function openTable(table: string): TableStream {
  return new TableStream(connection, table, myId);
}
