import { describe, expect, it } from "vitest";
import { clip, glued, harmless, inColumns, labelled, padEnd, padStart, rule, widthOf, wrap } from "./layout.ts";

describe("layout", () => {
  it("counts visible columns, not characters", () => {
    expect(widthOf("\u001b[1mLöß\u001b[22m")).toBe(3);
    expect(padEnd("\u001b[1mab\u001b[22m", 4)).toBe("\u001b[1mab\u001b[22m  ");
    expect(padStart("ab", 4)).toBe("  ab");
  });

  it("breaks lines at spaces and indents what follows", () => {
    expect(wrap("  one two three four", 11, 3)).toEqual(["  one two", "   three", "   four"]);
  });

  it("keeps glued words together", () => {
    expect(wrap(`a ${glued("b c d")} e`, 6, 1)).toEqual(["a", " b c d", " e"]);
  });

  it("sets texts beside their labels", () => {
    expect(labelled("Row", "one two three", 6, 14)).toEqual([" Row   one two", "       three"]);
  });

  it("shortens, and draws headings as wide as the screen", () => {
    expect(clip("abcdef", 4)).toBe("abc…");
    expect(rule("Title", 20)).toBe("── Title ───────────");
    expect(widthOf(rule("a very long title indeed", 20))).toBeLessThanOrEqual(20);
  });

  it("fills columns downwards as far as they fit", () => {
    expect(inColumns(["1 aa", "2 bb", "3 cc"], 14, 2)).toEqual(["1 aa   3 cc", "2 bb"]);
    expect(inColumns(["1 aaaa bbbb", "2 c"], 10, 2)).toEqual(["1 aaaa", "  bbbb", "2 c"]);
  });

  it("removes control characters from outside texts", () => {
    expect(harmless("An\u001b[2Jna\u0007\n")).toBe("Anna");
    expect(harmless("An\u2028n\u2029a\u202e")).toBe("Anna");
  });

  it("uses the whole width for columns", () => {
    // Twice four letters and a gap of three.
    expect(inColumns(["aaaa", "bbbb"], 11, 0)).toEqual(["aaaa   bbbb"]);
    expect(inColumns(["aaaa", "bbbb"], 10, 0)).toEqual(["aaaa", "bbbb"]);
  });
});
