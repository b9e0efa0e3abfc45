import { example, list, text } from "../section.ts";
import { type BOARD, type ENDING, type Told, table } from "./sections.ts";

/** The boards on the table, and what they are worth at the end. */
export const BOARD_SECTIONS: Told<typeof BOARD | typeof ENDING> = {
  map: {
    title: "Map and cities",
    blocks: [
      text(
        "The map has four regions: West, Midwest, South and East. Major and medium cities have spaces for certain types of projects; a small city has one space for any project.",
      ),
      text(
        "At the end each of your projects scores the VP of its city. A project keeps its type, wherever it stands. In the table, “+” marks small cities with the transport symbol.",
      ),
      table("cities"),
    ],
  },
  tracks: {
    title: "Transportation tracks",
    blocks: [
      text(
        "Each region has a track of five spaces with three levels: Cart, Stagecoach, Railroad. The space of your disk decides what an employee coming home earns there – that space and no other.",
      ),
      table("tracks"),
      text(
        "Only one disk may stand on the last space of a track: nobody enters it while a disk of another player or of Andrew is there. Whoever enters gets the bonus at once.",
      ),
      text("The levels also decide what your connections between major cities are worth."),
    ],
  },
  tabs: {
    title: "Project tabs",
    blocks: [
      text(
        "You have a tab for each type of project: Housing, Commerce, Industry and Public Infrastructure. Study points pull it out space by space.",
      ),
      list(
        "A disk space brings a disk that can be built. Once built, the income under it lies free and pays at every income event you take part in.",
        "Behind the disk spaces stand VP. At the end the numbers of all the spaces you have reached add up: 1, 2 and 3 are 6 VP.",
        "Side A has fewer disks and more VP. Side B has one disk more, a single space with 3 VP, and ends with a space that raises the limit of each of your donations by 3 VP.",
      ),
      text(
        "At most: Housing 6 VP, Commerce 9, Industry 12, Public Infrastructure 15. A finished tab takes no more study points.",
      ),
      text("If your supply of disks is empty, a tab cannot be pulled to a disk space."),
    ],
  },
  donations: {
    title: "The donation chart",
    blocks: [
      text(
        "Twenty spaces in four columns. Each counts something of yours at the end of the game. Anybody’s disk closes a space for donations.",
      ),
      table("donations"),
      text(
        "Each donation scores at most 12 VP, and 3 VP more for every tab on which you have reached the space that raises the limit.",
      ),
      list(
        "Education counts starting departments and the New Lobby, not the starting Lobby.",
        "“Railroad” means the level Railroad or any space beyond.",
      ),
      example(
        "Five Management departments and Education 2: 15 VP, but the limit is 12. With one tab at its limit space it is 15.",
      ),
    ],
  },
  display: {
    title: "Departments on display",
    blocks: [
      text(
        "What is on display can be taken into your reserve before the game and built during it. There are at most two copies of a department; what was taken does not come back.",
      ),
      text(
        "Every tile has a number, a type (its row of the Timeline), its workstations with their prices, and its effect. The chapters about departments describe them one by one.",
      ),
    ],
  },
  scoring: {
    title: "Final scoring",
    blocks: [
      text("After 20 rounds, to the VP you scored during the game are added:"),
      list(
        "3 VP for an unused Action Choice tile",
        "1 VP for each active employee on your board (not on missions, not the printed one)",
        "3 VP for each department you built in the top row, 2 VP for the others",
        "the VP your project tabs have reached",
        "your best connection between major cities",
        "0 to 3 VP for each project, as printed at its city",
        "your donations",
        "departments of expansion 1 that score at the end",
      ),
      {
        kind: "sum",
        rows: [
          { label: "VP during the game", vp: 14 },
          { label: "Nine active employees", vp: 9 },
          { label: "Departments: two in the top row, three elsewhere", vp: 12 },
          { label: "Tabs: Housing 1 + 2 + 3, Industry 3", vp: 9 },
          { label: "New York, Chicago and San Francisco connected by railroad", vp: 27 },
          { label: "Eleven projects in cities", vp: 23 },
          { label: "Donations 12 + 9 + 8", vp: 29 },
        ],
        total: "Total",
      },
      text("The player with the most VP wins. If players are tied they share the victory."),
    ],
  },
  connections: {
    title: "Connecting major cities",
    blocks: [
      text(
        "Cities are neighbours along the printed lines. A network is a group of neighbouring cities in each of which you have at least one project. It scores if it holds two or more of New York, Chicago, New Orleans and San Francisco.",
      ),
      list(
        "Add the connection points of its major cities: San Francisco counts 2, the others 1 each.",
        "Find the lowest transport level you have reached among the regions of those major cities.",
        "The table says what it is worth. Only your best network counts.",
      ),
      table("connections"),
      example(
        "San Francisco, Chicago and New York are connected: 4 points. West and East have reached Railroad, the Midwest only Stagecoach: 18 VP. One step more in the Midwest makes it 27.",
      ),
    ],
  },
  welfare: {
    title: "Welfare payments",
    blocks: [
      text(
        "Some Welfare donations pay for what you hand over at the very end: goods cubes, money, or both. You may pay as often as you can, until the limit of the donation is reached.",
      ),
      text(
        "Goods cubes may be sold for $1 each first. Nobody has to calculate: the score sheet makes the payments that bring you the most VP over all such donations together, and shows them.",
      ),
      example("You have $11 and 3 goods cubes, and “4 VP for $5 and 1 goods cube”: two payments, 8 VP."),
    ],
  },
};
