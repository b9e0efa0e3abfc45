import {
  type ActionType,
  type Cell,
  type CityId,
  type CompanySpace,
  type DepartmentId,
  eventOf,
  type Move,
  type MoveType,
  type Pending,
  PROJECT_TYPES,
  type ProjectType,
  type Region,
  type SpaceId,
  type State,
  tablesOf,
} from "@montan/carnegie";
import type { Step } from "../guide.ts";

export const PERSON = 0;
/** The steps of the guided part: the setup and four rounds, each with another action. */
export const GUIDED_ROUNDS = 4;

/** In the order they are played. */
export const STEP_IDS = [
  "sides",
  "housing",
  "reserve",
  "aside",
  "finance-walk",
  "hr-walk",
  "research-walk",
  "stand",
  "row",
  "build",
  "place",
  "mission",
  "in-place",
  "staff",
  "home",
  "send",
  "city",
  "research-row",
  "donate",
  "points",
  "tab",
  "track",
  "rest",
  "home-again",
  "moves",
  "people",
] as const;
type TipId = "free" | "either" | "dearer" | "end-column" | "used-up" | "reserve-built" | "connect" | "last-rounds";
export type MomentId = (typeof STEP_IDS)[number] | TipId;

type CarnegieStep = Step<MomentId, State, Move>;

export const FIRST_CITY: CityId = "chicago";
export const NEXT_CITY: CityId = "pittsburgh";
export const NEXT_PROJECT: ProjectType = "commerce";
export const GIFT: SpaceId = "education-2";
export const RESERVED = "purchasing";

export function me(state: State): State["players"][number] {
  return state.players[PERSON] as State["players"][number];
}

export function asked(state: State): Pending | undefined {
  return state.asked[PERSON]?.at(-1);
}

/** Where a department, or the Lobby, of the person is. */
function cellOf(state: State, department: CompanySpace): Cell {
  return me(state).departments.indexOf(department);
}

/** The free room beside Strategic Planning in which the first department will be built. */
export function site(state: State): Cell {
  const { adjacent, layout, lobby } = tablesOf(state);
  return (adjacent[cellOf(state, "start-strategic-planning")] ?? []).find((cell) => layout[cell] === "") ?? lobby;
}

/** The region of the current event. */
export function eventRegion(state: State): Region {
  const { row } = state.round;
  return (row === undefined ? undefined : eventOf(state, row).region) ?? "west";
}

/** The region from which the employee sent out in the first round returns in the second. */
export function firstMission(state: State): Region {
  return eventOf(state, "construction").region ?? "west";
}

const room = (cell: Cell) => `company:${PERSON}/${cell}`;
const rooms = (state: State, ...departments: readonly CompanySpace[]) =>
  departments.map((department) => room(cellOf(state, department)));

function choosing(id: MomentId, row: ActionType): CarnegieStep {
  return {
    id,
    section: "timeline",
    pieces: () => [`timeline:${row}`],
    accepts: (move) => move.type === "choose-row" && move.row === row,
  };
}

function lying(state: State, ...cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + (me(state).inactive[cell] ?? 0), 0);
}

/** Workstations of a department whose employee has not been used in this turn: bit by workstation. */
function unused(state: State, department: DepartmentId): number {
  const question = asked(state);
  const used = question?.type === "department-turn" && question.department === department ? question.used : 0;
  return (me(state).desks[cellOf(state, department)] ?? 0) & ~used;
}

/** An employee walks from the Lobby to a room two steps away, by either way. */
function walking(id: MomentId, target: (state: State) => Cell): CarnegieStep {
  return {
    id,
    section: "hr",
    pieces: (state) => [...rooms(state, "lobby"), room(target(state))],
    accepts: (move, state) => {
      if (move.type !== "move-employee" || move.desk !== undefined) return false;
      const { lobby, adjacent } = tablesOf(state);
      const between = (adjacent[lobby] ?? []).filter((cell) => adjacent[target(state)]?.includes(cell));
      if (move.from === lobby) return between.includes(move.to) && lying(state, ...between) === 0;
      return between.includes(move.from) && move.to === target(state);
    },
    ends: (state) => lying(state, target(state)) === 1,
  };
}

/** An employee steps from the Lobby into the department beside it. */
function stepping(id: MomentId, department: DepartmentId): CarnegieStep {
  return {
    id,
    section: "hr",
    pieces: (state) => rooms(state, "lobby", department),
    accepts: (move, state) =>
      move.type === "move-employee" && move.from === tablesOf(state).lobby && move.to === cellOf(state, department),
  };
}

/** Where inactive employees are before the first round. */
const JOINED = ["start-commerce-finance", "start-hr", "start-rd"] as const;

export const STEPS: readonly CarnegieStep[] = [
  {
    id: "sides",
    section: "tabs",
    pieces: () => PROJECT_TYPES.map((type) => `tab:${PERSON}:${type}`),
    accepts: ({ type }) => type === "choose-side",
    ends: (state) => PROJECT_TYPES.every((type) => me(state).tabs[type].side !== undefined),
  },
  {
    id: "housing",
    section: "start",
    pieces: () => [`city:${FIRST_CITY}`],
    accepts: (move) => move.type === "place-housing" && move.city === FIRST_CITY,
  },
  {
    id: "reserve",
    section: "display",
    pieces: () => [`display/${RESERVED}`],
    accepts: (move) => move.type === "reserve-department" && move.department === RESERVED,
  },
  walking("aside", site),
  walking("finance-walk", (state) => cellOf(state, "start-commerce-finance")),
  stepping("hr-walk", "start-hr"),
  stepping("research-walk", "start-rd"),
  {
    id: "stand",
    section: "activation",
    pieces: (state) => rooms(state, ...JOINED),
    accepts: ({ type }) => type === "activate-employee",
    ends: (state) => lying(state, ...JOINED.map((department) => cellOf(state, department))) === 0,
  },
  choosing("row", "management"),
  {
    id: "build",
    section: "start-strategic-planning",
    pieces: (state) => rooms(state, "start-strategic-planning"),
    accepts: (move) => move.type === "use-employee" && move.effect === "build-department",
  },
  {
    id: "place",
    section: "management",
    pieces: (state) => [room(site(state))],
    accepts: (move, state) => move.type === "place-department" && move.cell === site(state),
  },
  {
    id: "mission",
    section: "missions",
    pieces: (state) => [...rooms(state, "start-commerce-finance"), `region:${firstMission(state)}`],
    accepts: (move, state) =>
      move.type === "use-employee" && move.effect === "mission-money" && move.region === firstMission(state),
  },
  {
    id: "in-place",
    section: "using",
    pieces: (state) => rooms(state, "start-commerce-finance"),
    accepts: (move) => move.type === "use-employee" && (move.effect === "money" || move.effect === "goods"),
    ends: (state) => asked(state)?.type !== "department-turn",
  },
  {
    id: "staff",
    section: "activation",
    pieces: (state) => [room(site(state))],
    accepts: ({ type }) => type === "activate-employee",
  },
  {
    id: "home",
    section: "income",
    pieces: (state) => [`region:${firstMission(state)}`, "timeline:construction"],
    accepts: ({ type }) => type === "return-employees",
  },
  {
    id: "send",
    section: "construction",
    pieces: (state) => [...rooms(state, "start-construction"), "region:east", `tab:${PERSON}:${NEXT_PROJECT}`],
    accepts: (move) =>
      move.type === "use-employee" &&
      move.effect === "mission-build" &&
      move.region === "east" &&
      move.tab === NEXT_PROJECT,
  },
  {
    id: "city",
    section: "connections",
    pieces: () => [`city:${NEXT_CITY}`],
    accepts: (move) => move.type === "build-project" && move.city === NEXT_CITY,
  },
  choosing("research-row", "rd"),
  {
    id: "donate",
    section: "donating",
    pieces: () => [`donations/${GIFT}`],
    accepts: (move) => move.type === "make-donation" && move.space === GIFT,
  },
  {
    id: "points",
    section: "rd",
    pieces: (state) => rooms(state, "start-rd"),
    accepts: (move) => move.type === "use-employee" && move.effect === "study",
    ends: (state) => unused(state, "start-rd") === 0,
  },
  {
    id: "tab",
    section: "tabs",
    pieces: () => [`tab:${PERSON}:housing`],
    accepts: (move) => move.type === "advance-tab" && move.tab === "housing",
  },
  {
    id: "track",
    section: "tracks",
    pieces: () => ["track:midwest"],
    accepts: (move) => move.type === "advance-transport" && move.region === "midwest",
  },
  {
    id: "rest",
    section: "pools",
    pieces: () => PROJECT_TYPES.map((type) => `tab:${PERSON}:${type}`),
    accepts: ({ type }) => type === "advance-tab" || type === "advance-transport",
    ends: (state) => asked(state)?.type !== "department-turn",
  },
  {
    id: "home-again",
    section: "income",
    pieces: () => ["region:east", "timeline:hr"],
    accepts: ({ type }) => type === "return-employees",
  },
  {
    id: "moves",
    section: "start-hr",
    pieces: (state) => rooms(state, "start-hr"),
    accepts: (move) => move.type === "use-employee" && move.department === "start-hr",
  },
  {
    id: "people",
    section: "activation",
    pieces: (state) => rooms(state, "lobby", "start-construction"),
    accepts: (move) => !LATER.includes(move.type),
    ends: ({ round }) => round.number > GUIDED_ROUNDS,
  },
];

/** Selling would cost more than it teaches. */
const LATER: readonly MoveType[] = ["sell-goods"];
