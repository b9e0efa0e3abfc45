import type { ActionType, CityId, Column, DepartmentId, Gain, ProjectType, Region } from "@montan/carnegie";

/** Marks without a number. `Signs.tsx` draws them. */
export const MARKS = [
  "mission",
  "or",
  "per",
  "gives",
  "less",
  "one-or-two",
  "one-to-three",
  "cube",
  "plus-one",
  "standing",
  "standing-paid",
  "lying",
  "room",
  "empty-room",
  "top-row",
  "left-column",
  "lobby",
  "diagonal",
  "project",
  "any-slot",
  "donation",
  "copied-donation",
  "vehicle",
  "railroad",
  "earlier",
  "rings",
  "most",
  "fewest",
  "same",
  "different",
] as const;
export type Mark = (typeof MARKS)[number];

/** One sign of a line: an amount, a mark, or the sign of a component. */
export type Sign =
  | Gain
  | Mark
  | { readonly action: ActionType }
  | { readonly project: ProjectType }
  | { readonly region: Region }
  | { readonly category: Column }
  | { readonly city: CityId };

export type Line = readonly Sign[];

const MISSION_BUILD: Line = ["mission", "project"];
const partners = (other: Gain): Line => [{ money: 2 }, "or", other, "per", "project"];

/** One way to use a department, in signs; nothing if the department has only one way. */
export function signsOfWay(department: DepartmentId, effect: string): Line {
  const out = effect.startsWith("mission-");
  const kind = effect.replace("mission-", "").replace("recruit", "employee");
  for (const line of DEPARTMENT_SIGNS[department]) {
    const amount = line.find((sign) => typeof sign === "object" && kind in sign);
    if (amount !== undefined && line.includes("mission") === out) return out ? ["mission", amount] : [amount];
  }
  return [];
}

/** What a department does, in signs; a second line is another way to use it. The words are in the game. */
export const DEPARTMENT_SIGNS: Readonly<Record<DepartmentId, readonly Line[]>> = {
  "start-hr": [[{ moves: 3 }, "per", "standing"]],
  "start-commerce-finance": [
    [{ money: 3 }, "or", { goods: 1 }],
    ["mission", { money: 6 }, "or", { goods: 2 }],
  ],
  "start-strategic-planning": [["one-or-two", "cube", "gives", "room"]],
  "start-construction": [MISSION_BUILD],
  "start-rd": [[{ study: 3 }]],

  "training-partnerships": [["mission", { money: 8 }, "or", { moves: 8 }]],
  recruiting: [["mission", { employee: 1 }], [{ moves: 4 }]],
  "safety-quality": [["mission", { vp: 1 }, "per", "standing", "standing"]],
  "new-lobby": [["lobby"]],
  purchasing: [["mission", { goods: 3 }, "or", { money: 8 }]],
  sales: [["one-to-three", { goods: 1 }, "gives", { money: 6 }]],
  logistics: [["one-to-three", { goods: 1 }, "gives", { money: 3 }, { vp: 1 }]],
  "property-management": [["lying", "gives", "room"]],
  engineering: [MISSION_BUILD],
  "construction-outsourcing": [[{ money: 3 }, "gives", "project"]],
  "supply-chain": [["one-to-three", { money: 1 }, "gives", { goods: 1 }]],
  communications: [["donation", { money: 3 }]],
  "advanced-research": [["mission", { study: 7 }]],
  "advanced-design": [[{ study: 4 }]],
  "charitable-giving": [["mission", "copied-donation"]],
  "telegraph-operators": [["vehicle", "less", { study: 1 }]],

  "hr-administration": [["mission", "lying", "gives", "room", "per", { action: "hr" }]],
  "local-partners": [partners({ moves: 2 })],
  "corporate-communications": [["diagonal"]],
  "green-spaces": [[{ vp: 2 }, "per", "empty-room"]],
  accounting: [["mission", { money: 3 }, "per", { action: "management" }]],
  branding: [partners({ goods: 1 })],
  "payroll-management": [
    [{ money: 2 }, "gives", { vp: 1 }],
    [{ vp: 1 }, "gives", { money: 1 }],
  ],
  "public-relations": [[{ vp: 2 }, "per", "project", "most"]],
  "production-lines": [["mission", { goods: 1 }, "per", { action: "construction" }]],
  renovation: [partners({ vp: 1 })],
  "political-lobbying": [["project", "any-slot"], [{ vp: 1 }]],
  "post-office": [["plus-one", "rings"]],
  "rd-coordination": [["mission", { study: 2 }, "per", { action: "rd" }]],
  "knowledge-sharing": [partners({ study: 2 })],
  archives: [["earlier", "vehicle"]],
  "network-of-libraries": [[{ vp: 4 }, "per", "project", "fewest"]],
};
