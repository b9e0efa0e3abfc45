import type { PendingType } from "../pending.ts";
import type { RefusalSentences } from "./params.ts";
import type { Names } from "./vocabulary.ts";

/** What the current question is about. */
const TOPICS: Names<PendingType> = {
  "sheet-row": "the next row of your sheet",
  "tab-side": "the side of a project tab",
  "housing-site": "the city of your first Housing project",
  "reserve-choice": "the department for your reserve",
  "donation-tile-choice": "the donation tiles",
  "setup-steps": "the moves before the first round",
  "secret-donation-choice": "your secret donation",
  "row-choice": "the action of this round",
  "event-turn": "the event",
  "wait-choice": "whether you wait",
  "department-turn": "your departments",
  "activation-turn": "activating employees",
  "lobby-choice": "which Lobby your employees go to",
  "gain-choice": "which gain you take",
  "track-income-choice": "which transport income you take",
  "project-site": "where your project goes",
  "department-choice": "which department you build",
  "department-space": "where your department goes",
  "relocation-choice": "who moves to the new department",
  "copied-donation-choice": "which donation you copy",
  "transfer-choice": "who is transferred",
  "transfer-target": "where your employee goes",
};

/** Refusals: why not, and what would be needed. */
export const enRefusals: RefusalSentences = {
  "not-asked": ({ asked }) => `Not now. Still to be decided: ${TOPICS[asked]}.`,
  "other-sheet-row": ({ row }, say) => `Not now: the row to fill in is “${say.sheetRow[row]}”.`,
  "not-on-sheet": ({ value }) => `The sheet does not offer ${value} there.`,
  "over-budget": ({ price, left }, say) =>
    `Costs ${say.money(price)}, you have ${say.money(left)} left of your budget.`,
  "other-tab": ({ tab }, say) => `Not now: the tab to choose is ${say.project[tab]}.`,
  "city-too-small": ({ city }, say) =>
    `${say.city(city)} is a small city; the first Housing project needs a medium or major one.`,
  "slot-does-not-match": ({ city, slot, tab }, say) =>
    `${say.slot(city, slot)} does not take ${say.aProject[tab]}: it needs a space of its type or a small city.`,
  "slot-occupied": ({ city, slot }, say) => `${say.slot(city, slot)} is occupied.`,
  "no-such-slot": ({ city }, say) => `${say.city(city)} has no such space.`,
  "not-on-display": ({ department }, say) => `${say.quoted(department)} is not on display.`,
  "tile-already-laid": ({ tile }, say) => `The ${say.column[tile]} tile has been laid already.`,
  "column-already-covered": ({ column }, say) => `A tile already covers ${say.column[column]}.`,
  "no-such-cell": () => "Your company board has no such space.",
  "no-inactive-employee": ({ cell }, say) => `There is no inactive employee ${say.at(say.place(cell))}.`,
  "nobody-at-desk": ({ cell, desk }, say) => `Nobody stands at workstation ${desk + 1} ${say.at(say.place(cell))}.`,
  "other-desk-first": ({ cell, desk }, say) =>
    `It makes no difference: choose workstation ${desk + 1} ${say.at(say.place(cell))}.`,
  "not-adjacent": ({ from, to }, say) =>
    `It is more than one move ${say.from(say.place(from))} ${say.to(say.place(to))}.`,
  "no-moves-left": () => "You have no moves left.",
  "already-there": ({ cell }, say) => `That employee is already ${say.at(say.place(cell))}.`,
  "no-desks-there": ({ cell }, say) => `There is no workstation ${say.at(say.place(cell))}.`,
  "desk-taken": ({ cell, desk }, say) => `Workstation ${desk + 1} ${say.at(say.place(cell))} is taken.`,
  "no-payroll": () => "Paying more or less needs Payroll Management, staffed before this activation began.",
  "no-vp-to-give": ({ vp }, say) => `Giving up 1 VP needs at least 1 VP, you have ${say.vp(vp)}.`,
  "not-enough-money": ({ price, money }, say) => `Costs ${say.money(price)}, you have ${say.money(money)}.`,
  "not-enough-goods": ({ price, goods }, say) => `Costs ${say.goods(price)}, you have ${goods}.`,
  "goods-needed": ({ goods }, say) => `You still need ${say.goods(goods)} for what you have begun.`,
  "no-goods-to-sell": () => "You have no goods cubes to sell.",
  "no-disk-in-supply": () => "You have no disk left in your supply.",
  "no-income-now": () => "There is no income to take now.",
  "not-that-many-employees": ({ region, there }, say) =>
    there === 0
      ? `You have no employees ${say.inRegion[region]}.`
      : `You have only ${say.employees(there)} ${say.inRegion[region]}.`,
  "no-donation-now": () => "There is no donation to make now.",
  "space-occupied": ({ space }, say) => `${say.space(space)} already carries a disk.`,
  "not-that-many-arrivals": ({ employees }, say) => `Only ${say.employees(employees)} can go to the New Lobby.`,
  "gain-not-offered": ({ gain }, say) => `The choice does not include ${say.gainKind[gain]}.`,
  "no-employee-in-supply": () => "You have no employee left in your supply.",
  "space-not-reached": ({ region, space }, say) =>
    `Your transport ${say.inRegion[region]} has not reached space ${space + 1}.`,
  "first-player-chooses-row": () => "The first player has chosen the row and cannot use an Action Choice tile.",
  "no-action-choice": () => "You have no Action Choice tile.",
  "action-choice-too-late": () => "The Action Choice tile can only be used before anything else in your turn.",
  "same-action": ({ action }, say) => `${say.action[action]} is the action of this round anyway.`,
  "not-your-department": ({ department }, say) => `${say.quoted(department)} is not in your company.`,
  "wrong-department-type": ({ department, action }, say) =>
    `${say.quoted(department)} does not work now: your ${say.departmentsOf[action]} do.`,
  "department-left": ({ department }, say) => `You have already used ${say.quoted(department)} in this turn.`,
  "not-a-department-to-use": ({ department }, say) => `${say.quoted(department)} is not used: it works by itself.`,
  "department-not-staffed": ({ department }, say) => `${say.quoted(department)} needs an active employee.`,
  "nothing-possible-there": ({ department }, say) => `Nothing can be done in ${say.quoted(department)} right now.`,
  "no-such-effect": ({ department, effect }, say) => `In ${say.quoted(department)} you cannot ${say.effect[effect]}.`,
  "employee-already-used": ({ desk }) => `The employee at workstation ${desk + 1} has already served in this turn.`,
  "amount-out-of-range": ({ min, max }) => `The number must be between ${min} and ${max}.`,
  "no-disk-on-tab": ({ tab }, say) =>
    tab in say.project
      ? `There is no disk on your ${say.project[tab]} tab.`
      : "Choose a project tab with a disk on it.",
  "no-free-slot": ({ tab }, say) => `No city has a free space for ${say.aProject[tab]}.`,
  "no-free-slot-in-region": ({ tab, region }, say) =>
    `There is no free space for ${say.aProject[tab]} ${say.inRegion[region]}.`,
  "city-in-other-region": ({ city, region }, say) =>
    `${say.city(city)} lies elsewhere: this project goes up ${say.inRegion[region]}.`,
  "no-department-to-build": () => "There is no department you can build.",
  "no-space-to-build": () => "Your company board has no free space left.",
  "department-already-owned": ({ department }, say) => `${say.quoted(department)} is in your company already.`,
  "reserved-department-first": ({ department }, say) =>
    `First comes the department in your reserve: ${say.quoted(department)}.`,
  "cell-not-free": ({ cell }, say) => `You cannot build ${say.at(say.place(cell))}: the space is not free.`,
  "no-donation-to-copy": () => "There is no donation you could copy.",
  "own-donation": ({ space }, say) => `${say.space(space)} already carries a disk of yours.`,
  "nobody-to-copy": ({ space }, say) => `No other player has donated to ${say.space(space)}.`,
  "no-study-points": () => "You have no study points.",
  "not-enough-study": ({ cost, study }, say) => `Costs ${say.study(cost)}, you have ${study}.`,
  "tab-finished": ({ tab }, say) => `Your ${say.project[tab]} tab is finished.`,
  "track-finished": ({ region }, say) => `Your transport ${say.inRegion[region]} has reached the last space.`,
  "last-space-taken": ({ region }, say) =>
    `The last space of the transportation track ${say.inRegion[region]} is taken.`,
};
