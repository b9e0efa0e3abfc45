import { departmentEffects, departmentNames } from "./de-departments.ts";
import { donationEffect } from "./de-donations.ts";
import { use } from "./de-effects.ts";
import { inferredWords } from "./de-inferred.ts";
import { moduleLines, moduleNames } from "./de-modules.ts";
import * as names from "./de-names.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const deVocabulary: Vocabulary = {
  region: names.regionNames,
  action: names.actionNames,
  project: names.projectNames,
  level: names.levelNames,
  column: names.columnNames,
  department: departmentNames,
  departmentEffect: departmentEffects,
  module: moduleNames,
  moduleLine: moduleLines,
  soloLevel: names.soloLevelNames,
  phase: names.phaseNames,
  sheetRow: names.sheetRowNames,
  category: names.categoryNames,
  gainKind: names.gainKindNames,
  lobby: "Empfang",
  hidden: "geheim",
  inferred: inferredWords,
  donationName: names.donationName,
  donationEffect,
  cardBack: names.cardBack,
  money: names.money,
  goods: names.goods,
  vp: names.vp,
  study: names.study,
  moves: names.moves,
  employees: names.employees,
  gain: names.gain,
  use,
};
