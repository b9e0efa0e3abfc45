import { example, list, text } from "../section.ts";
import { type Notes, type SOLO, type Told, table } from "./sections.ts";

/** The solo game. */
export const SOLO_SECTIONS: Told<typeof SOLO> = {
  andrew: {
    title: "Playing against Andrew",
    blocks: [
      text(
        "On your own, you play against Andrew Carnegie himself. Everything is set up as for two players, neutral disks included. Andrew has disks and a place on each transportation track, but no company, no money and no employees: he pays nothing and gets no income.",
      ),
      text("Twenty cards guide him, one for each round. The level decides how many of them are advanced ones:"),
      table("levels"),
      text(
        "A normal card shows on its back the action it is best at; an advanced card shows only “?”. You see the back of the card of this round and of the next one.",
      ),
      text(
        "You choose the row in rounds 1, 3, 5 and so on; in the other rounds his card does. If the marker of that row has reached the end, the event comes from the next row that can move, as it does for you.",
      ),
    ],
  },
  "andrew-turn": {
    title: "Andrew’s round",
    blocks: [
      text(
        "Andrew goes first: his event, then the action of the round, whoever chose it. Then come your event, your departments and your activation.",
      ),
      list(
        "Income event: nothing for him. Donation: a disk on the space of the chart that the card names.",
        "Human Resources: his card slides as many spaces as it says.",
        "Management: for each type on the card he takes the department with the lowest number that he has not taken in this round.",
        "Construction: a disk on the leftmost free space of each city on the card.",
        "R&D: his disk moves 1 to 4 spaces on the named track, as the card says.",
      ),
      text(
        "For each thing he cannot do, his card slides one space, and so it does for each space his disk cannot move. Each space makes the card worth more to him, up to 10 VP; what is beyond is lost:",
      ),
      table("andrew-cards"),
      example(
        "His card names Boston and Washington, and Washington is full. One disk goes to Boston, and the card slides one space: 1 VP.",
      ),
    ],
  },
  "andrew-score": {
    title: "Andrew’s score",
    blocks: [
      list(
        "the VP of his cards",
        "2 VP for each department he took",
        "6 VP for each of his disks on a last space of a track",
        "the VP of the cities with his projects",
        "his donations, counted with what you have achieved and under your limit",
      ),
      text(
        "He scores no connections. For “per donation” he counts your donations and one more. His Welfare payments are made from what you have left after your own.",
      ),
      text("The higher score wins; a tie is shared. You may copy his donations with Charitable Giving."),
    ],
  },
};

/** The modules of expansion 1. */
export const MODULE_NOTES: Notes["modules"] = {
  "new-beginning": [
    text(
      "Before anything else everybody fills in a sheet: one choice in each row, and a bid. It may cost $50 in all, the bid included.",
    ),
    table("sheet"),
    text(
      "All sheets are shown together. The highest bid makes the first player; if tied, the higher total, then it is decided at random. Everybody starts with $50 less the cost of the four rows; only the first player also pays the bid.",
    ),
    text(
      "What you chose takes the place of the usual 4 goods cubes, 5 employees in the Lobby, 0 VP and 6 moves. Alone you do not bid.",
    ),
    example(
      "5 goods cubes $15, 4 employees $8, 8 moves $15, and 3 VP given up for $6: that costs $32. You begin with $18, or with $15 after a winning bid of $3.",
    ),
  ],
  "new-departments": [
    text(
      "For each type, departments are drawn until four different ones are out; both copies of them play. Then as many are removed as usual.",
    ),
    text("Their effects are described in the chapters about departments, under the numbers 17 to 32."),
  ],
  "open-bar": [
    text("More variety, no second copy: what somebody takes is gone. As many tiles as usual are removed at random."),
  ],
  "new-donations": [
    text(
      "After the first Housing projects, in turn order: lay one of the four tiles over any column that is not covered yet, or none. Disks that lie there stay in their rows.",
    ),
    table("new-donations"),
    list(
      "“Built” leaves starting departments out. A type you may choose is chosen for you, in your favour.",
      "Health looks for medium cities in one network with the named major city, with a project of yours in both.",
      "A category may then stand on the chart twice: both columns count for it, as one category.",
    ),
  ],
  "right-to-wait": [
    text(
      "When departments are about to be used, the first player may announce that they will go last. Event and activation keep their order. Waiting does not let the first player use an Action Choice tile.",
    ),
  ],
  "secret-donation": [
    text(
      "After the setup everybody notes one space of the chart. At the end it scores for you, whoever has a disk there, after all other donations and under the same limit.",
    ),
    text(
      "It costs nothing and does not make donations dearer. If you make the same donation openly, it counts twice. For “per donation” it counts itself only, and nobody can copy it.",
    ),
  ],
};
