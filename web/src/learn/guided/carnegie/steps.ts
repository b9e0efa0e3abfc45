import {
  ACTION_TYPES,
  type ActionType,
  type Cell,
  type CityId,
  type CompanySpace,
  type DepartmentId,
  END_COLUMN,
  type Move,
  type MoveType,
  type Pending,
  PROJECT_TYPES,
  REGIONS,
  type Region,
  type SpaceId,
  STRIPS,
  type State,
  tablesOf,
} from "@montan/carnegie";
import type { Step } from "../guide.ts";

export const PERSON = 0;
/** The guided part: the setup and four rounds, each with another action. */
export const GUIDED_ROUNDS = 4;

/** In the order they are played. */
export const STEP_IDS = [
  "sides",
  "housing",
  "reserve",
  "aside",
  "finance-walk",
  "hr-walk",
  "stand",
  "row",
  "plan",
  "build",
  "place",
  "finance",
  "mission",
  "in-place",
  "staff",
  "home",
  "site",
  "send",
  "city",
  "research-row",
  "donate",
  "study",
  "points",
  "tab",
  "track",
  "home-again",
  "moves",
  "people",
] as const;
type TipId = "free" | "either" | "dearer" | "end-column" | "used-up" | "reserve-built" | "connect" | "last-rounds";
export type MomentId = (typeof STEP_IDS)[number] | TipId;

type CarnegieStep = Step<MomentId, State, Move>;

export const FIRST_CITY: CityId = "chicago";
export const NEXT_CITY: CityId = "pittsburgh";
export const GIFT: SpaceId = "education-2";
export const RESERVED = "purchasing";

export function me(state: State): State["players"][number] {
  return state.players[PERSON] as State["players"][number];
}

function asked(state: State): Pending | undefined {
  return state.asked[PERSON]?.at(-1);
}

/** Where a department, or the Lobby, of the person is. */
function cellOf(state: State, department: CompanySpace): Cell {
  return me(state).departments.indexOf(department);
}

/** The room beside the Lobby in which the first department will be built. */
function site(state: State): Cell {
  const { lobby, adjacent } = tablesOf(state);
  return (adjacent[lobby] ?? []).findLast((cell) => tablesOf(state).layout[cell] === "") ?? lobby;
}

/** The event right of the marker of a row. */
function nextEvent(state: State, row: ActionType): Region | "donation" {
  const index = ACTION_TYPES.indexOf(row);
  const strip = state.timeline.strips[index];
  const at = state.timeline.markers[index] ?? 0;
  return (strip === undefined ? undefined : STRIPS[strip][at]) ?? END_COLUMN[row];
}

/** The region somebody sent out in the first round comes home from in the second. */
export function firstMission(state: State): Region {
  const event = nextEvent(state, "construction");
  return REGIONS.find((region) => region === event) ?? "west";
}

const room = (cell: Cell) => `company:${PERSON}/${cell}`;
const rooms = (state: State, ...departments: readonly CompanySpace[]) =>
  departments.map((department) => room(cellOf(state, department)));

function entering(id: MomentId, department: DepartmentId, section: string): CarnegieStep {
  return {
    id,
    section,
    pieces: (state) => rooms(state, department),
    accepts: (move) => move.type === "use-employee" && move.department === department,
  };
}

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

/** Two people walk from the Lobby to Commerce and Finance, by either of the two ways. */
function towardsFinance(move: Move, state: State): boolean {
  if (move.type !== "move-employee" || move.desk !== undefined) return false;
  const { lobby, adjacent } = tablesOf(state);
  const finance = cellOf(state, "start-commerce-finance");
  const between = (adjacent[lobby] ?? []).filter((cell) => adjacent[finance]?.includes(cell));
  if (move.from === lobby) return between.includes(move.to) && lying(state, finance, ...between) < 2;
  return between.includes(move.from) && move.to === finance;
}

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
  {
    id: "aside",
    section: "hr",
    pieces: (state) => [...rooms(state, "lobby"), room(site(state))],
    accepts: (move, state) =>
      move.type === "move-employee" && move.from === tablesOf(state).lobby && move.to === site(state),
  },
  {
    id: "finance-walk",
    section: "hr",
    pieces: (state) => rooms(state, "lobby", "start-commerce-finance"),
    accepts: towardsFinance,
    ends: (state) => lying(state, cellOf(state, "start-commerce-finance")) === 2,
  },
  {
    id: "hr-walk",
    section: "hr",
    pieces: (state) => rooms(state, "lobby", "start-hr"),
    accepts: (move, state) =>
      move.type === "move-employee" && move.from === tablesOf(state).lobby && move.to === cellOf(state, "start-hr"),
  },
  {
    id: "stand",
    section: "activation",
    pieces: (state) => rooms(state, "start-commerce-finance", "start-hr"),
    accepts: ({ type }) => type === "activate-employee",
    ends: (state) => lying(state, cellOf(state, "start-commerce-finance"), cellOf(state, "start-hr")) === 0,
  },
  choosing("row", "management"),
  entering("plan", "start-strategic-planning", "using"),
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
  entering("finance", "start-commerce-finance", "start-commerce-finance"),
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
  entering("site", "start-construction", "construction"),
  {
    id: "send",
    section: "construction",
    pieces: (state) => [...rooms(state, "start-construction"), "region:east", `tab:${PERSON}:commerce`],
    accepts: (move) =>
      move.type === "use-employee" &&
      move.effect === "mission-build" &&
      move.region === "east" &&
      move.tab === "commerce",
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
  entering("study", "start-rd", "rd"),
  {
    id: "points",
    section: "pools",
    pieces: (state) => rooms(state, "start-rd"),
    accepts: (move) => move.type === "use-employee" && move.effect === "study",
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
    id: "home-again",
    section: "income",
    pieces: () => ["region:east", "timeline:hr"],
    accepts: ({ type }) => type === "return-employees",
  },
  entering("moves", "start-hr", "start-hr"),
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
