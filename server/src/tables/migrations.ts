import type { Migration } from "../storage/migration.ts";

export const tableMigrations: readonly Migration[] = [
  {
    name: "tables-1",
    up: (schema) => [
      schema
        .createTable("tables")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("format", "integer", (column) => column.notNull())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("rules", "integer", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("visibility", "text", (column) => column.notNull())
        .addColumn("seq", "integer", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("touched_at", "bigint", (column) => column.notNull())
        .addColumn("summary", "text", (column) => column.notNull()),
      schema.createIndex("tables_listed").on("tables").columns(["visibility", "status", "touched_at"]),
      schema
        .createTable("entries")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("seq", "integer", (column) => column.notNull())
        .addColumn("seat", "integer")
        .addColumn("decision_id", "text")
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("entries_key", ["table_id", "seq"]),
      schema
        .createTable("members")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("seats", "integer", (column) => column.notNull())
        .addColumn("asked", "integer", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("touched_at", "bigint", (column) => column.notNull())
        .addColumn("muted", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("members_key", ["table_id", "person_id"]),
      schema.createIndex("members_person").on("members").columns(["person_id", "status", "touched_at"]),
      schema
        .createTable("links")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("hash", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("seat", "integer")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("links_key", ["table_id", "hash"]),
      schema
        .createTable("chat")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("line", "integer", (column) => column.notNull())
        .addColumn("room", "text", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("text", "text")
        .addPrimaryKeyConstraint("chat_key", ["table_id", "line"]),
      schema
        .createTable("jobs")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .addColumn("claimed_by", "text")
        .addColumn("claimed_until", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("jobs_key", ["table_id", "kind", "seat"]),
      schema.createIndex("jobs_due").on("jobs").columns(["due_at"]),
    ],
  },
  {
    name: "tables-2",
    up: (schema) => [
      schema.alterTable("members").addColumn("watches", "integer", (column) => column.notNull().defaultTo(0)),
    ],
  },
  {
    name: "tables-questions",
    up: (schema) => [
      schema
        .createTable("questions")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("asked_at", "bigint", (column) => column.notNull())
        .addColumn("due_at", "bigint", (column) => column.notNull())
        .addColumn("claimed_by", "text")
        .addColumn("claimed_until", "bigint", (column) => column.notNull())
        .addColumn("told", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("questions_key", ["table_id", "seat"]),
      schema.createIndex("questions_due").on("questions").columns(["due_at"]),
      schema.createIndex("questions_person").on("questions").columns(["person_id"]),
    ],
  },
  {
    name: "tables-notes",
    up: (schema) => [
      schema
        .createTable("notes")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("notes_key", ["table_id", "person_id"]),
      schema.createIndex("notes_person").on("notes").columns(["person_id"]),
    ],
  },
  {
    name: "tables-bot-accounts",
    up: (schema) => [
      schema.alterTable("members").addColumn("is_bot", "integer", (column) => column.notNull().defaultTo(0)),
    ],
  },
  {
    name: "tables-put-out",
    up: (schema) => [
      schema.alterTable("members").addColumn("is_out", "integer", (column) => column.notNull().defaultTo(0)),
    ],
  },
];
