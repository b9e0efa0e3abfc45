import { example, list, pictures, text } from "../section.ts";
import { type ABOUT, type GAME, type Told, table } from "./sections.ts";

/** The aim of the game, its setup, and how Montan plays it. */
export const GAME_SECTIONS: Told<typeof GAME | typeof ABOUT> = {
  goal: {
    title: "About the game",
    blocks: [
      text(
        "You run a company in the growing United States. Your employees earn money and goods, research new projects, build them all over the map and lay the transport that connects them. It is for what you give away that you are remembered.",
      ),
      text(
        "The game lasts 20 rounds. In each, the first player chooses one of four actions for everybody: Human Resources, Management, Construction or Research & Development (R&D). The player with the most victory points (VP) wins.",
      ),
      pictures("action/hr", "action/management", "action/construction", "action/rd"),
    ],
  },
  setup: {
    title: "Setup",
    blocks: [
      text(
        "The Timeline has four rows, one for each action. Each row gets a strip of four spaces, drawn at random; a fifth space is printed at the end. The four action markers wait left of the first spaces.",
      ),
      text(
        "Two copies of each of the 16 departments are shuffled; some go back into the box, the rest lie open as the display. With fewer than four players neutral disks block donations and project spaces:",
      ),
      table("setup"),
      list(
        "Everybody gets $12, 4 goods cubes, a company board and four project tabs.",
        "Ten employees: one active in each of the five starting departments, five inactive in the Lobby. Five more wait in your supply.",
        "30 disks: one on the score track, one on the first space of each transportation track, one each on the Housing, Commerce and Industry tab, 22 in your supply.",
      ),
      text(
        "Neutral disks are placed with the cards of the solo game: each card names a donation space and some cities; the disk goes on the leftmost free space there. What is taken or full is skipped, and you stop when the disks run out. They belong to nobody.",
      ),
    ],
  },
  start: {
    title: "Before the first round",
    blocks: [
      list(
        "Everybody secretly chooses a side for each project tab; then all sides are shown.",
        "In reverse turn order, so that the first player comes last: put the disk of your Housing tab on a Housing space of a medium or major city, then take a department from the display into your reserve.",
        "In turn order: make up to 6 moves with your employees.",
        "All at once: activate employees, at the usual prices.",
      ),
      text(
        "The Housing project is a real one, but the first space of the Housing tab pays no income. The department in your reserve will be the first one you build; until then it does nothing and scores nothing.",
      ),
      example(
        "Commerce and Finance has two free workstations. Two moves bring an employee there from the Lobby, and standing up costs nothing.",
      ),
    ],
  },
  company: {
    title: "Your company",
    blocks: [
      pictures("employee/active", "employee/inactive"),
      text(
        "Your company board has 16 spaces: the Lobby, five starting departments and ten to build on. An employee is active while standing at a workstation, and inactive while lying anywhere else on the board.",
      ),
      list(
        "Each workstation takes one active employee; the number on it is the price of activating somebody there.",
        "A space takes any number of inactive employees, with or without a department.",
        "Whoever moves, returns or is newly hired is inactive.",
        "An employee used in place stays active. One sent on a mission leaves the board.",
      ),
      text(
        "You have 15 employees and 30 disks, no more. Money and goods cubes never run out. The employee printed in Human Resources counts for its moves and for nothing else.",
      ),
    ],
  },
  missions: {
    title: "Missions",
    blocks: [
      pictures("mission"),
      text(
        "Many effects show the mission symbol. To use one, the very employee you use leaves the workstation and goes to a mission area: one of the four regions, as you like, unless the effect names one.",
      ),
      text(
        "On a mission nobody is active. Employees come home with an income event of their region – so look at the Timeline before you decide where to send them.",
      ),
      text(
        "You may not send anybody for an effect you cannot carry out, such as a project without goods cubes. An effect that merely brings nothing is allowed.",
      ),
      example(
        "The next events of the four rows are South, East, donation and West. An employee sent to the Midwest would wait a long time; one sent to the South may be back next round.",
      ),
    ],
  },
  hidden: {
    title: "What is hidden",
    blocks: [
      text(
        "These are hidden: tab sides and the sheets of A New Beginning until everybody has finished, the secret donations of others, and Andrew’s deck: you see the back of the card of this round and of the next one.",
      ),
      text("Everything else is open: money, goods cubes, employees, VP. Nobody has to keep count."),
    ],
  },
  rulings: {
    title: "Where the rules leave room",
    blocks: [
      text("Some things a group settles at the table. Here they are settled like this:"),
      list(
        "The first player and the strips of the Timeline are drawn at random.",
        "Each player finishes an event before the next one begins.",
        "Study points from an income event are spent within that event; moves and study points of a department turn within that turn.",
        "A tab with a disk on its next space does not advance while your supply of disks is empty.",
        "The starting Lobby is no department, and nothing can be built on it.",
        "Project tab sides are chosen secretly and revealed together.",
        "Against Andrew 18 neutral disks are placed, as with two players.",
        "The first player may never use an Action Choice tile, not even after waiting.",
        "Welfare payments may be made as often as the donation’s limit allows. They are worked out for you so that they score as much as possible.",
        "Regions a network merely passes through do not lower its transport level; only those of its major cities count.",
        "Neutral disks cannot be copied with Charitable Giving; Andrew’s can.",
        "A question with only one possible answer is not asked.",
      ),
    ],
  },
};
