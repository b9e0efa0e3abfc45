import { example, list, pictures, text } from "../section.ts";
import { type ACTIONS, type ROUND, type Told, table } from "./sections.ts";

/** A round from beginning to end, and what the four actions do. */
export const ROUND_SECTIONS: Told<typeof ROUND | typeof ACTIONS> = {
  round: {
    title: "A round",
    blocks: [
      list(
        "Choose the action: the first player points at one of the four rows.",
        "Event: the next space of that row brings income or donations, to everybody in turn order.",
        "Use departments: everybody, in turn order, uses their own departments of the chosen type.",
        "Activate employees: everybody at once.",
      ),
      text(
        "Then the marker of the row that brought the event moves one space to the right, and the next player clockwise becomes first player. After the 20th round the game is scored.",
      ),
      text("Turn order always runs clockwise from the first player."),
    ],
  },
  timeline: {
    title: "The Timeline",
    blocks: [
      text(
        "You may choose any row, even one whose marker has reached the end. The row names the action; the space right of its marker is the event.",
      ),
      text(
        "If the marker can go no further, the action is still the one you chose, but the event comes from the next row below whose marker can still move, and that marker will advance. Below R&D comes Human Resources again.",
      ),
      text("The space at the end of a row offers both: the income of a region and a donation."),
      table("end-column"),
      example(
        "Human Resources is used up. You choose it all the same: everybody uses Human Resources departments. The event is that of Management’s next space, because Management is the next row that can move.",
      ),
    ],
  },
  income: {
    title: "Event: income",
    blocks: [
      text(
        "The space shows a region. In turn order, each player with employees in its mission area may bring one or more of them home to the Lobby, where they lie inactive. You decide once how many.",
      ),
      list(
        "Transport income: what the space of your disk on that region’s track shows, once for each employee brought home.",
        "Project income: every income on your tabs that lies free because its disk was built, wherever it was built. Once, however many employees come home.",
      ),
      text(
        "Nobody brought home, no income at all. Where an income offers a choice, you choose for each one separately.",
      ),
      text(
        "A new employee comes from your supply into the Lobby. With none left, the income of the East track is lost, and a tab leaves you only the dollar.",
      ),
      text("Study points from this income must be spent before your event ends. VP are scored at once."),
      example(
        "Your disk in the Midwest stands on “$2”. You bring two employees home: $4. Two projects are built, their spaces show $2 and 1 goods cube: you get both, once.",
      ),
    ],
  },
  donating: {
    title: "Event: donation",
    blocks: [
      text(
        "In turn order each player may make one donation: pay, and put a disk from your supply on a space of the chart that carries no disk yet.",
      ),
      text(
        "Your first donation costs $5, the second $10, the third $15: $5 for each of your disks on the chart, the new one included. With Communications staffed it is $3 instead of $5.",
      ),
      text(
        "Donations score only at the end. At the end of a row you may take income and donate, in the order you like.",
      ),
      example("You have two disks on the chart. The third donation costs $15; with Communications it would be $9."),
    ],
  },
  using: {
    title: "Using departments",
    blocks: [
      text(
        "When it is your turn you use any of your departments of the chosen type, one after the other, in any order. A department works once for each active employee in it.",
      ),
      list(
        "Each employee works once a turn; choose an effect for each separately.",
        "Once you use another department, the one you used before is done with for this turn.",
        "You never have to use anybody.",
        "Ongoing departments are not used: they work while an active employee stands in them.",
        "Departments that score at the end count only if somebody is active there then.",
      ),
      example(
        "Management was chosen. Three active employees stand in Commerce and Finance: one takes $3, one takes 1 goods cube, one goes on a mission to the West for $6.",
      ),
    ],
  },
  pools: {
    title: "Moves and study points",
    blocks: [
      pictures("gain/moves", "gain/study"),
      text(
        "Moves and study points cannot be saved: you collect them during your turn, spend them whenever you like within it, and lose what is left at its end.",
      ),
      example("Starting R&D gives 3 study points, Advanced Design 4 for each of three employees: 15, spent together."),
      text(
        "What starting Human Resources gives depends on who was active there when your turn began; moving somebody away afterwards takes nothing back. Any other employee moved away before being used is not used.",
      ),
    ],
  },
  "action-choice": {
    title: "The Action Choice tile",
    blocks: [
      text("With four players everybody has one, with three players only the third in turn order, with fewer nobody."),
      text(
        "At the very start of your department turn you may give it up and use departments of another type than the chosen one. The event stays as it was. The first player, who chose the row, may not.",
      ),
      text("Unused it is worth 3 VP at the end."),
    ],
  },
  selling: {
    title: "Money and goods cubes",
    blocks: [
      pictures("gain/money", "gain/goods"),
      text(
        "Whenever you have something to decide you may sell goods cubes for $1 each. If you are short of money for something, the table sells what is needed and tells you so first.",
      ),
    ],
  },
  activation: {
    title: "Activating employees",
    blocks: [
      text(
        "At the end of the round everybody may make inactive employees active, all players at the same time. The employee must lie in a department with a free workstation: pay its price and the employee stands up.",
      ),
      list(
        "Each free workstation of the department may be chosen; its price is printed on it.",
        "The Lobby has no workstations: whoever came home must be moved first.",
        "An employee on a space without a department has to wait until something is built there.",
      ),
      example(
        "Two employees lie in Construction with two free workstations at $2, and you have $3: one stands up, the other may do so at the end of a later round.",
      ),
    ],
  },
  hr: {
    title: "Human Resources",
    blocks: [
      pictures("action/hr"),
      text(
        "Human Resources moves people. The starting department gives 3 moves for each active employee, the printed one included: at least 3.",
      ),
      list(
        "A move takes one employee one space up, down, left or right, never diagonally.",
        "Every space may be entered and crossed: departments, empty spaces, Lobbies.",
        "An active employee who moves becomes inactive.",
      ),
      example(
        "One figure and the printed employee: 6 moves. Two go from the Lobby to the department next to it (2 moves), one walks four spaces to a space where you want to build.",
      ),
    ],
  },
  management: {
    title: "Management",
    blocks: [
      pictures("action/management"),
      text("Management earns money and goods cubes, and builds departments with Strategic Planning."),
      list(
        "A department goes on any space without one. It costs 1 goods cube if an employee is on that space, otherwise 2.",
        "The first one you build must be the one in your reserve; later ones come from the display.",
        "Your company never has the same department twice.",
        "It works as soon as somebody is active in it. At the end it scores 3 VP in the top row, 2 VP elsewhere.",
      ),
      example(
        "An employee lies on an empty space. You build there for 1 goods cube, and at the end of this very round the employee can be activated in the new department.",
      ),
    ],
  },
  construction: {
    title: "Construction",
    blocks: [
      pictures("project/housing", "project/commerce", "project/industry", "project/infrastructure"),
      text("Construction turns disks on your project tabs into projects on the map. For each employee used:"),
      list(
        "Send the employee on a mission to the region in which you want to build.",
        "Pay the goods cubes of the project.",
        "Put the disk of that tab that lies furthest to the right on a free space of its type, or on a free small city.",
      ),
      table("projects"),
      text(
        "Each space takes one disk; several of your disks may stand in one city. A small city with the transport symbol pays you the transport income of its region at once, as for one employee.",
      ),
      example(
        "You build in Omaha, and your disk on the Midwest track stands on “2 goods cubes”: you get them now and may pay your next project with them.",
      ),
    ],
  },
  rd: {
    title: "Research & Development",
    blocks: [
      pictures("action/rd"),
      text(
        "R&D gives study points: 3 for each active employee in the starting department. They buy, as often as you can pay:",
      ),
      list(
        "One project tab one space further: pay the cost of the space entered. If it is a disk space, a disk from your supply goes on it and is ready to be built.",
        "One transport disk one space further on its track: pay the cost of the space entered.",
      ),
      example(
        "15 study points: 4 and 4 move the Industry tab two spaces, the remaining 7 take the West track from Cart to Railroad (2 + 1 + 4).",
      ),
    ],
  },
};
