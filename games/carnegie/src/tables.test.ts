import { readFileSync } from "node:fs";
import { join } from "node:path";
import { randomFrom } from "@montan/engine";
import { describe, expect, test } from "vitest";
import { COMPANY_BOARD } from "./data/company-board.ts";
import { PROJECT_TYPES } from "./data/map.ts";
import { PROJECT_TABS, SIDES, type TabSpace } from "./data/tabs.ts";
import { printedVp } from "./projects.ts";
import { rules } from "./rules.ts";
import { STANDARD_TABLES, tablesOf } from "./tables.ts";
import { playBusy } from "./testing/busy.ts";
import { checkInvariants } from "./testing/invariants.ts";
import { inferredValues } from "./text/inferred.ts";

const steps = (spaces: readonly TabSpace[]) =>
  spaces.map((_, index) => printedVp(spaces, index)).filter((step) => step > 0);
const unmarked = ({ inferred: _, ...space }: TabSpace) => space;

describe("the printed tabs", () => {
  test.each(PROJECT_TYPES)(
    "of %s have seven spaces a side, and VP on side A or the donation limit on side B",
    (type) => {
      const { A, B } = PROJECT_TABS[type];
      expect([A.length, B.length]).toEqual([7, 7]);
      expect(A.some(({ donationLimit }) => donationLimit !== undefined)).toBe(false);
      expect(B.at(-1)).toMatchObject({ donationLimit: 3, endVp: 3 });
    },
  );

  test("C-F1 print the steps 1+2+3, 2+3+4, 3+4+5 and 4+5+6 on side A, and 3 on side B", () => {
    expect(PROJECT_TYPES.map((type) => steps(PROJECT_TABS[type].A))).toEqual([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
      [4, 5, 6],
    ]);
    for (const type of PROJECT_TYPES) expect(steps(PROJECT_TABS[type].B)).toEqual([3]);
  });

  test("C-S6 the Housing disk of the setup frees no income", () => {
    for (const side of SIDES) expect(unmarked(PROJECT_TABS.housing[side][0] as TabSpace)).toEqual({ disk: true });
  });

  test("could be read but for 22 of 56 spaces", () => {
    const spaces = PROJECT_TYPES.flatMap((type) => SIDES.flatMap((side) => PROJECT_TABS[type][side]));
    expect(spaces).toHaveLength(56);
    expect(spaces.filter(({ inferred }) => inferred)).toHaveLength(22);
  });
});

describe("the tables of a game", () => {
  const components = { companyBoard: { ...COMPANY_BOARD, rowVp: [3, 2, 2, 2] } };

  test("are those of its rules version, computed once", () => {
    expect(tablesOf({ rules: 1 })).toBe(STANDARD_TABLES);
    expect(STANDARD_TABLES.tabs).toBe(PROJECT_TABS);
    expect(tablesOf({ rules: 1, components })).toBe(tablesOf({ rules: 1, components }));
  });

  test("are those of its component profile if it has one", () => {
    expect(tablesOf({ rules: 1, components }).board).toBe(components.companyBoard);
    expect(tablesOf({ rules: 1, components }).tabs).toBe(PROJECT_TABS);
  });

  test("name no value as inferred that an owner has confirmed or corrected", () => {
    const housing = { ...PROJECT_TABS.housing, B: PROJECT_TABS.housing.B.map(unmarked) };
    const { inferred: _, ...companyBoard } = COMPANY_BOARD;
    const confirmed = { projectTabs: { ...PROJECT_TABS, housing }, companyBoard };
    const state = rules.create(rules.options({ components: confirmed }, 2), 2, "confirmed");
    expect(inferredValues(tablesOf(rules.view(state, 0)), "en")).toEqual([
      "Housing tab, side A: space 7",
      "Commerce tab, side A: space 7",
      "Industry tab, side A: spaces 1–4, 6–7",
      "Public Infrastructure tab, side A: spaces 1–7",
    ]);
  });
});

describe("a component profile from before the tabs could be read", () => {
  const file = readFileSync(join(import.meta.dirname, "testing", "old-tables.profile.json"), "utf8");
  const { components } = JSON.parse(file) as { readonly components: unknown };

  test("loads as it was saved, with five to eight spaces a side and no value inferred", () => {
    const options = rules.options({ components }, 3);
    expect(options.components).toEqual(components);
    const tables = tablesOf(rules.create(options, 3, "old"));
    const lengths = PROJECT_TYPES.flatMap((type) => SIDES.map((side) => tables.tabs[type][side].length));
    expect(lengths).toEqual([7, 6, 6, 7, 5, 7, 5, 8]);
    expect(inferredValues(tables, "en")).toEqual([]);
  });

  test("is played to the end", () => {
    const start = rules.create(rules.options({ components }, 3), 3, "old");
    const end = playBusy(start, randomFrom("old"), checkInvariants);
    expect(end.round.number).toBe(20);
    expect(rules.result(end)?.sheets).toHaveLength(3);
  });
});
