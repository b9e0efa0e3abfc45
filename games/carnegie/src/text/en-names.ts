import { type Column, columnOf, type DonationId, rowOf, type SpaceId } from "../data/donations.ts";
import type { ProjectType, Region } from "../data/map.ts";
import type { SheetRow } from "../data/new-beginning.ts";
import type { CardBack, SoloLevel } from "../data/solo-cards.ts";
import type { ActionType } from "../data/timeline.ts";
import type { TransportLevel } from "../data/tracks.ts";
import { type Gain, type GainKind, gainAmount, gainKind } from "../gain.ts";
import type { Category } from "../scoring/sheet.ts";
import type { PhaseId } from "../state.ts";
import type { Names } from "./vocabulary.ts";

export const regionNames: Names<Region> = { west: "West", midwest: "Midwest", south: "South", east: "East" };

export const actionNames: Names<ActionType> = {
  hr: "Human Resources",
  management: "Management",
  construction: "Construction",
  rd: "Research & Development",
};

export const projectNames: Names<ProjectType> = {
  housing: "Housing",
  commerce: "Commerce",
  industry: "Industry",
  infrastructure: "Public Infrastructure",
};

export const levelNames: Names<TransportLevel> = { cart: "Cart", stagecoach: "Stagecoach", railroad: "Railroad" };

export const columnNames: Names<Column> = {
  education: "Education",
  "human-rights": "Human Rights",
  welfare: "Welfare",
  health: "Health",
};

export const soloLevelNames: Names<SoloLevel> = {
  easy: "Beginner",
  normal: "Normal",
  difficult: "Difficult",
  expert: "Expert",
};

export const phaseNames: Names<PhaseId> = {
  sheets: "Filling in the sheets",
  "tab-sides": "Choosing tab sides",
  housing: "First Housing projects and departments",
  "donation-tiles": "Laying donation tiles",
  "setup-moves": "Moving employees before the first round",
  "setup-activation": "Activating employees before the first round",
  "secret-donations": "Noting secret donations",
  "choose-row": "Choosing the action",
  event: "Event",
  departments: "Using departments",
  activation: "Activating employees",
  over: "Game over",
};

export const sheetRowNames: Names<SheetRow> = {
  goods: "Goods cubes",
  employees: "Employees in the Lobby",
  vp: "VP",
  moves: "Moves",
  bid: "First-player bid",
};

export const categoryNames: Names<Category> = {
  "during-the-game": "VP during the game",
  "action-choice": "Unused Action Choice tile",
  "active-employees": "Active employees",
  departments: "Departments built",
  "endgame-departments": "Departments that score at the end",
  tabs: "Project tabs",
  connections: "Connections between major cities",
  cities: "Projects in cities",
  donations: "Donations",
  "secret-donation": "Secret Donation",
  "andrew-cards": "Andrew’s cards",
  "andrew-departments": "Andrew’s departments",
  "andrew-transport": "Andrew’s last transport spaces",
  "andrew-cities": "Andrew’s projects in cities",
  "andrew-donations": "Andrew’s donations",
};

export const gainKindNames: Names<GainKind> = {
  money: "money",
  goods: "goods cubes",
  vp: "VP",
  study: "study points",
  moves: "moves",
  employee: "a new employee",
};

export function donationName(id: DonationId): string {
  const space = id.replace(/^x-/, "") as SpaceId;
  const name = `${columnNames[columnOf(space)]} ${rowOf(space)}`;
  return space === id ? name : `${name} (tile)`;
}

export function cardBack(back: CardBack): string {
  return back === "?" ? "“?”, an advanced card" : actionNames[back];
}

function counted(amount: number, one: string, many: string): string {
  const digits = amount < 0 ? `−${-amount}` : `${amount}`;
  return `${digits} ${amount === 1 ? one : many}`;
}

export const money = (amount: number) => (amount < 0 ? `−$${-amount}` : `$${amount}`);
export const goods = (amount: number) => counted(amount, "goods cube", "goods cubes");
export const vp = (amount: number) => counted(amount, "VP", "VP");
export const study = (amount: number) => counted(amount, "study point", "study points");
export const moves = (amount: number) => counted(amount, "move", "moves");
export const employees = (amount: number) => counted(amount, "employee", "employees");

const AMOUNT: Readonly<Record<GainKind, (amount: number) => string>> = {
  money,
  goods,
  vp,
  study,
  moves,
  employee: employees,
};

export const gain = (value: Gain) => AMOUNT[gainKind(value)](gainAmount(value));
