import { example, list, text } from "../section.ts";
import type { Notes } from "./sections.ts";

/** What the one-line description of a department leaves open. */
export const DEPARTMENT_NOTES: Notes["departments"] = {
  "start-hr": [
    text(
      "Its moves are those of the employees who were active here when your turn in the department phase began. The printed employee costs nothing, never moves, and counts nowhere else: not for Safety and Quality, not for donations, not at the end.",
    ),
  ],
  "start-commerce-finance": [
    text("Each active employee chooses anew. Only the doubled amounts take the employee away on a mission."),
  ],
  "start-strategic-planning": [
    text("One department for each active employee. The employee who plans stays; only the New Lobby costs more."),
    example(
      "With two employees here and 3 goods cubes you build one department on an empty space (2) and one where somebody lies (1).",
    ),
  ],
  "start-construction": [
    text(
      "The region of the mission is the region of the project. Without goods cubes, disk or free space nobody may be sent.",
    ),
  ],
  "start-rd": [text("The study points are added to those of your other R&D departments of this turn.")],
  "training-partnerships": [text("The moves are yours for the rest of this turn.")],
  recruiting: [
    text(
      "The mission needs an employee in your supply. The new one lies in the Lobby, or in the New Lobby if you have it.",
    ),
  ],
  "safety-quality": [
    text("The employee you send has already left when the others are counted."),
    example("Seven stay active: 4 VP."),
  ],
  "new-lobby": [
    text(
      "Whoever comes home or is newly hired may go to either Lobby, divided as you like. Nobody can be activated here. It counts as a department: for Education, and for the VP of its row.",
    ),
  ],
  purchasing: [text("Both workstations are free of charge: easily staffed again once somebody is back.")],
  sales: [text("Each employee here sells once, up to three goods cubes. Nobody leaves.")],
  logistics: [text("The VP are scored at once.")],
  "property-management": [
    text(
      "First you pay for the new department, so the employee who comes does not make it cheaper. Anybody on your board may go, active or not; nobody comes from a mission.",
    ),
  ],
  engineering: [text("Works like the starting Construction department.")],
  "construction-outsourcing": [
    text("Since nobody is sent, the region is open: any free space that fits, anywhere on the map."),
  ],
  "supply-chain": [text("The goods cubes can pay for projects in the same turn.")],
  communications: [
    text("It matters who stands here when you pay: also for donations made with Charitable Giving."),
    example("Two disks on the chart: your third donation costs $9 instead of $15."),
  ],
  "advanced-research": [text("The study points are added to those of your other R&D departments of this turn.")],
  "advanced-design": [text("Three workstations: up to 12 study points a turn.")],
  "charitable-giving": [
    text(
      "Your disk goes beside that of another player or of Andrew, not where only neutral disks lie, and not where you have a disk already. It counts like any donation of yours, also for the price of the next one.",
    ),
  ],
  "telegraph-operators": [text("Wherever the study points come from. Tabs keep their price.")],
  "hr-administration": [
    text(
      "Starting department and this tile count as well. The employees go at once, from anywhere on the board to anywhere on it; you may stop early.",
    ),
  ],
  "local-partners": [
    text("You choose separately for each project."),
    example("Five projects in the Midwest: $6 and 4 moves, for instance."),
  ],
  "corporate-communications": [
    text(
      "Checked when your department turn begins. Then all moves of that turn may be diagonal, even after the employee has left. It does not work before the first round.",
    ),
  ],
  "green-spaces": [
    text("The Lobby does not count as such a space, nor does the New Lobby. Somebody must be active here at the end."),
  ],
  accounting: [text("All Management departments count, staffed or not: the two starting ones and this tile make $9.")],
  branding: [text("You choose separately for each project.")],
  "payroll-management": [
    text(
      "Somebody must be active here when the activation begins. You choose for each activation; free workstations can be raised as well. VP can be given up only while you have at least 1.",
    ),
    example("A workstation costs $5. You pay $5; or $7 and score 1 VP; or $1 and lose 1 VP."),
  ],
  "public-relations": [text("The region that scores most is chosen for you. Somebody must be active here at the end.")],
  "production-lines": [
    text("All Construction departments count, staffed or not, the starting one and this tile included."),
  ],
  renovation: [text("You choose separately for each project. The VP are scored at once.")],
  "political-lobbying": [
    text(
      "Checked with each project, also with outsourced ones. The VP for a small city comes on top of its transport income. The project keeps the type of its tab.",
    ),
  ],
  "post-office": [
    text(
      "It helps a network that already links at least two major cities. Six points score like five, and 9 VP more. Somebody must be active here at the end.",
    ),
  ],
  "rd-coordination": [text("All R&D departments count, staffed or not, the starting one and this tile included.")],
  "knowledge-sharing": [text("You choose separately for each project. The study points belong to this turn.")],
  archives: [
    list(
      "You choose one space for all employees who come home in an event. It works for small cities, too.",
      "Entering a last space that is already taken brings its bonus as well.",
    ),
  ],
  "network-of-libraries": [
    text("A region without any project of yours makes it worthless. Somebody must be active here at the end."),
    example("3, 2, 4 and 2 projects in the four regions: the smallest number is 2, so 8 VP."),
  ],
};
