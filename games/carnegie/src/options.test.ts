import { InvalidOptions } from "@montan/engine";
import { describe, expect, test } from "vitest";
import { COMPANY_BOARD } from "./data/company-board.ts";
import { PROJECT_TABS } from "./data/tabs.ts";
import type { Event } from "./events.ts";
import { OPTION_REFUSALS } from "./options.ts";
import { rules } from "./rules.ts";
import { me, movesOf, play, playDefaults, position, refusalOf, staffAt } from "./testing/position.ts";

function refused(input: unknown, seats = 2): { code: string; params: unknown } {
  try {
    rules.options(input, seats);
  } catch (error) {
    if (error instanceof InvalidOptions) return { code: error.code, params: error.params };
    throw error;
  }
  return { code: "accepted", params: {} };
}

test("defaults are filled in and modules put into the order of their table", () => {
  expect(rules.options(undefined, 3)).toEqual({ modules: [] });
  expect(rules.options({}, 1)).toEqual({ solo: "normal", modules: [] });
  expect(rules.options({ solo: "expert" }, 1)).toEqual({ solo: "expert", modules: [] });
  const input = { modules: ["secret-donation", "open-bar", "new-beginning"] };
  const options = rules.options(input, 2);
  expect(options).toEqual({ modules: ["new-beginning", "open-bar", "secret-donation"] });
  expect(rules.options(options, 2)).toEqual(options);
});

test("C-N2 New Departments and Open Bar are not combined", () => {
  expect(refused({ modules: ["new-departments", "open-bar"] }).code).toBe("modules-exclude-each-other");
});

for (const [id, module] of [
  ["C-N3", "new-donations"],
  ["C-N4", "right-to-wait"],
  ["C-N5", "secret-donation"],
] as const) {
  test(`${id} ${module} is not played against Andrew`, () => {
    expect(refused({ modules: [module] }, 1)).toEqual({ code: "module-not-solo", params: { module } });
    expect(refused({ modules: [module] }, 2).code).toBe("accepted");
  });
}

test("anything but options is refused with the reason", () => {
  expect(refused(undefined, 5).code).toBe("seats");
  expect(refused(undefined, 0).code).toBe("seats");
  expect(refused(undefined, 2.5).code).toBe("seats");
  expect(refused([]).code).toBe("options-not-an-object");
  expect(refused("solo").code).toBe("options-not-an-object");
  expect(refused(null).code).toBe("options-not-an-object");
  expect(refused({ level: "easy" })).toEqual({ code: "unknown-option", params: { option: "level" } });
  expect(refused({ solo: "hard" }, 1).code).toBe("solo-level");
  expect(refused({ solo: "easy" }, 2).code).toBe("solo-needs-one-seat");
  expect(refused({ modules: "open-bar" }).code).toBe("modules-not-a-list");
  expect(refused({ modules: ["expansion-2"] })).toMatchObject({
    code: "unknown-module",
    params: { module: "expansion-2" },
  });
  for (const module of [3, null, {}, [], { toString: 0, valueOf: 0 }]) {
    expect(refused({ modules: [module] })).toMatchObject({ code: "unknown-module", params: { module: typeof module } });
  }
  expect(refused({ modules: ["open-bar", "open-bar"] }).code).toBe("module-twice");
});

test("C-S4 the players may agree on the first player where chance would decide", () => {
  expect(rules.options({ firstPlayer: 2 }, 3)).toEqual({ modules: [], firstPlayer: 2 });
  for (const firstPlayer of [3, -1, 0.5, "1", null]) {
    expect(refused({ firstPlayer }, 3)).toEqual({ code: "first-player-unknown", params: { seats: 3 } });
  }
  expect(refused({ firstPlayer: 0 }, 1).code).toBe("first-player-not-by-chance");
  expect(refused({ firstPlayer: 0, modules: ["new-beginning"] }, 2).code).toBe("first-player-not-by-chance");
  for (const firstPlayer of [0, 1, 2]) {
    const events: Event[] = [];
    const created = rules.create(rules.options({ firstPlayer }, 3), 3, "agreed", (event) => events.push(event));
    expect(events).toContainEqual({ type: "first-player-determined", seat: firstPlayer, by: "agreement" });
    // C-S6: the first player places a disk last; C-S4: the third in turn order gets the Action Choice tile.
    const placing = playDefaults(created, ({ phase }) => phase === "housing");
    expect(placing.round.first).toBe(firstPlayer);
    expect(rules.deciders(placing)).toEqual([(firstPlayer + 2) % 3]);
    expect(placing.players.map(({ actionChoice }) => actionChoice).indexOf(1)).toBe((firstPlayer + 2) % 3);
    const started = playDefaults(placing, ({ phase }) => phase === "choose-row");
    expect(rules.deciders(started)).toEqual([firstPlayer]);
  }
});

test("an unknown rules version is refused", () => {
  expect(() => rules.create(rules.options(undefined, 2), 2, "seed", undefined, 2)).toThrow(InvalidOptions);
});

describe("components", () => {
  const tabs = (change: (copy: typeof mutableTabs) => void) => {
    const copy = structuredClone(mutableTabs);
    change(copy);
    return refused({ components: { projectTabs: copy } });
  };
  const board = (change: (copy: typeof mutableBoard) => void) => {
    const copy = structuredClone(mutableBoard);
    change(copy);
    return refused({ components: { companyBoard: copy } });
  };
  const mutableTabs: Record<string, Record<string, Record<string, unknown>[]>> = JSON.parse(
    JSON.stringify(PROJECT_TABS),
  );
  const mutableBoard: Record<string, unknown> & {
    start: Record<string, unknown>;
    startDepartments: Record<string, unknown>[];
    rowVp: unknown[];
  } = JSON.parse(JSON.stringify(COMPANY_BOARD));

  test("the game's own tables are accepted, and an empty replacement counts as none", () => {
    expect(
      rules.options({ components: { projectTabs: PROJECT_TABS, companyBoard: COMPANY_BOARD } }, 2).components,
    ).toEqual({ projectTabs: PROJECT_TABS, companyBoard: COMPANY_BOARD });
    expect(rules.options({ components: {} }, 2)).toEqual({ modules: [] });
  });

  test("remarks about a table, and tabs under `sides`, are accepted and not kept", () => {
    const projectTabs = { reconstructed: true, note: "from my box", sides: PROJECT_TABS };
    const companyBoard = { ...COMPANY_BOARD, note: "from my box", reconstructed: false };
    expect(rules.options({ components: { projectTabs, companyBoard } }, 2).components).toEqual({
      projectTabs: PROJECT_TABS,
      companyBoard: COMPANY_BOARD,
    });
  });

  test("marks of inferred values are kept, checked, and put into their order", () => {
    const marked = { ...COMPANY_BOARD, inferred: ["desks:start-rd", "place:lobby"] };
    expect(rules.options({ components: { companyBoard: marked } }, 2).components?.companyBoard?.inferred).toEqual([
      "place:lobby",
      "desks:start-rd",
    ]);
    const confirmed = { ...COMPANY_BOARD, inferred: [] };
    expect(rules.options({ components: { companyBoard: confirmed } }, 2).components?.companyBoard).not.toHaveProperty(
      "inferred",
    );
    expect(board((copy) => Object.assign(copy, { inferred: ["place:canteen"] }))).toEqual({
      code: "component-unknown",
      params: { path: "components.companyBoard.inferred[0]" },
    });
    expect(board((copy) => Object.assign(copy, { inferred: "all" })).code).toBe("component-type");
    expect(tabs((copy) => Object.assign(copy.housing?.A?.[1] ?? {}, { inferred: false })).code).toBe("component-type");
  });

  test("unknown, missing and ill-typed keys are refused by their path", () => {
    expect(refused({ components: { map: {} } })).toEqual({
      code: "component-unknown",
      params: { path: "components.map" },
    });
    expect(refused({ components: 3 }).code).toBe("component-type");
    expect(tabs((copy) => delete copy.housing).params).toEqual({ path: "components.projectTabs.housing" });
    expect(tabs((copy) => delete copy.housing?.B).code).toBe("component-missing");
    expect(tabs((copy) => Object.assign(copy.housing?.A?.[1] ?? {}, { cost: "2" })).code).toBe("component-type");
    expect(tabs((copy) => Object.assign(copy.housing?.A?.[1] ?? {}, { colour: "red" })).code).toBe("component-unknown");
    expect(tabs((copy) => Object.assign(copy.housing?.A?.[1] ?? {}, { cost: 0 })).code).toBe("component-range");
    expect(tabs((copy) => Object.assign(copy.housing?.A?.[1] ?? {}, { income: { money: 1, goods: 1 } })).code).toBe(
      "component-rule",
    );
    expect(tabs((copy) => Object.assign(copy.housing?.A?.[1] ?? {}, { income: { choice: [{ money: 1 }] } })).code).toBe(
      "component-range",
    );
    expect(
      tabs((copy) => Object.assign(copy.housing?.A?.[1] ?? {}, { income: { choice: [{ money: 1 }, { money: 2 }] } }))
        .code,
    ).toBe("component-rule");
    expect(tabs((copy) => Object.assign(copy.housing?.A?.[1] ?? {}, { disk: false })).code).toBe("component-type");
  });

  test("what the rulebook says of tabs must hold", () => {
    const rule = (path: string, broken: string) => ({
      code: "component-rule",
      params: { path: `components.projectTabs.${path}`, rule: broken },
    });
    expect(tabs((copy) => copy.housing?.A?.pop())).toEqual(rule("housing", "tab-vp-6"));
    expect(tabs((copy) => copy.industry?.B?.pop())).toEqual(rule("industry", "one-side-raises-donation-limit"));
    expect(tabs((copy) => delete copy.commerce?.A?.[0]?.disk).code).toBe("component-rule");
    expect(tabs((copy) => Object.assign(copy.infrastructure?.A?.[0] ?? {}, { disk: true }))).toEqual(
      rule("infrastructure.A[0]", "first-space-disk"),
    );
    expect(tabs((copy) => delete copy.commerce?.A?.[1]?.cost)).toEqual(
      rule("commerce.A[1].cost", "every-space-but-the-first-costs"),
    );
    expect(tabs((copy) => copy.commerce?.B?.reverse()).code).toBe("component-rule");
  });

  test("what the rulebook says of the company board must hold", () => {
    expect(board((copy) => Object.assign(copy, { rows: 5 })).code).toBe("component-rule");
    expect(board((copy) => Object.assign(copy.start, { lobby: [4, 0] })).code).toBe("component-range");
    expect(board((copy) => Object.assign(copy.start, { lobby: [3, 3] })).code).toBe("component-rule");
    expect(board((copy) => Object.assign(copy.rowVp, { 0: 2 })).code).toBe("component-range");
    expect(board((copy) => copy.startDepartments.pop()).code).toBe("component-range");
    expect(board((copy) => delete copy.startDepartments[0]?.permanentEmployee).code).toBe("component-rule");
    expect(board((copy) => Object.assign(copy.startDepartments[0] ?? {}, { workstations: [] })).code).toBe(
      "component-range",
    );
    expect(board((copy) => Object.assign(copy.startDepartments[0] ?? {}, { type: "rd" })).code).toBe("component-rule");
  });

  test("a game is played with replaced tables", () => {
    const [hr, finance, ...others] = COMPANY_BOARD.startDepartments as [
      (typeof COMPANY_BOARD.startDepartments)[number],
      (typeof COMPANY_BOARD.startDepartments)[number],
    ];
    const companyBoard = {
      ...COMPANY_BOARD,
      startDepartments: [hr, { ...finance, workstations: [0, 2, 0] }, ...others],
    };
    const players = [{ staff: { "start-commerce-finance": { active: 0, inactive: 3 } } }, {}] as const;
    let state = play(position({ components: { companyBoard }, players }), 0, {
      type: "choose-row",
      row: "construction",
    });
    while (state.phase === "departments") state = play(state, rules.deciders(state)[0] as number, { type: "end-turn" });
    // C-E1: desks that differ in cost are different choices, equal ones are not.
    expect(movesOf(state, 0, "activate-employee").map(({ desk }) => desk)).toEqual([0, 1]);
    expect(refusalOf(state, 0, { type: "activate-employee", cell: 9, desk: 2 })).toBe("other-desk-first");
    const after = play(state, 0, { type: "activate-employee", cell: 9, desk: 1 });
    expect(me(after).money).toBe(10);
    expect(staffAt(after, "start-commerce-finance")).toEqual({ active: 1, inactive: 2 });
  });
});

test("every refusal has its params named", () => {
  for (const names of Object.values(OPTION_REFUSALS)) expect(new Set(names).size).toBe(names.length);
});
