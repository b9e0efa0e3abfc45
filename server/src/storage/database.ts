import type { CompiledQuery, Kysely } from "kysely";
import type { PeopleRows } from "../people/schema.ts";
import type { ReminderRows } from "../reminders/schema.ts";
import type { TableRows } from "../tables/schema.ts";
import type { Bus } from "./bus.ts";

interface MigrationRow {
  readonly name: string;
  readonly taken_at: number;
}

/** When some node was last alive, so that nobody's clock runs while none is. */
interface NodeRow {
  readonly id: string;
  readonly seen_at: number;
}

interface OutageRow {
  readonly from_at: number;
  readonly until_at: number;
}

export interface Rows extends TableRows, PeopleRows, ReminderRows {
  readonly migrations: MigrationRow;
  readonly nodes: NodeRow;
  readonly outages: OutageRow;
}

/** Any kysely query that has not been run. */
export interface Compilable {
  compile(): CompiledQuery;
}

/** A statement of a commit; `rows`: the commit succeeds only if the statement changes exactly this many. */
export type Statement = Compilable | { readonly query: Compilable; readonly rows: number };

export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** For reading, and for single writes. Several writes that belong together are one `commit`. */
  readonly db: Kysely<Rows>;
  /** Hints between nodes: sent after a commit, perhaps twice, perhaps never. */
  readonly bus: Bus;
  /**
   * Writes all or nothing and resolves when it is durable. Commits of different callers share a flush to disk. Throws
   * Conflict if somebody else was faster, Unavailable if the database does not answer.
   */
  commit(unit: readonly Statement[]): Promise<void>;
  /** The database's clock in milliseconds; all nodes agree on it. */
  now(): number;
  /** Throws Unavailable if nothing can be written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export function statementsOf(unit: readonly Statement[]): { query: CompiledQuery; rows?: number }[] {
  return unit.map((statement) =>
    "query" in statement ? { query: statement.query.compile(), rows: statement.rows } : { query: statement.compile() },
  );
}
