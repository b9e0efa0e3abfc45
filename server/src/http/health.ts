import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Throws, or takes too long, while something that answers depend on is unreachable. */
export type ReadyCheck = () => Promise<unknown>;

const PATIENCE = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work; a load balancer sends people elsewhere while it
 * cannot.
 */
export function addHealth(app: FastifyInstance, checks: readonly ReadyCheck[]): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.get("/healthz", async (_, reply) => reply.header("Cache-Control", "no-store").send({ ok: true }));
  app.get("/readyz", async (_, reply) => {
    const isReady = !isStopping && (await allPass(checks));
    if (!isReady) throw new Refusal(503, "unavailable");
    return reply.header("Cache-Control", "no-store").send({ ok: true });
  });
}

async function allPass(checks: readonly ReadyCheck[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false);
  });
  const all = Promise.all(checks.map((check) => check())).then(
    () => true,
    () => false,
  );
  const passed = await Promise.race([all, tooLong]);
  clearTimeout(timer);
  return passed;
}
