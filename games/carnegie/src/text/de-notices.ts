import type { NoticeSentences } from "./params.ts";

/** Warnings about legal but wasteful moves. */
export const deNotices: NoticeSentences = {
  "study-lost": ({ study }, say) => `${say.study(study)} ${study === 1 ? "verfällt" : "verfallen"}.`,
  "moves-lost": ({ moves }, say) => `${say.moves(moves)} ${moves === 1 ? "verfällt" : "verfallen"}.`,
  "employees-unused": ({ department, employees }, say) =>
    `${say.employees(employees)} der Abteilung ${say.quoted(department)} ${employees === 1 ? "wäre" : "wären"} noch einsetzbar.`,
  "departments-unused": ({ departments }, say) => `Du könntest noch ${say.list(departments.map(say.quoted))} nutzen.`,
  "income-declined": ({ region, employees }, say) =>
    `Du gehst leer aus: ${say.employees(employees)} ${employees === 1 ? "könnte" : "könnten"} aus dem Einsatzgebiet ${say.region[region]} zurückkehren.`,
  "employees-left-out": ({ region, employees }, say) =>
    `${say.employees(employees)} ${employees === 1 ? "bliebe" : "blieben"} ${say.inRegion[region]} im Außeneinsatz.`,
  "employees-not-gained": ({ lost }, say) =>
    `Dein Vorrat reicht nicht: ${say.employees(lost)} ${lost === 1 ? "ginge" : "gingen"} verloren.`,
  "donation-possible": ({ price }, say) => `Du könntest für ${say.money(price)} spenden.`,
  "donation-worthless": ({ space }, say) => `Beim jetzigen Stand brächte dir ${say.space(space)} nichts.`,
  "free-desks-unused": ({ cells }, say) =>
    `Kostenlos aktivieren ließe sich noch jemand ${say.list(cells.map((cell) => say.at(say.place(cell))))}.`,
  "goods-sold-to-pay": ({ goods }, say) => `Dafür würdest du ${say.goods(goods)} für ${say.money(goods)} verkaufen.`,
  "effect-yields-nothing": ({ effect }, say) => `Das bringt dir gerade nichts (${say.effect[effect]}).`,
  "action-choice-given-up": ({ vp }, say) => `Der Aktionsjoker wäre am Ende ${say.vp(vp)} wert.`,
  "active-employee-moved": ({ cell }, say) => `Der aktive Mitarbeiter ${say.at(say.place(cell))} wird inaktiv.`,
  "transfers-lost": ({ left }, say) => `Du könntest noch ${say.employees(left)} versetzen.`,
};
