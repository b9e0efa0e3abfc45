import { PROJECT_TABS, PROJECT_TYPES, SIDES } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { gainPath, gainsOf, incomeOf, tidied } from "./tab-drafts.ts";

describe("incomes in the form", () => {
  it("are nothing, one gain, or a choice of two, and come back as they were", () => {
    for (const income of [undefined, { money: 2 }, { choice: [{ goods: 1 }, { money: 3 }] }] as const)
      expect(incomeOf(gainsOf(income))).toEqual(income);
  });

  it("know where their amounts stand in the tables", () => {
    expect(gainPath("tab[1]", [{ kind: "money", amount: 2 }], 0)).toBe("tab[1].income.money");
    const choice = gainsOf({ choice: [{ goods: 1 }, { money: 3 }] });
    expect(gainPath("tab[1]", choice, 1)).toBe("tab[1].income.choice[1].money");
  });

  it("keep a place for an amount that is being typed", () => {
    expect(gainsOf(incomeOf([{ kind: "vp", amount: undefined }]))).toEqual([{ kind: "vp", amount: undefined }]);
  });
});

describe("spaces of a tab", () => {
  it("as they come with the game need no tidying", () => {
    for (const type of PROJECT_TYPES)
      for (const side of SIDES) expect(tidied(PROJECT_TABS[type][side])).toEqual(PROJECT_TABS[type][side]);
  });

  it("lose what the first one cannot have, and what lies under a disk that is gone", () => {
    expect(tidied([{ cost: 2, disk: true }, { cost: 3, income: { money: 1 } }, { cost: undefined }])).toEqual([
      { disk: true },
      { cost: 3 },
      { cost: undefined },
    ]);
  });
});
