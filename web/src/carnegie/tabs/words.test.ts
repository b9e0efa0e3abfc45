import { PROJECT_TABS, type ProjectType, type Side, vocabulary } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { sayIn } from "../../i18n/words.ts";
import { spacesOf } from "./spaces.ts";
import { tabLabel } from "./words.ts";

const told = (type: ProjectType, side: Side, at: number, built: number, locale: "en" | "de" = "en") =>
  tabLabel(
    type,
    { side, spaces: spacesOf(PROJECT_TABS[type][side], { at, built }) },
    vocabulary(locale),
    sayIn(CARNEGIE_BOARDS, locale),
  );

describe("a tab in words", () => {
  it("C-F1 tells VP as they are printed, and what they come to", () => {
    expect(told("housing", "A", 4, 1)).toContain("; next space: 3 study points for 2 VP more; worth 1 VP at the end");
    expect(told("housing", "A", 6, 4)).toMatch(/space 7 of 7;.*; worth 1 \+ 2 \+ 3 = 6 VP at the end$/);
    expect(told("housing", "A", 5, 1, "de")).toContain(
      "; nächstes Feld: 5 Forschungspunkte für 3 SP mehr; am Ende 1 + 2 = 3 SP wert",
    );
  });

  it("C-F3 keeps the 3 VP of side B when the limit of donations is raised", () => {
    expect(told("industry", "B", 6, 0)).toMatch(/; worth 3\sVP at the end; donations may score 3\sVP more$/);
  });

  it("C-S6 tells no income of the first Housing project", () => {
    expect(told("housing", "A", 0, 1)).not.toContain("income");
    expect(told("commerce", "A", 0, 1)).toContain("income freed: $2");
  });
});
