import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPANY_BOARD, PROJECT_TABS } from "@montan/carnegie";
import { InvalidOptions } from "@montan/engine";
import { RECONSTRUCTED } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { completed, problemsIn, replacedBy } from "./checking.ts";
import { arrivedDraft, refusalOf } from "./draft.ts";
import { type CarnegieDrafts, groupsOf, statusOf } from "./inferred-values.ts";
import { kitOf } from "./kits.ts";
import { readProfileFile } from "./profile-text.ts";

const gluckauf = await kitOf("gluckauf");
const carnegie = await kitOf("carnegie");
const OLD_PROFILE = "../../../../games/carnegie/src/testing/old-tables.profile.json";
const LOCALES = ["en", "de"] as const;

const lorries = (count: number) => [
  { lorries: 1, vp: 1, count },
  { lorries: 2, vp: 0, count: 4 },
];

/** The first space of Housing A without its disk. */
const housing = { ...PROJECT_TABS.housing, A: PROJECT_TABS.housing.A.with(0, {}) };
/** A step on Commerce B that costs nothing. */
const commerce = { ...PROJECT_TABS.commerce, B: PROJECT_TABS.commerce.B.with(2, { cost: 0, disk: true }) };

describe("checking tables", () => {
  it.each([gluckauf, carnegie])("the game's own tables are valid and replace nothing", (kit) => {
    for (const locale of LOCALES) expect(problemsIn(kit, kit.builtIn, locale)).toEqual([]);
    expect(replacedBy(kit, kit.builtIn)).toEqual({});
    expect(completed(kit, {})).toEqual(kit.builtIn);
  });

  it("a total that does not add up is reported at its table, in words", () => {
    const tables = { ...RECONSTRUCTED, lorriesPerCrest: lorries(5) };
    const [english] = problemsIn(gluckauf, tables, "en");
    expect(english?.path).toBe("components.lorriesPerCrest");
    expect(english?.text).toMatch(/^Lorry cards of each crest: .*10/);
    const [german] = problemsIn(gluckauf, tables, "de");
    expect(german?.text).toMatch(/^Lorenkarten jedes Wappens: .*10/);
  });

  it("a missing number is reported at its field", () => {
    const tables = { ...RECONSTRUCTED, ordersPerDestination: [{ lorries: 1, vp: undefined, count: 7 }] };
    const [problem] = problemsIn(gluckauf, tables, "en");
    expect(problem?.path).toBe("components.ordersPerDestination[0].vp");
    expect(problem?.text).toMatch(/^Orders of each destination, Row 1, VP: /);
  });

  it("one mistake does not hide another", () => {
    const projectTabs = { ...PROJECT_TABS, housing, commerce };
    const startDepartments = COMPANY_BOARD.startDepartments.with(4, {
      id: "start-rd",
      type: "rd",
      workstations: [2, 99],
    });
    const tables = { projectTabs, companyBoard: { ...COMPANY_BOARD, startDepartments } };
    const problems = problemsIn(carnegie, tables, "en");
    expect(problems.map(({ path }) => path)).toEqual([
      "components.projectTabs.housing.A[0]",
      "components.projectTabs.commerce.B[2].cost",
      "components.companyBoard.startDepartments[4].workstations[1]",
    ]);
    expect(problems.map(({ text }) => text.match(/“([^”]+)”/)?.[1])).toEqual([
      "Housing, Side A, Space 1",
      "Commerce, Side B, Space 3, Cost",
      "Company board, Research & Development, Workstation 2",
    ]);
    for (const { text } of problemsIn(carnegie, tables, "de")) expect(text).not.toContain("components.");
  });

  it("only the tables that differ are kept, as the game reads them", () => {
    const projectTabs = { ...PROJECT_TABS, infrastructure: PROJECT_TABS.infrastructure };
    const startDepartments = COMPANY_BOARD.startDepartments.with(4, {
      id: "start-rd",
      type: "rd",
      workstations: [1, 2, 2],
    });
    const companyBoard = { ...COMPANY_BOARD, startDepartments };
    expect(replacedBy(carnegie, { projectTabs, companyBoard })).toEqual({ companyBoard });
    expect(completed(carnegie, { companyBoard })).toEqual({ projectTabs: PROJECT_TABS, companyBoard });
  });
});

describe("a profile from somewhere else", () => {
  const refused = (text: string, locale: "en" | "de" = "en") => {
    try {
      arrivedDraft(gluckauf, readProfileFile(text, "gluckauf"));
    } catch (error) {
      return refusalOf(gluckauf, error, locale);
    }
    return "taken";
  };

  it("is laid open to be looked at, not yet saved", () => {
    const draft = arrivedDraft(gluckauf, {
      game: "gluckauf",
      name: "Box",
      components: { lorriesPerCrest: lorries(6) },
    });
    expect(draft).toMatchObject({ name: "Box", saved: false, arrived: true });
    expect(draft.tables).toEqual({ ...RECONSTRUCTED, lorriesPerCrest: lorries(6) });
  });

  it("is refused in words, whether it cannot be read or does not fit the game", () => {
    expect(refused("{")).toMatch(/cannot be read/);
    expect(refused('{"lorriesPerCrest":[]}')).toMatch(/does not accept these tables: Lorry cards/);
    expect(refused('{"__proto__":{"x":1},"gold":[1]}', "de")).toMatch(/nimmt diese Tabellen nicht an/);
    expect(refusalOf(gluckauf, new TypeError("ours"), "en")).toBeUndefined();
  });

  it("of Carnegie with the old tables is laid open with as many spaces as it has, and nothing left to confirm", () => {
    const file = readFileSync(join(import.meta.dirname, OLD_PROFILE), "utf8");
    const { tables } = arrivedDraft(carnegie, readProfileFile(file, "carnegie"));
    expect(problemsIn(carnegie, tables, "en")).toEqual([]);
    const drafts = tables as unknown as CarnegieDrafts;
    expect(drafts.projectTabs.infrastructure.B).toHaveLength(8);
    expect(
      groupsOf(drafts)
        .flat()
        .filter((value) => statusOf(drafts, value) === "inferred"),
    ).toEqual([]);
    expect(replacedBy(carnegie, tables)).toEqual(JSON.parse(file).components);
  });

  it("is checked by the game before anything is shown of it", () => {
    const hostile = { game: "gluckauf", name: "<img>", components: { innovations: "many" } };
    expect(() => arrivedDraft(gluckauf, hostile)).toThrow(InvalidOptions);
  });
});
