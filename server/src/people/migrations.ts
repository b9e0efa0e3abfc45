import type { Migration } from "../storage/migration.ts";

export const peopleMigrations: readonly Migration[] = [];
