import type { DepartmentId } from "../data/departments.ts";
import { buildDepartment } from "./buildings.ts";
import type { Effect } from "./effect.ts";
import type { EffectId } from "./effect-ids.ts";
import {
  buying,
  inPlace,
  movesOfTheTurn,
  onMission,
  partners,
  perDepartmentOnMission,
  recruit,
  safety,
  selling,
} from "./gaining.ts";
import { copyDonationOnMission } from "./giving.ts";
import { buildOnMission, outsource } from "./projects.ts";
import { transferOnMission } from "./transfers.ts";

type Uses = Readonly<Partial<Record<EffectId, Effect>>>;

/** What employees of a department can be used for. Ongoing and end-game departments are not used. */
const USES: Readonly<Partial<Record<DepartmentId, Uses>>> = {
  "start-hr": { moves: movesOfTheTurn },
  "start-commerce-finance": {
    money: inPlace({ money: 3 }),
    goods: inPlace({ goods: 1 }),
    "mission-money": onMission({ money: 6 }),
    "mission-goods": onMission({ goods: 2 }),
  },
  "start-strategic-planning": { "build-department": buildDepartment },
  "start-construction": { "mission-build": buildOnMission },
  "start-rd": { study: inPlace({ study: 3 }) },

  "training-partnerships": { "mission-money": onMission({ money: 8 }), "mission-moves": onMission({ moves: 8 }) },
  recruiting: { "mission-recruit": recruit, moves: inPlace({ moves: 4 }) },
  "safety-quality": { "mission-safety": safety },
  purchasing: { "mission-goods": onMission({ goods: 3 }), "mission-money": onMission({ money: 8 }) },
  sales: { sell: selling(6, 0) },
  logistics: { sell: selling(3, 1) },
  engineering: { "mission-build": buildOnMission },
  "construction-outsourcing": { outsource },
  "supply-chain": { buy: buying },
  "advanced-research": { "mission-study": onMission({ study: 7 }) },
  "advanced-design": { study: inPlace({ study: 4 }) },
  "charitable-giving": { "mission-copy-donation": copyDonationOnMission },

  "hr-administration": { "mission-transfer": transferOnMission },
  "local-partners": { partners: partners({ moves: 2 }) },
  accounting: { "mission-money": perDepartmentOnMission("management", { money: 3 }) },
  branding: { partners: partners({ goods: 1 }) },
  "production-lines": { "mission-goods": perDepartmentOnMission("construction", { goods: 1 }) },
  renovation: { partners: partners({ vp: 1 }) },
  "rd-coordination": { "mission-study": perDepartmentOnMission("rd", { study: 2 }) },
  "knowledge-sharing": { partners: partners({ study: 2 }) },
};

const ENTRIES = Object.fromEntries(
  Object.entries(USES).map(([department, uses]) => [department, Object.entries(uses)]),
) as Partial<Record<DepartmentId, readonly (readonly [EffectId, Effect])[]>>;

export function usesOf(department: DepartmentId): readonly (readonly [EffectId, Effect])[] {
  return ENTRIES[department] ?? [];
}

export function effectOf(department: DepartmentId, id: EffectId): Effect | undefined {
  return usesOf(department).find(([effect]) => effect === id)?.[1];
}
