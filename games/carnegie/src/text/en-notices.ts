import type { NoticeSentences } from "./params.ts";

/** Warnings about legal but wasteful moves. */
export const enNotices: NoticeSentences = {
  "study-lost": ({ study }, say) => `${say.study(study)} will be lost.`,
  "moves-lost": ({ moves }, say) => `${say.moves(moves)} will be lost.`,
  "employees-unused": ({ department, employees }, say) =>
    `${say.employees(employees)} in ${say.quoted(department)} could still be used.`,
  "departments-unused": ({ departments }, say) => `You could still use ${say.list(departments.map(say.quoted))}.`,
  "income-declined": ({ region, employees }, say) =>
    `You would go without income: ${say.employees(employees)} could come back from the ${say.region[region]}.`,
  "employees-left-out": ({ region, employees }, say) =>
    `${say.employees(employees)} would stay on a mission ${say.inRegion[region]}.`,
  "employees-not-gained": ({ lost }, say) => `Your supply is too small: ${say.employees(lost)} would be lost.`,
  "donation-possible": ({ price }, say) => `You could make a donation for ${say.money(price)}.`,
  "donation-worthless": ({ space }, say) => `As things stand, ${say.space(space)} would score nothing for you.`,
  "free-desks-unused": ({ cells }, say) =>
    `Somebody could be activated for free ${say.list(cells.map((cell) => say.at(say.place(cell))))}.`,
  "goods-sold-to-pay": ({ goods }, say) =>
    `You would sell ${say.goods(goods)} for ${say.money(goods)} to pay for this.`,
  "effect-yields-nothing": ({ effect }, say) => `This would bring you nothing right now (${say.effect[effect]}).`,
  "action-choice-given-up": ({ vp }, say) => `The Action Choice tile would be worth ${say.vp(vp)} at the end.`,
  "active-employee-moved": ({ cell }, say) => `The active employee ${say.at(say.place(cell))} becomes inactive.`,
  "transfers-lost": ({ left }, say) => `You could still transfer ${say.employees(left)}.`,
};
