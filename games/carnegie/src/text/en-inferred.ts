import { departmentNames } from "./en-departments.ts";
import { projectNames } from "./en-names.ts";
import type { InferredWords } from "./vocabulary.ts";

export const inferredWords: InferredWords = {
  intro:
    "The project tabs and the company board were read from photographs of the printed ones. Some values could not be made out and are inferred: they follow the pattern of the others and agree with every example and total of the rulebooks, but may differ from your copy:",
  none: "No value of the project tabs and the company board is inferred in this game: all were read from the printed ones, or an owner has confirmed or entered them.",
  ownTables:
    "If you own the game, please compare. A component profile of your own (components.projectTabs, components.companyBoard) confirms or corrects these values, after a check against the rulebook.",
  mark: "inferred",
  countMark: "number inferred",
  spaces: (tab, side, numbers, count) =>
    `${projectNames[tab]} tab, side ${side}: ${count === 1 ? "space" : "spaces"} ${numbers}`,
  place: (space) => `Company board: where ${space === "lobby" ? "the Lobby" : departmentNames[space]} lies`,
  desks: (department) => `Company board: the workstations of ${departmentNames[department]}`,
  deskCount: (department) => `Company board: the number of workstations of ${departmentNames[department]}`,
};
