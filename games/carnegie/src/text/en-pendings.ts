import type { Sentences } from "@montan/engine";
import type { SheetRow } from "../data/new-beginning.ts";
import { gainAmount } from "../gain.ts";
import type { DepartmentTurn, EventTurn, Pending } from "../pending.ts";
import type { Say } from "./say.ts";
import type { Names } from "./vocabulary.ts";

const SHEET_QUESTIONS: Names<SheetRow> = {
  goods: "How many goods cubes do you start with?",
  employees: "How many employees start in your Lobby?",
  vp: "Buy VP, or sell some for money?",
  moves: "How many moves do you want before the first round?",
  bid: "What do you bid to be first player?",
};

/** Prompts: one sentence with one question. */
export const enPendings: Sentences<Pending, Say> = {
  "sheet-row": ({ row }) => SHEET_QUESTIONS[row],
  "tab-side": ({ tab }, say) => `Choose a side of your ${say.project[tab]} tab.`,
  "housing-site": () => "Build your first Housing project: choose a medium or major city.",
  "reserve-choice": () => "Choose a department for your reserve; it will be the first one you build.",
  "donation-tile-choice": () => "Lay a tile over one column of the donation chart, or lay none.",
  "setup-steps": ({ moves }, say) => `Move your employees: ${say.moves(moves)} left.`,
  "secret-donation-choice": () => "Note your secret donation: choose a space of the chart.",
  "row-choice": () => "Choose the action of this round.",
  "event-turn": (turn, say) => event(turn, say),
  "wait-choice": () => "Use your departments first, or wait and go last?",
  "department-turn": (turn, say) => departments(turn, say),
  "activation-turn": () => "Activate employees in your departments, or finish.",
  "lobby-choice": ({ employees }, say) =>
    `${say.employees(employees)} ${employees === 1 ? "arrives" : "arrive"}: how many go to the New Lobby?`,
  "gain-choice": ({ options, times, cause }, say) => {
    const left = times === 1 ? "" : ` (${times} times)`;
    return `Choose ${say.either(options.filter((gain) => gainAmount(gain) > 0).map(say.gain))} ${say.causeOf(cause)}${left}.`;
  },
  "track-income-choice": ({ region, employees }, say) =>
    `Choose the space whose transport income you take ${say.inRegion[region]} for ${say.employees(employees)}.`,
  "project-site": ({ tab, region }, say) =>
    `Build ${say.aProject[tab]}: choose a space ${region === undefined ? "anywhere on the map" : say.inRegion[region]}.`,
  "department-choice": () => "Choose the department to build.",
  "department-space": ({ department }, say) => `Choose a space of your board for ${say.quoted(department)}.`,
  "relocation-choice": ({ to }, say) => `Choose an employee to move ${say.to(say.place(to))}, or move nobody.`,
  "copied-donation-choice": ({ price }, say) => `Choose the donation to copy for ${say.money(price)}.`,
  "transfer-choice": ({ left }, say) =>
    left === 0 ? "All transfers are done: continue." : `Choose an employee to transfer: ${say.employees(left)} left.`,
  "transfer-target": () => "Choose the space your employee goes to.",
};

function event({ region, donation, study }: EventTurn, say: Say): string {
  if (study > 0) return `Spend your study points: ${study} left.`;
  if (region === undefined) return donation ? "Make a donation, or finish the event." : "Finish the event.";
  const income = `Bring employees back from the ${say.region[region]}`;
  return donation ? `${income}, make a donation, or finish the event.` : `${income} for income, or finish the event.`;
}

function departments(turn: DepartmentTurn, say: Say): string {
  const { action, moves, study } = turn;
  const department = say.inUse(turn);
  const pool = [moves > 0 ? say.moves(moves) : "", study > 0 ? say.study(study) : ""].filter(Boolean);
  const own = say.departmentsOf[action];
  if (pool.length > 0) return `Spend ${say.list(pool)}, or go on with your ${own}.`;
  if (department !== undefined) return `Use an employee of ${say.quoted(department)}, or go on with your ${own}.`;
  return `Use one of your ${own}, or end your turn.`;
}
