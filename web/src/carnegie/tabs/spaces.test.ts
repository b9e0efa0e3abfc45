import { PROJECT_TABS } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { gainsOf, spacesOf } from "./spaces.ts";

const housing = PROJECT_TABS.housing.A;

describe("the spaces of a tab", () => {
  it("C-B2 lose their disks from the first one on", () => {
    const spaces = spacesOf(housing, { side: "A", at: 2, built: 1 });
    expect(spaces.map(({ disk }) => disk)).toEqual([
      "built",
      "lying",
      "lying",
      "coming",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("C-T1 say which one the next step enters", () => {
    const spaces = spacesOf(housing, { side: "A", at: 5, built: 0 });
    expect(spaces.map(({ when }) => when).slice(4)).toEqual(["reached", "reached", "next"]);
    expect(spaces.findIndex(({ current }) => current)).toBe(5);
  });

  it("C-F1 show the VP each of them adds", () => {
    const shown = (side: "A" | "B") => spacesOf(PROJECT_TABS.industry[side], { at: 0, built: 0 }).map(({ vp }) => vp);
    expect(shown("A")).toEqual([0, 0, 0, 0, 3, 4, 5]);
    expect(shown("B")).toEqual([0, 0, 0, 0, 0, 3, 0]);
  });

  it("have no next one at the end", () => {
    expect(spacesOf(housing, { side: "A", at: 6, built: 0 }).some(({ when }) => when === "next")).toBe(false);
  });

  it("pay one gain or a choice of two", () => {
    expect(gainsOf({ money: 2 })).toEqual([{ money: 2 }]);
    expect(gainsOf({ choice: [{ goods: 1 }, { money: 3 }] })).toHaveLength(2);
  });
});
