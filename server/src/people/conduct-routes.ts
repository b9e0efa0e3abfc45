import { blockBodySchema, idPathSchema, reportBodySchema, reportsQuerySchema } from "@montan/protocol";
import type { FastifyInstance } from "fastify";
import { parsed, Refusal } from "../http/refusal.ts";
import { Lines } from "../lines.ts";
import { sameSecret } from "../secrets.ts";
import { block, blocksOf, report, reportsFor, unblock } from "./conduct.ts";
import type { Means } from "./means.ts";
import { knownVisitor } from "./visitor.ts";

/** Blocking people, and reporting them to whoever runs the server. */
export function conductRoutes(app: FastifyInstance, { database, operatorToken }: Means): void {
  // One after the other: each request is judged by what exists already.
  const lines = new Lines();

  app.get("/api/me/blocks", async (request) => {
    const { person } = knownVisitor(request);
    return { people: await blocksOf(database, person.id) };
  });

  app.post("/api/me/blocks", async (request) => {
    const { person: other } = parsed(blockBodySchema, request.body);
    const { person } = knownVisitor(request);
    await lines.inLine(person.id, () => block(database, person, other));
    return {};
  });

  app.delete("/api/me/blocks/:id", async (request) => {
    const { id } = parsed(idPathSchema, request.params);
    await unblock(database, knownVisitor(request).person, id);
    return {};
  });

  app.post("/api/reports", async (request) => {
    const body = parsed(reportBodySchema, request.body);
    const { person } = knownVisitor(request);
    await lines.inLine(person.id, () => report(database, person, body));
    return {};
  });

  app.get("/api/reports", async ({ headers, query }) => {
    const { authorization = "" } = headers;
    if (operatorToken === undefined || !sameSecret(authorization, `Bearer ${operatorToken}`))
      throw new Refusal(403, "forbidden");
    return await reportsFor(database, parsed(reportsQuerySchema, query).before);
  });
}
