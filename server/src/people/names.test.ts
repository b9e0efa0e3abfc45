import { describe, expect, it } from "vitest";
import { distinctName, isReserved, nameKey, tidyName } from "./names.ts";

describe("a name", () => {
  it.each([
    ["Anna", "Anna"],
    ["  Anna   Maria ", "Anna Maria"],
    ["Zoe\u0308", "Zoë"],
    ["Ольга", "Ольга"],
    ["李小龍", "李小龍"],
    ["たなか Tanaka", "たなか Tanaka"],
    ["O’Neill-Groß 2", "O’Neill-Groß 2"],
  ])("%j is shown as %j", (text, name) => {
    expect(tidyName(text)).toBe(name);
  });

  it.each([
    ["nothing", ""],
    ["spaces", "   "],
    ["punctuation alone", "..."],
    ["too much", "a".repeat(25)],
    ["markup", "<b>Anna</b>"],
    ["a script", "<script>alert(1)</script>"],
    ["a turned direction", "Anna\u202e"],
    ["a space without width", "An\u200bna"],
    ["a line break in the middle of control", "Anna\u0000"],
    ["stacked accents", `A${"\u0301".repeat(5)}`],
    ["a filler", "\u3164"],
    ["two scripts", "Аnna"],
    ["a picture", "🎲🎲"],
  ])("%s is none", (_, text) => {
    expect(() => tidyName(text)).toThrow("bad-name");
  });

  it.each([
    ["ANNA", "anna"],
    ["Anna-Maria", "anna maria"],
    ["Groß", "GROSS"],
    ["Ｗide", "wide"],
    ["Ian", "lan"],
    ["B0b", "Bob"],
    ["раре", "pape"],
    ["Ольга", "ОЛЬГА"],
    ["ΑΝΝΑ", "αννα"],
    ["Arne", "Ame"],
    ["ſam", "sam"],
  ])("%s is taken for %s", (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ["Möller", "Moller"],
    ["Anna", "Hanna"],
    ["Anna 1", "Anna 2"],
    ["李", "王"],
  ])("%s is not taken for %s", (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it("of the operators are reserved, however they are written", () => {
    expect(["montan", "АДМІН", "Adm1n", "Anna"].map(isReserved)).toEqual([true, false, true, false]);
  });

  it("are made different at a table", () => {
    expect(distinctName("Anna", [])).toBe("Anna");
    expect(distinctName("Anna", ["ANNA", "Anna 2", "Bob"])).toBe("Anna 3");
  });
});
