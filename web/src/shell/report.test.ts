import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookingAt, reportOf } from "./report.ts";

beforeEach(() => void vi.stubGlobal("location", { hash: "#/table/x" }));
afterEach(() => void vi.unstubAllGlobals());

const match = { moments: signal([{}, {}, {}] as never[]), version: 7 };

it("names the place of an error, and contains the record of the game shown", () => {
  const stop = lookingAt({ match, record: () => "montan-record 1" });
  const lines = reportOf(new Error("the lorry is gone")).split("\n");
  expect(lines).toContain("Page: #/table/x");
  expect(lines.slice(-3)).toEqual(["After decision 2, version 7", "", "montan-record 1"]);
  stop();
  expect(reportOf("nothing special")).not.toContain("After decision");
});

it("leaves out the record if a server keeps it until the end", () => {
  const report = reportOf("lost", { match, record: () => undefined });
  expect(report.split("\n").at(-1)).toBe("After decision 2, version 7");
});
