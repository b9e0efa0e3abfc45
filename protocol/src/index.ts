export * from "./actions.ts";
export * from "./delta.ts";
export * from "./live.ts";
export * from "./people.ts";
export * from "./reminders.ts";
export * from "./settings.ts";
export * from "./table.ts";
export * from "./version.ts";
