import { departmentEffects, departmentNames } from "./en-departments.ts";
import { donationEffect } from "./en-donations.ts";
import { use } from "./en-effects.ts";
import { inferredWords } from "./en-inferred.ts";
import { moduleLines, moduleNames } from "./en-modules.ts";
import * as names from "./en-names.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const enVocabulary: Vocabulary = {
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
  lobby: "Lobby",
  hidden: "secret",
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
