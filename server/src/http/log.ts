import type { FastifyInstance } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config.ts";
import { routeOf } from "./metrics.ts";

/**
 * One line of JSON per event. Nothing that people send is logged: no bodies, headers or addresses, and of a request
 * only its route's pattern. Whatever the errors of libraries contain of these is removed here.
 */
export function newLog(level: Config["logLevel"], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    serializers: { err: errorForLog },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Errors of database and mail carry the data being written as extra properties: only the error's code is kept. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = (error as NodeJS.ErrnoException).code;
  const calls = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { type: error.name, message: error.message, ...(code !== undefined && { code }), stack: calls?.join("\n") };
}

export function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    const line = { method, route: routeOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[reply.statusCode >= 500 ? "error" : "info"](line, "answered");
  });
}
