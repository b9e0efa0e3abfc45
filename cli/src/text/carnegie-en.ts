import type { ActionType, Column, ProjectType, Region } from "@montan/carnegie";

type Short<Id extends string> = Readonly<Record<Id, string>>;

const regions: Short<Region> = { west: "West", midwest: "Midwest", south: "South", east: "East" };
/** Letters for the types of departments, as on the company board. */
const actionLetters: Short<ActionType> = { hr: "H", management: "M", construction: "C", rd: "R" };
const actions: Short<ActionType> = {
  hr: "Human Resources",
  management: "Management",
  construction: "Construction",
  rd: "R&D",
};
const projectLetters: Short<ProjectType> = { housing: "H", commerce: "C", industry: "I", infrastructure: "P" };
const projects: Short<ProjectType> = {
  housing: "Housing",
  commerce: "Commerce",
  industry: "Industry",
  infrastructure: "Public Infr.",
};
const columns: Short<Column> = {
  education: "Education",
  "human-rights": "Human Rights",
  welfare: "Welfare",
  health: "Health",
};

const cubes = (count: number): string => (count === 1 ? "1 goods cube" : `${count} goods cubes`);

/** The short words on Carnegie's game table; full names come from the game itself. */
export const carnegieEn = {
  regions,
  actionLetters,
  actions,
  projectLetters,
  projects,
  columns,
  round: (round: number, last: number) => (round === 0 ? "before round 1" : `round ${round} of ${last}`),
  firstPlayer: (name: string) => `first player ${name}`,
  timeline: "Timeline",
  donation: "Donation",
  thisRound: "This round",
  playerColumns: ["", "$", "Goods", "VP", "If over", "Staff", "Disks", "Tile"],
  transport: "Transport",
  map: "Map",
  mapKey: (marks: string) => `H Housing, C Commerce, I Industry, P Public Infrastructure; ${marks}`,
  neutralMark: "n neutral",
  andrewMark: "A Andrew",
  company: "Company",
  lobby: "Lobby",
  freeSpace: "free",
  rowVp: (vp: number) => `${vp} VP`,
  tabs: "Project tabs",
  sideHidden: "side hidden",
  donations: "Donations",
  display: "Departments on display",
  reserve: "reserve",
  secretDonation: "secret donation",
  hiddenValue: "hidden",
  andrew: "Andrew",
  andrewCard: "card",
  andrewNext: "backs",
  gain: {
    money: (n: number) => `$${n}`,
    goods: (n: number) => (n === 1 ? "1 cube" : `${n} cubes`),
    vp: (n: number) => `${n} VP`,
    study: (n: number) => `${n} study`,
    employee: (n: number) => (n === 1 ? "1 empl." : `${n} empl.`),
  },
  noIncome: "no income",
  limit: (n: number) => `limit +${n}`,
  or: "/",
  connection: (points: number, level: string) => `${points} points, ${level}`,
  donationScore: (count: number, limit: number, cut: boolean) =>
    cut ? `${count} counted, limit ${limit}` : `${count} counted`,
  welfarePaid: (money: number, goods: number) => `paid $${money} and ${cubes(goods)}`,
  sold: (goods: number) => `sold ${cubes(goods)} for $${goods}`,
  legend: [
    "Map: [I C=2 H] are the spaces of a city; C=2 means seat 2 has a project on the Commerce space; * takes any project. + pays transport income, ★ are connection points.",
    "Company: ■ is a workstation with an active employee, □ a free one with its price, ◆ the printed employee, ○×2 are two inactive employees. The letter before a name is the type of the department.",
    "Tabs: ✓ is freed income or a space reached, ● still carries a disk to build, 3: costs 3 study points to enter. VP add up.",
    "Timeline: ● is the marker; the space right of it is the next event.",
    "Transport: 2/5 is the second of five spaces, then its income; →1 is one employee on a mission there.",
  ],
};

export type CarnegieWords = typeof carnegieEn;
