import type { DepartmentId } from "../data/departments.ts";
import type { EffectId } from "../departments/effect-ids.ts";
import { effectOf } from "../departments/uses.ts";
import { gain, goods } from "./de-names.ts";
import type { Names } from "./vocabulary.ts";

/** What an employee is used for, as an infinitive. */
export const effectNames: Names<EffectId> = {
  money: "Geld nehmen",
  goods: "Warenwürfel nehmen",
  moves: "Mitarbeiterschritte erhalten",
  study: "Forschungspunkte erhalten",
  "mission-money": "Geld nehmen",
  "mission-goods": "Warenwürfel nehmen",
  "mission-moves": "Mitarbeiterschritte erhalten",
  "mission-study": "Forschungspunkte erhalten",
  "mission-recruit": "Mitarbeiter einstellen",
  "mission-safety": "aktive Mitarbeiter werten",
  "mission-build": "Projekt realisieren",
  "mission-copy-donation": "Spende kopieren",
  "mission-transfer": "Mitarbeiter versetzen",
  "build-department": "Abteilung bauen",
  outsource: "Projekt in Auftrag geben",
  sell: "Warenwürfel verkaufen",
  buy: "Warenwürfel kaufen",
  partners: "Projekte einer Region nutzen",
};

/** The same with what the department gives for it, if that is always the same. */
export function use(department: DepartmentId, effect: EffectId, amount?: number): string {
  if (amount !== undefined) return `${goods(amount)} ${effect === "buy" ? "kaufen" : "verkaufen"}`;
  const given = effectOf(department, effect)?.gain;
  return given === undefined ? effectNames[effect] : `${gain(given)} nehmen`;
}
