import { expect, it } from "vitest";
import { markdownRow, tallyOf } from "./score.ts";

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });

it("a mutant that makes the tests run forever is noticed; one that is ignored or does not compile does not count", () => {
  const files = {
    "a.ts": mutants("Killed", "Timeout", "Survived"),
    "b.ts": mutants("NoCoverage", "Ignored", "CompileError", "Killed"),
  };
  expect(tallyOf({ files })).toEqual({ noticed: 3, survived: 1, untested: 1 });
});

it("the score is what was noticed of all mutants", () => {
  expect(markdownRow("engine", { noticed: 5, survived: 2, untested: 1 })).toBe("| engine | 8 | 5 | 2 | 1 | 63 % |");
  expect(markdownRow("nothing", { noticed: 0, survived: 0, untested: 0 })).toBe("| nothing | 0 | 0 | 0 | 0 |  |");
});
