import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { actionSchema, doneSchema } from "./actions.ts";
import { clientMessageSchema, happeningSchema, historySchema, serverMessageSchema, updateSchema } from "./live.ts";
import { webhookSchema } from "./reminders.ts";
import { settingsSchema } from "./settings.ts";
import { chairSchema, chatLineSchema, createTableSchema, listedSchema, REACTIONS, tableSchema } from "./table.ts";

const PAGE = readFileSync(join(import.meta.dirname, "../../docs/protocol.md"), "utf8");

/** The part of the page about these, from one phrase to the next. */
function between(from: string, to: string): string {
  const [, after = ""] = PAGE.split(from, 2);
  return after.split(to, 1)[0] ?? "";
}

const names = (text: string, word: string) => new RegExp(`["\`{,\\s]${word}\\??["\`,\\s}:]`).test(text);

/** Fields with a sentence of their own above the table of messages. */
const EVERYWHERE = ["type", "request", "table", "seat"];

it.each([
  ["actions", actionSchema, between("### Actions", "Every answer has")],
  ["what a client sends", clientMessageSchema, between("| to the server |", "| from the server |")],
  ["what a server sends", serverMessageSchema, between("| from the server |", "### Updates")],
  ["what happens", happeningSchema, between("says what happened:", "`delta` says")],
])("the page has a row for each of %s, with every field", (_, { def }, text) => {
  const rows = text.split("\n");
  const missing = def.options.flatMap(({ shape }) => {
    const [type = ""] = shape.type.def.values.map(String);
    const row = rows.find((one) => names(one.split("|")[1] ?? "", type)) ?? "";
    // A refusal and an update are described in their own sections, the answers to actions with each action.
    const elsewhere = type === "update" ? updateSchema.shape : type === "done" ? doneSchema.shape : {};
    const fields = Object.keys(shape).filter((field) => !(field in elsewhere) && !EVERYWHERE.includes(field));
    return row === "" ? [type] : fields.filter((field) => !names(row, field)).map((field) => `${type}.${field}`);
  });
  expect(missing).toEqual([]);
});

it.each([
  ["an update", updateSchema.shape, between("### Updates", "`delta` says")],
  ["the table", { ...tableSchema.shape, ...chairSchema.shape }, between("### The table", "### The past")],
  ["a page of the past", historySchema.shape, between("### The past", "## The socket")],
  ["a line of a list", listedSchema.shape, between("A line of a list is", "A page of the past counts")],
  ["a new table", { ...createTableSchema.shape, ...settingsSchema.shape }, between("### A new table", "### Actions")],
  ["what an action leads to", doneSchema.shape, between("### Actions", "### Decisions")],
  ["a line of chat", chatLineSchema.shape, between("| from the server |", "### Updates")],
  ["what a webhook gets", webhookSchema.shape, between("## Webhooks", "is missing if no clock runs")],
])("the page names every field of %s", (_, shape, text) => {
  expect(Object.keys(shape).filter((field) => !names(text, field))).toEqual([]);
});

it("the page names every reaction", () => {
  expect(REACTIONS.filter((reaction) => !PAGE.includes(`\`:${reaction}:\``))).toEqual([]);
});
