import { type DepartmentId, isTile, type Move, STANDARD_TABLES, type TileId } from "@montan/carnegie";
import type { PlayerSpec, PositionSpec } from "@montan/carnegie/testing";
import { activation, departmentTurn, type Exercise, rich } from "./carnegie-positions.ts";

/** Where a department of an exercise is built: the top left room. */
const ROOM = 0;
const { lobby: LOBBY } = STANDARD_TABLES;

type Setting = Omit<Exercise, "name">;
type Use = Extract<Move, { readonly type: "use-employee" }>;

const use = (
  department: DepartmentId,
  effect: Use["effect"],
  target: Pick<Use, "region" | "tab" | "amount"> = {},
): Move => ({ type: "use-employee", department, desk: 0, effect, ...target });
const START_HR: Move = { type: "use-employee", department: "start-hr", effect: "moves" };

/** Built, with one active employee in it. */
function staffed(department: DepartmentId): PlayerSpec {
  const staff = { [department]: { active: 1 } };
  return isTile(department) ? { departments: { [ROOM]: department }, staff } : { staff };
}

/** Used in its turn: one employee, then the questions that follow. */
function using(
  department: DepartmentId,
  moves: readonly Move[],
  mine: PlayerSpec = {},
  spec: PositionSpec = {},
): Setting {
  const { type } = STANDARD_TABLES.departments[department];
  const own = staffed(department);
  const state = departmentTurn(type, { ...own, ...mine, staff: { ...own.staff, ...mine.staff } }, spec);
  return { state, moves };
}

/** It scores at the end if staffed, so an employee is activated there. */
function manning(department: TileId): Setting {
  const state = activation({ departments: { [ROOM]: department }, staff: { [department]: { inactive: 1 } } });
  return { state, moves: [{ type: "activate-employee", cell: ROOM, desk: 0 }] };
}

const PROJECTS: NonNullable<PlayerSpec["projects"]> = [
  ["denver", 2, "housing"],
  ["los-angeles", 2, "commerce"],
];

/** Goods for a project and a region to build it in. */
function building(department: DepartmentId, mine: PlayerSpec = {}): Setting {
  return using(
    department,
    [
      use(department, "mission-build", { region: "west", tab: "housing" }),
      { type: "build-project", city: "denver", slot: 2 },
    ],
    mine,
  );
}

/** An exercise for every department. */
const SETTINGS: Readonly<Record<DepartmentId, () => Setting>> = {
  "start-hr": () => using("start-hr", [START_HR, { type: "move-employee", from: LOBBY, to: LOBBY + 1 }]),
  "start-commerce-finance": () =>
    using("start-commerce-finance", [use("start-commerce-finance", "mission-money", { region: "south" })]),
  "start-strategic-planning": () =>
    using(
      "start-strategic-planning",
      [
        use("start-strategic-planning", "build-department"),
        { type: "choose-department", department: "sales" },
        { type: "place-department", cell: 3 },
      ],
      {},
      { display: { sales: 1, logistics: 2 } },
    ),
  "start-construction": () => building("start-construction"),
  "start-rd": () => using("start-rd", [use("start-rd", "study"), { type: "advance-tab", tab: "housing" }]),
  "training-partnerships": () =>
    using("training-partnerships", [use("training-partnerships", "mission-moves", { region: "west" })]),
  recruiting: () => using("recruiting", [use("recruiting", "mission-recruit", { region: "east" })]),
  "safety-quality": () => using("safety-quality", [use("safety-quality", "mission-safety", { region: "midwest" })]),
  "new-lobby": () => ({
    state: rich({ departments: { [ROOM]: "new-lobby" }, missions: { west: 2 } }),
    moves: [
      { type: "choose-row", row: "hr" },
      { type: "return-employees", count: 2 },
      { type: "divide-arrivals", newLobby: 1 },
    ],
  }),
  purchasing: () => using("purchasing", [use("purchasing", "mission-goods", { region: "west" })]),
  sales: () => using("sales", [use("sales", "sell", { amount: 3 })]),
  logistics: () => using("logistics", [use("logistics", "sell", { amount: 2 })]),
  "property-management": () =>
    using(
      "start-strategic-planning",
      [
        use("start-strategic-planning", "build-department"),
        { type: "choose-department", department: "logistics" },
        { type: "place-department", cell: 3 },
        { type: "relocate-employee", from: LOBBY },
      ],
      staffed("property-management"),
      { display: { sales: 1, logistics: 2 } },
    ),
  engineering: () => building("engineering"),
  "construction-outsourcing": () =>
    using("construction-outsourcing", [
      use("construction-outsourcing", "outsource", { tab: "housing" }),
      { type: "build-project", city: "boston", slot: 0 },
    ]),
  "supply-chain": () => using("supply-chain", [use("supply-chain", "buy", { amount: 3 })]),
  // Too little money for a donation at the usual price.
  communications: () => ({
    state: rich({ ...staffed("communications"), money: 4, goods: 0 }, { strips: ["1b", "2a", "3a", "4b"] }),
    moves: [
      { type: "choose-row", row: "hr" },
      { type: "make-donation", space: "welfare-1" },
    ],
  }),
  "advanced-research": () =>
    using("advanced-research", [use("advanced-research", "mission-study", { region: "south" })]),
  "advanced-design": () => using("advanced-design", [use("advanced-design", "study")]),
  "charitable-giving": () =>
    using(
      "charitable-giving",
      [
        use("charitable-giving", "mission-copy-donation", { region: "west" }),
        { type: "copy-donation", space: "health-1" },
      ],
      {},
      {
        donations: { "health-1": [1], "health-2": [1], "health-3": ["neutral"] },
      },
    ),
  // Three study points: the second step of the West would be too expensive without it.
  "telegraph-operators": () =>
    using(
      "start-rd",
      [
        use("start-rd", "study"),
        { type: "advance-transport", region: "west" },
        { type: "advance-transport", region: "west" },
      ],
      staffed("telegraph-operators"),
    ),
  "hr-administration": () =>
    using("hr-administration", [
      use("hr-administration", "mission-transfer", { region: "west" }),
      { type: "pick-employee", from: LOBBY },
      { type: "transfer-employee", to: 5 },
    ]),
  "local-partners": () => partnering("local-partners", "moves"),
  "corporate-communications": () =>
    using(
      "start-hr",
      [START_HR, { type: "move-employee", from: LOBBY, to: LOBBY - 5 }],
      staffed("corporate-communications"),
    ),
  "green-spaces": () => manning("green-spaces"),
  accounting: () => using("accounting", [use("accounting", "mission-money", { region: "east" })]),
  branding: () => partnering("branding", "goods"),
  "payroll-management": () => ({
    state: activation({
      ...staffed("payroll-management"),
      staff: { "payroll-management": { active: 1 }, "start-commerce-finance": { active: 1, inactive: 1 } },
    }),
    moves: [{ type: "activate-employee", cell: 9, desk: 1, terms: "raise" }],
  }),
  "public-relations": () => manning("public-relations"),
  "production-lines": () =>
    using("production-lines", [use("production-lines", "mission-goods", { region: "midwest" })]),
  renovation: () => partnering("renovation", "vp"),
  // A Housing project on a space for Public Infrastructure.
  "political-lobbying": () =>
    using(
      "start-construction",
      [
        use("start-construction", "mission-build", { region: "west", tab: "housing" }),
        { type: "build-project", city: "denver", slot: 0 },
      ],
      staffed("political-lobbying"),
    ),
  "post-office": () => manning("post-office"),
  "rd-coordination": () => using("rd-coordination", [use("rd-coordination", "mission-study", { region: "west" })]),
  "knowledge-sharing": () => partnering("knowledge-sharing", "study"),
  archives: () => ({
    state: rich({ ...staffed("archives"), missions: { west: 1 }, tracks: { west: 3 } }),
    moves: [
      { type: "choose-row", row: "hr" },
      { type: "return-employees", count: 1 },
      { type: "choose-track-income", space: 1 },
    ],
  }),
  "network-of-libraries": () => manning("network-of-libraries"),
};

/** Two projects in the region: for each, money or the other thing. */
function partnering(department: DepartmentId, gain: "moves" | "goods" | "vp" | "study"): Setting {
  const moves: Move[] = [
    use(department, "partners", { region: "west" }),
    { type: "choose-gain", gain },
    { type: "choose-gain", gain: "money" },
  ];
  return using(department, moves, { projects: PROJECTS });
}

export function exerciseOf(department: DepartmentId): Exercise {
  return { name: department, ...SETTINGS[department]() };
}
