import type { DepartmentId } from "../data/departments.ts";
import type { EffectId } from "../departments/effect-ids.ts";
import { effectOf } from "../departments/uses.ts";
import { gain, goods } from "./en-names.ts";
import type { Names } from "./vocabulary.ts";

/** What an employee is used for, as an infinitive. */
export const effectNames: Names<EffectId> = {
  money: "take money",
  goods: "take goods cubes",
  moves: "gain moves",
  study: "gain study points",
  "mission-money": "take money",
  "mission-goods": "take goods cubes",
  "mission-moves": "gain moves",
  "mission-study": "gain study points",
  "mission-recruit": "hire an employee",
  "mission-safety": "score for active employees",
  "mission-build": "build a project",
  "mission-copy-donation": "copy a donation",
  "mission-transfer": "transfer employees",
  "build-department": "build a department",
  outsource: "have a project built",
  sell: "sell goods cubes",
  buy: "buy goods cubes",
  partners: "earn from your projects in a region",
};

/** The same with what the department gives for it, if that is always the same. */
export function use(department: DepartmentId, effect: EffectId, amount?: number): string {
  if (amount !== undefined) return `${effect === "buy" ? "buy" : "sell"} ${goods(amount)}`;
  const given = effectOf(department, effect)?.gain;
  return given === undefined ? effectNames[effect] : `take ${gain(given)}`;
}
