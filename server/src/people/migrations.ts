import type { Migration } from "../storage/migration.ts";

export const peopleMigrations: readonly Migration[] = [
  {
    name: "people-1",
    up: (schema) => [
      schema
        .createTable("people")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("name_key", "text", (column) => column.unique())
        .addColumn("email", "text", (column) => column.unique())
        .addColumn("owner_id", "text")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("seen_at", "bigint", (column) => column.notNull()),
      schema.createIndex("people_owned").on("people").columns(["owner_id"]),
      schema
        .createTable("sessions")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("device", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("seen_at", "bigint", (column) => column.notNull()),
      schema.createIndex("sessions_person").on("sessions").columns(["person_id", "id"]),
      schema
        .createTable("passkeys")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("public_key", "text", (column) => column.notNull())
        .addColumn("counter", "bigint", (column) => column.notNull())
        .addColumn("transports", "text", (column) => column.notNull())
        .addColumn("device", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("used_at", "bigint", (column) => column.notNull()),
      schema.createIndex("passkeys_person").on("passkeys").columns(["person_id"]),
      schema
        .createTable("recovery_keys")
        .addColumn("person_id", "text", (column) => column.primaryKey())
        .addColumn("hash", "text", (column) => column.notNull().unique())
        .addColumn("created_at", "bigint", (column) => column.notNull()),
      schema
        .createTable("challenges")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("person_id", "text")
        .addColumn("until_at", "bigint", (column) => column.notNull()),
      schema
        .createTable("email_links")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("purpose", "text", (column) => column.notNull())
        .addColumn("until_at", "bigint", (column) => column.notNull()),
      schema.createIndex("email_links_person").on("email_links").columns(["person_id"]),
      schema
        .createTable("bot_tokens")
        .addColumn("person_id", "text", (column) => column.primaryKey())
        .addColumn("hash", "text", (column) => column.notNull().unique()),
    ],
  },
  {
    name: "people-2",
    up: (schema) => [
      schema.alterTable("people").addColumn("preferences", "text"),
      schema
        .createTable("blocks")
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("blocked_id", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("blocks_key", ["person_id", "blocked_id"]),
      schema.createIndex("blocks_blocked").on("blocks").columns(["blocked_id"]),
      schema
        .createTable("reports")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("by_id", "text", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("said", "text")
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull()),
      schema.createIndex("reports_by").on("reports").columns(["by_id"]),
      schema.createIndex("reports_person").on("reports").columns(["person_id"]),
    ],
  },
];
