import { type Listed, settingsSchema } from "@montan/protocol";
import { expect, it } from "vitest";
import { FollowedList } from "./followed.ts";

function line(table: string, touchedAt = 0): Listed {
  const settings = settingsSchema.parse({});
  return {
    table,
    game: "carnegie",
    status: "open",
    chairs: [],
    asked: [],
    mine: [],
    settings,
    createdAt: 0,
    touchedAt,
  };
}

it("a list is unknown until it is received, then follows line by line, and starts again after a gap", () => {
  const list = new FollowedList("open");
  expect(list.tables.value).toBeUndefined();
  list.hear({ type: "list", list: "mine", tables: [line("not this list")] });
  expect(list.tables.value).toBeUndefined();

  list.hear({ type: "list", list: "open", tables: [line("one"), line("two")] });
  list.hear({ type: "listed", list: "open", table: "three", line: line("three") });
  list.hear({ type: "listed", list: "open", table: "two", line: line("two", 5) });
  list.hear({ type: "listed", list: "open", table: "one" });
  expect([...(list.tables.value?.values() ?? [])]).toEqual([line("two", 5), line("three")]);

  list.hear({ type: "list", list: "open", tables: [line("four")] });
  expect([...(list.tables.value?.keys() ?? [])]).toEqual(["four"]);
});
