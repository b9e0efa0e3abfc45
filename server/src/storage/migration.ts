import type { SchemaModule } from "kysely";
import type { Compilable } from "./database.ts";

/**
 * One step of the schema. The previous release still runs while it is taken, so it only adds: columns with a default,
 * tables, indexes. It is never changed once released.
 */
export interface Migration {
  /** "<area>-<number>" */
  readonly name: string;
  up(schema: SchemaModule): readonly Compilable[];
}
