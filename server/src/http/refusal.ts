import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Conflict, isUnavailable } from "../storage/errors.ts";

type Params = Readonly<Record<string, string | number | boolean>>;

/** The answer to a refused request: a stable code for programs and for the page's own sentences. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Params;

  constructor(status: number, code: string, params: Params = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** A body, query or message parsed by its schema; anything else is refused, with the first wrong field. */
export function parsed<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = z.safeParse(schema, input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal(400, "malformed", { at: (issue?.path ?? []).join("."), problem: issue?.code ?? "custom" });
}

/** Codes for what Fastify finds out before any of our code runs. */
const FOUND_BY_FASTIFY: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "not-json",
  FST_ERR_BAD_URL: "bad-address",
};

function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  // Whether it was written is unknown: repeating the request is safe, or is refused by its own code.
  if (isUnavailable(error)) return new Refusal(503, "unavailable");
  if (error instanceof Conflict) return new Refusal(409, "try-again");
  const { statusCode = 500, code = "" } = error as Partial<FastifyError>;
  if (statusCode >= 500) return undefined;
  return new Refusal(statusCode, FOUND_BY_FASTIFY[code] ?? "malformed");
}

/** Answers every error in the one format `{ code, params }`; internal details go only to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalFor(error);
  if (refusal === undefined) request.log.error({ err: error, route: request.routeOptions.url }, "request failed");
  const { status, code, params } = refusal ?? new Refusal(500, "internal");
  if (typeof params.seconds === "number") void reply.header("Retry-After", params.seconds);
  void reply.header("Cache-Control", "no-store").code(status).send({ code, params });
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    if (url.startsWith("/api/") || method === "GET" || method === "HEAD") throw new Refusal(404, "not-found");
    void reply.header("Allow", "GET, HEAD");
    throw new Refusal(405, "method-not-allowed");
  });
}
