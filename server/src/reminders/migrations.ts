import type { Migration } from "../storage/migration.ts";

export const reminderMigrations: readonly Migration[] = [
  {
    name: "reminders-1",
    up: (schema) => [
      schema
        .createTable("reminder_settings")
        .addColumn("person_id", "text", (column) => column.primaryKey())
        .addColumn("delay", "integer", (column) => column.notNull())
        .addColumn("quiet_from", "integer")
        .addColumn("quiet_to", "integer")
        .addColumn("zone", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("changed_at", "bigint", (column) => column.notNull()),
      schema
        .createTable("reminder_channels")
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("label", "text", (column) => column.notNull())
        .addColumn("target", "text", (column) => column.notNull())
        .addColumn("key", "text", (column) => column.notNull())
        .addColumn("session_id", "text")
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("origin", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("problem", "text")
        .addColumn("problem_at", "bigint")
        .addPrimaryKeyConstraint("reminder_channels_key", ["person_id", "id"]),
      schema.createIndex("reminder_channels_found").on("reminder_channels").columns(["key"]),
      schema
        .createTable("kept_secrets")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull()),
    ],
  },
];
