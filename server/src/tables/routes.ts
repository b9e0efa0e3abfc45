import { actionSchema, createTableSchema, linkBodySchema, noteSchema, type Refusal } from "@montan/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Person } from "../people/contract.ts";
import { publicTables, tablesOf } from "./listing.ts";
import { readNote, writeNote } from "./notes.ts";
import { refusalOf } from "./refusals.ts";
import { Refused } from "./refused.ts";
import type { Tables } from "./tables.ts";

const MOST_BYTES = 32_768;
/** A page of the past may have to be computed first. */
const HISTORY_COST = 5;

interface Check<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What is wrong with an invalid message: which field, and how. */
export function malformed(issues: readonly Issue[]): Refusal {
  const [first] = issues;
  return {
    code: "malformed",
    params: { at: (first?.path ?? []).map(String).join("."), problem: first?.message ?? "" },
  };
}

/** Tables over HTTP. Whoever provides `request.person` has checked cookie, token and origin before. */
export async function tableRoutes(app: FastifyInstance, { tables }: { tables: Tables }): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const known = refusalOf(error);
    if (known === undefined) throw error;
    return reply.code(known.status).send(known.refusal);
  });

  app.post("/api/tables", { bodyLimit: MOST_BYTES }, (request, reply) =>
    withBody(request, reply, createTableSchema, async (person, body) =>
      reply.code(201).send(await tables.create(person, body)),
    ),
  );

  app.post<Place>("/api/tables/:table/actions", { bodyLimit: MOST_BYTES }, (request, reply) =>
    withBody(request, reply, actionSchema, (person, action) => tables.act(person, tableOf(request), action)),
  );

  app.get<{ Querystring: Query }>("/api/tables", (request, reply) =>
    withPerson(request, reply, (person) => {
      const { before, running } = request.query;
      return publicTables(tables.database, person, running === undefined ? "open" : "running", textOf(before));
    }),
  );

  app.get<{ Querystring: Query }>("/api/tables/mine", (request, reply) =>
    withPerson(request, reply, (person) => {
      const { before, ended } = request.query;
      return tablesOf(tables.database, person, ended !== undefined, textOf(before));
    }),
  );

  app.get<Place>("/api/tables/:table", (request, reply) =>
    withPerson(request, reply, (person) => tables.info(person, tableOf(request))),
  );

  // Anybody with a link sees where it leads before giving a name.
  app.post<Place>("/api/tables/:table/invitation", { bodyLimit: MOST_BYTES }, (request, reply) => {
    const body = linkBodySchema.safeParse(request.body);
    if (!body.success) return reply.code(400).send(malformed(body.error.issues));
    return tables.invitation(tableOf(request), body.data.link);
  });

  app.get<Place>("/api/tables/:table/note", (request, reply) =>
    withPerson(request, reply, (person) => readNote(tables, person, tableOf(request))),
  );

  app.put<Place>("/api/tables/:table/note", { bodyLimit: MOST_BYTES }, (request, reply) =>
    withBody(request, reply, noteSchema, (person, { text }) => writeNote(tables, person, tableOf(request), text)),
  );

  app.get<Place>("/api/tables/:table/view", (request, reply) =>
    withPerson(request, reply, (person) => tables.view(person, tableOf(request), whole(request.query.seat))),
  );

  app.get<Place>("/api/tables/:table/moves", (request, reply) =>
    withPerson(request, reply, (person) => tables.moves(person, tableOf(request), whole(request.query.seat) ?? -1)),
  );

  app.get<Place>("/api/tables/:table/history", { config: { cost: HISTORY_COST } }, (request, reply) =>
    withPerson(request, reply, (person) => {
      const { seat, from } = request.query;
      return tables.history(person, tableOf(request), whole(seat), whole(from) ?? 0);
    }),
  );

  app.get<Place>("/api/tables/:table/chat", (request, reply) =>
    withPerson(request, reply, (person) => tables.chat(person, tableOf(request), whole(request.query.before))),
  );

  app.get<Place>("/api/tables/:table/record", (request, reply) =>
    withPerson(request, reply, async (person) => {
      const record = await tables.record(person, tableOf(request));
      return reply.type("text/plain; charset=utf-8").send(record);
    }),
  );
}

interface Query {
  readonly before?: unknown;
  readonly running?: unknown;
  readonly ended?: unknown;
  readonly seat?: unknown;
  readonly from?: unknown;
}

interface Place {
  Params: { table: string };
  Querystring: Query;
}

function tableOf({ params }: FastifyRequest<Place>): string {
  if (!/^[A-Za-z0-9_-]{10,32}$/.test(params.table)) throw new Refused("no-table");
  return params.table;
}

/** A number in a URL; undefined: there is none. */
function whole(text: unknown): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== "string" || !/^\d{1,15}$/.test(text)) throw new Refused("malformed", { at: "query" });
  return Number(text);
}

function textOf(given: unknown): string | undefined {
  if (given !== undefined && typeof given !== "string") throw new Refused("malformed", { at: "query" });
  return given;
}

async function withPerson(
  request: FastifyRequest,
  reply: FastifyReply,
  job: (person: Person) => unknown,
): Promise<unknown> {
  const { person } = request;
  if (person === undefined) return reply.code(401).send({ code: "sign-in" } satisfies Refusal);
  return await job(person);
}

async function withBody<Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: Check<Value>,
  job: (person: Person, body: Value) => unknown,
): Promise<unknown> {
  return withPerson(request, reply, (person) => {
    const body = schema.safeParse(request.body);
    if (!body.success) return reply.code(400).send(malformed(body.error.issues));
    return job(person, body.data);
  });
}
