import type { SchemaModule } from "kysely";
import type { Compilable } from "./database.ts";

/**
 * One change of the schema. The previous release may still run while it is applied, so it only adds: columns with a
 * default, tables, indexes. It is never changed once released.
 */
export interface Migration {
  /** "<area>-<number>" */
  readonly name: string;
  up(schema: SchemaModule): readonly Compilable[];
}
