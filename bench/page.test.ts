import { describe, expect, it } from "vitest";
import { withTable } from "./page.ts";

describe("the place of a benchmark's table", () => {
  it("can be filled again and again, and nothing else changes", () => {
    const page = "# Montan\n\n<!-- bench:engine -->\nold\n<!-- /bench:engine -->\n\nmore\n";
    const written = "# Montan\n\n<!-- bench:engine -->\nnew\n<!-- /bench:engine -->\n\nmore\n";
    expect(withTable(page, "engine", "new")).toBe(written);
    expect(withTable(written, "engine", "new")).toBe(written);
  });

  it("is another one for each benchmark", () => {
    const page = "<!-- bench:engine -->\none\n<!-- /bench:engine -->\n<!-- bench:web -->\ntwo\n<!-- /bench:web -->";
    expect(withTable(page, "web", "new")).toContain("one\n");
    expect(withTable(page, "web", "new")).toContain("<!-- bench:web -->\nnew\n<!-- /bench:web -->");
  });

  it.each(["no markers", "<!-- bench:engine --> only", "<!-- /bench:engine --> <!-- bench:engine -->"])(
    "may be missing, and then nothing is written: %s",
    (page) => {
      expect(() => withTable(page, "engine", "new")).toThrow("no place");
    },
  );
});
