import type { Logger } from "pino";
import { Gauge, type Registry } from "prom-client";
import type { Part } from "../http/app.ts";
import type { WhoIs } from "../people/contract.ts";
import { tableRoutes } from "../tables/routes.ts";
import type { TableNode } from "./node.ts";
import { serveSockets } from "./sockets.ts";

/** Tables over HTTP and sockets, for `buildApp`. */
export function tablePart(
  { tables, presence }: Pick<TableNode, "tables" | "presence">,
  whoIs: WhoIs,
  { log, registry }: { log: Logger; registry: Registry },
): Part {
  return async (app, mayUpgrade) => {
    await app.register(tableRoutes, { tables });
    const live = serveSockets({
      server: app.server,
      tables,
      presence,
      whoIs,
      mayUpgrade,
      onFailure: (error) => log.error({ err: error }, "a message failed"),
    });
    new Gauge({
      name: "montan_sockets",
      help: "Open sockets",
      registers: [registry],
      collect() {
        this.set(live.sockets);
      },
    });
    new Gauge({
      name: "montan_unread_bytes",
      help: "Bytes that sockets have not taken yet",
      registers: [registry],
      collect() {
        this.set(live.unread);
      },
    });
    app.addHook("preClose", () => live.close());
  };
}
