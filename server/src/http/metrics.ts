import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { sameSecret } from "../secrets.ts";
import { Refusal } from "./refusal.ts";

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A registry per server: tests run several servers in one process. */
export function newRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Counts and times every answer, and gives Prometheus everything in the registry. */
export function addMetrics(app: FastifyInstance, registry: Registry, token: string | undefined): void {
  const answers = new Histogram({
    name: "montan_http_seconds",
    help: "HTTP answers by route, method and status",
    labelNames: ["route", "method", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { route: routeOf(request), method: request.method, status: reply.statusCode };
    answers.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw new Refusal(403, "forbidden");
    return reply
      .type(registry.contentType)
      .header("Cache-Control", "no-store")
      .send(await registry.metrics());
  });
}

/** The route's pattern, not the URL: URLs may name tables and people, and would make labels without end. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "none";
}

/** With a token, anybody who sends it; without one, this machine, unless it forwards somebody else's request. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization = "", forwarded, "x-forwarded-for": forwardedFor } = request.headers;
  if (token !== undefined) return sameSecret(authorization, `Bearer ${token}`);
  const isLocal = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.socket.remoteAddress ?? "");
  return isLocal && forwarded === undefined && forwardedFor === undefined;
}
