import { once } from "node:events";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long pending answers may take once the server is told to stop. */
const PATIENCE = 5_000;

/**
 * Counts the requests that have arrived completely and are not answered yet, and makes the shutdown wait only for
 * those: an incomplete or endless request does not delay it.
 */
export function stopsInTime(app: FastifyInstance, patience = PATIENCE): () => Promise<void> {
  const underWay = new Set<FastifyRequest>();
  let whenIdle = () => {};
  // The body, if there is one, has been read by then.
  app.addHook("preValidation", async (request, reply) => {
    underWay.add(request);
    void once(reply.raw, "close").then(() => {
      underWay.delete(request);
      if (underWay.size === 0) whenIdle();
    });
  });
  return async () => {
    const closed = app.close();
    if (underWay.size > 0) await soon(new Promise<void>((resolve) => (whenIdle = resolve)), patience);
    app.server.closeAllConnections();
    await closed;
  };
}

async function soon(event: Promise<void>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  await Promise.race([event, enough]);
  clearTimeout(timer);
}
