import type { ExpressionBuilder } from "kysely";
import type { Database, Rows, Statement } from "../storage/database.ts";
import { FORMAT } from "./entry.ts";
import { RULES } from "./games.ts";
import { revokeLink } from "./links.ts";
import type { Question, Step, Table } from "./table.ts";

const DAY = 24 * 60 * 60 * 1_000;
/** How long a table may stay without being started. */
const EXPIRES_AFTER = 7 * DAY;
/** How long a claim on a job lasts; the node renews it in time. */
export const LEASE_MS = 9_000;

interface MemberFacts {
  readonly seats: number;
  readonly asked: number;
  readonly status: Table["status"];
}

interface JobFacts {
  readonly kind: "bot" | "flag" | "expire";
  readonly seat: number;
  readonly due: number;
}

/** What other rows say about a table: derived before and after a change; the difference is written. */
export interface Drawn {
  readonly version: number;
  readonly members: ReadonlyMap<string, MemberFacts>;
  readonly jobs: ReadonlyMap<string, JobFacts>;
  readonly questions: ReadonlyMap<number, Question>;
  /** By seat: the person, or the bot if no person has the seat. */
  readonly sitting: readonly (string | undefined)[];
  readonly asked: readonly number[];
}

export const NOTHING_DRAWN: Drawn = {
  version: 0,
  members: new Map(),
  jobs: new Map(),
  questions: new Map(),
  asked: [],
  sitting: [],
};

export function draw(table: Table): Drawn {
  return {
    version: table.version,
    members: membersOf(table),
    jobs: jobsOf(table),
    questions: table.questions,
    asked: table.asked,
    sitting: table.chairs.map(({ person, bot }) => person ?? bot),
  };
}

function membersOf(table: Table): Map<string, MemberFacts> {
  const members = new Map<string, MemberFacts>();
  const { asked } = table;
  table.chairs.forEach(({ person, bot }, seat) => {
    if (person === undefined) return;
    const { seats, asked: owed } = members.get(person) ?? { seats: 0, asked: 0 };
    const owes = bot === undefined && asked.includes(seat);
    members.set(person, { seats: seats + 1, asked: owed === 1 || owes ? 1 : 0, status: table.status });
  });
  return members;
}

function jobsOf(table: Table): Map<string, JobFacts> {
  const jobs: JobFacts[] = [];
  if (table.status === "open") jobs.push({ kind: "expire", seat: -1, due: table.createdAt + EXPIRES_AFTER });
  for (const seat of table.asked) {
    const due = table.deadline(seat);
    // Whenever a bot is asked, its turn is due; others' decisions do not change when.
    if (table.chairs[seat]?.bot !== undefined) jobs.push({ kind: "bot", seat, due: 0 });
    else if (due !== undefined) jobs.push({ kind: "flag", seat, due });
  }
  return new Map(jobs.map((job) => [`${job.kind} ${job.seat}`, job]));
}

/** The statements that make these steps durable, all or none. This node claims the bot turns at once. */
export function unitFor(
  database: Database,
  table: Table,
  before: Drawn,
  steps: readonly { readonly step: Step; readonly id?: string }[],
  node: string,
  now: number,
): Statement[] {
  const { db } = database;
  const after = draw(table);
  return [
    ...steps.map(({ step, id }) => db.insertInto("entries").values(entryRow(table, step, id))),
    tableRow(db, table, before.version),
    ...memberStatements(db, table, before, after),
    ...linkStatements(database, table, before, after),
    ...jobStatements(db, table, before, after, node, now),
    ...questionStatements(db, table, before, after),
  ];
}

function entryRow({ id: table_id }: Table, { version, at, entry, clock }: Step, id: string | undefined) {
  return {
    table_id,
    seq: version,
    seat: "seat" in entry ? entry.seat : null,
    decision_id: id ?? null,
    at,
    body: JSON.stringify(clock === undefined ? entry : { ...entry, clock: clock.left }),
  };
}

type Db = Database["db"];

/** For rows joined with their table: whether this node knows its entries and rules. Other nodes may know newer ones. */
export function isKnownHere({ eb, and, or }: ExpressionBuilder<Rows, "tables">) {
  const rules = RULES.map(([game, version]) => and([eb("tables.game", "=", game), eb("tables.rules", "<=", version)]));
  return and([eb("tables.format", "<=", FORMAT), or(rules)]);
}

function tableRow(db: Db, table: Table, previous: number): Statement {
  const { id, created, status, version: seq, touchedAt: touched_at } = table;
  const facts = { status, seq, touched_at, summary: summaryOf(table), format: FORMAT };
  if (previous > 0) {
    const query = db.updateTable("tables").set(facts).where("id", "=", id).where("seq", "=", previous);
    return { query: query.where("format", "<=", FORMAT), rows: 1 };
  }
  const { game, rules, settings } = created;
  const { visibility } = settings;
  return db.insertInto("tables").values({ ...facts, id, game, rules, visibility, created_at: table.createdAt });
}

/** What a list shows. Without names, which are read from the members. */
export interface Summary extends Pick<Table, "chairs" | "asked" | "ending" | "settings" | "clock"> {
  /** Missing in rows that were last written by earlier editions. */
  readonly askedSince?: Table["askedSince"];
}

function summaryOf({ chairs, asked, askedSince, ending, settings, clock }: Table): string {
  return JSON.stringify({ chairs, asked, askedSince, ending, settings, clock } satisfies Summary);
}

function memberStatements(db: Db, table: Table, before: Drawn, after: Drawn): Statement[] {
  const away: MemberFacts = { seats: 0, asked: 0, status: table.status };
  const people = new Set([...before.members.keys(), ...after.members.keys()]);
  return [...people].flatMap((person) => {
    const [was, is] = [before.members.get(person) ?? away, after.members.get(person) ?? away];
    const same = was.seats === is.seats && was.asked === is.asked && was.status === is.status;
    if (same && before.members.has(person)) return [];
    const facts = { ...is, touched_at: table.touchedAt };
    return [db.updateTable("members").set(facts).where("table_id", "=", table.id).where("person_id", "=", person)];
  });
}

/** The link of a seat is for the person in it: the next one gets a new link. */
function linkStatements(database: Database, { id }: Table, before: Drawn, after: Drawn): Statement[] {
  const seats = [...before.sitting.keys()].filter((seat) => before.sitting[seat] !== after.sitting[seat]);
  return seats.map((seat) => revokeLink(database, id, { kind: "seat", seat }));
}

function jobStatements(db: Db, table: Table, before: Drawn, after: Drawn, node: string, now: number): Statement[] {
  const statements: Statement[] = [];
  for (const [key, { kind, seat }] of before.jobs) {
    if (after.jobs.has(key)) continue;
    statements.push(
      db.deleteFrom("jobs").where("table_id", "=", table.id).where("kind", "=", kind).where("seat", "=", seat),
    );
  }
  for (const [key, { kind, seat, due }] of after.jobs) {
    if (before.jobs.get(key)?.due === due) continue;
    const mine =
      kind === "bot" ? { claimed_by: node, claimed_until: now + LEASE_MS } : { claimed_by: null, claimed_until: 0 };
    statements.push(
      db
        .insertInto("jobs")
        .values({ table_id: table.id, kind, seat, due_at: due, ...mine })
        .onConflict((conflict) => conflict.columns(["table_id", "kind", "seat"]).doUpdateSet({ due_at: due })),
    );
  }
  return statements;
}

/** Rows for the reminders (`reminders/`): checked as soon as they exist. */
function questionStatements(db: Db, table: Table, before: Drawn, after: Drawn): Statement[] {
  const gone = [...before.questions.keys()].filter((seat) => !after.questions.has(seat));
  const statements: Statement[] = gone.map((seat) =>
    db.deleteFrom("questions").where("table_id", "=", table.id).where("seat", "=", seat),
  );
  for (const [seat, question] of after.questions) {
    if (before.questions.get(seat) === question) continue;
    const { person: person_id, version, at: asked_at } = question;
    const fresh = { person_id, version, asked_at, due_at: asked_at, told: "", attempts: 0 };
    const free = { claimed_by: null, claimed_until: 0 };
    statements.push(
      db
        .insertInto("questions")
        .values({ table_id: table.id, seat, ...fresh, ...free })
        .onConflict((conflict) => conflict.columns(["table_id", "seat"]).doUpdateSet({ ...fresh, ...free })),
    );
  }
  return statements;
}
