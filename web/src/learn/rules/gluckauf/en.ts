import { example, list, pictures, text } from "../section.ts";
import { CARDS } from "./en-cards.ts";
import { type GluckAufText, table } from "./sections.ts";

export const ENGLISH: GluckAufText = {
  chapters: {
    game: "The game",
    turns: "Your turn",
    cards: "The cards",
    actions: "Actions",
    ending: "Shifts and scoring",
    table: "At this table",
  },
  sections: {
    goal: {
      title: "About the game",
      blocks: [
        text(
          "You run a colliery. Gather lorries of coal, put trains together at your three loading docks, load the coal, and send the trains to those who ordered the coal.",
        ),
        text(
          "A train earns points only once it has left. For that it needs three things at the same time: an engine, enough loaded lorries, and an order from your hand.",
        ),
        text("After 5, 6 or 7 shifts (with 4, 3 or 2 players) the player with the most victory points (VP) wins."),
      ],
    },
    setup: {
      title: "Setup",
      blocks: [
        text(
          "The general card display has nine face-up stacks – lorries and wagons twice each, engines, orders, shares, innovations, objectives – and five action cards: Mining 0/1, Mining 1/2, Mining 2/3, Delivery and Wild. Two players leave Mining 1/2 in the box.",
        ),
        text("Everybody gets a player board and the worker cards for the number of players:"),
        table("workers"),
        text("The shift tokens lie on Mining 0/1, the lowest number on top. One token is one shift."),
      ],
    },
    yard: {
      title: "Your player board",
      blocks: [
        text(
          "On the left is the mining row, a queue of lorries: new ones join at the far left, only the one at the right end may leave. Beside it the lorry storage, where lorries wait in no particular order. On the right the three loading docks; each shows two crests.",
        ),
        table("docks"),
        text(
          "Below the board is your delivered stack. There is no limit on the mining row, the storage, the wagons at a dock, or your hand.",
        ),
      ],
    },
    turn: {
      title: "A turn",
      blocks: [
        text(
          "Turns go clockwise from the start player. On your turn you place workers at one stack or action card and carry out its action – or you pass.",
        ),
        list(
          "One worker action per turn, never two.",
          "Before and after it you may play action innovations, as many as you like.",
          "What you pay for you must do: if the action cannot be carried out, you may not place workers there.",
          "Whoever has passed is skipped. The last player left simply takes turn after turn.",
        ),
        example(
          "Three players. Anton and Berta have passed. Clara still has two worker cards: she takes a turn, then another one, then passes. Only now does the shift end.",
        ),
      ],
    },
    "worker-areas": {
      title: "Worker areas and their price",
      blocks: [
        text(
          "Every stack and every action card has its own worker area. The first placement of a shift costs 1 worker. Each later one costs exactly one more than the placement before it – no matter whose that was.",
        ),
        text("Wild has one worker printed on it, so its first placement costs 2."),
        example(
          "The engine stack is untouched: Anton pays 1.",
          "Berta wants an engine too and pays 2.",
          "If Anton comes back in the same shift, he pays 3, although his own worker was the first.",
        ),
        text("The two lorry stacks have separate areas, and so have the two wagon stacks."),
      ],
    },
    paying: {
      title: "Paying with workers",
      blocks: [
        pictures("worker/1", "worker/2", "worker/3"),
        text(
          "Lay down worker cards from your hand whose numbers add up to the price exactly. You may combine cards freely. You may not pay more, and there is no change.",
        ),
        example(
          "The price is 3. You may pay with a 3, with 2 + 1, or with 1 + 1 + 1.",
          "With only 2 + 2 in hand you cannot go there: 4 is not 3.",
        ),
        text("Placed cards stay where they are until the shift ends. Then you get all of them back."),
        text(
          "A few small cards left in hand keep more prices within reach; that is why the table suggests the big card first.",
        ),
      ],
    },
    passing: {
      title: "Passing",
      blocks: [
        text(
          "If you cannot or do not want to place workers, you pass. You are out until the next shift, and your unused workers do nothing.",
        ),
        list(
          "On a turn on which you pass you play no innovations.",
          "Once you have played one before your action, you must place workers; passing is off for this turn.",
          "If an innovation leaves you no possible action, your turn ends and you are out of the shift.",
        ),
      ],
    },
    ...CARDS,
    "end-of-shift": {
      title: "The end of a shift",
      blocks: [
        text("A shift ends when the last player has passed."),
        list(
          "Whoever placed workers on Mining 0/1 last takes the top shift token and starts the next shift. A mining innovation does not count for this.",
          "If nobody placed workers there, the start player takes it and starts again.",
          "If that was the last token, the game is over.",
          "Otherwise all worker cards go back to their owners, and the worker innovations that were placed leave the game.",
        ),
        example("Anton placed 1 worker on Mining 0/1, Berta later 2, then Anton 3. Anton takes the token."),
      ],
    },
    scoring: {
      title: "Scoring",
      blocks: [
        text(
          "Only what was delivered counts: cards still at docks, in the mining row, in the storage, and orders and innovations in hand are worth nothing.",
        ),
        list(
          "Delivered single lorries: the VP printed on them",
          "Fulfilled orders: the VP printed on them",
          "Shares with an order of their destination: 3 VP each",
          "Shift tokens: 1 VP each",
          "Objectives: as printed",
        ),
        {
          kind: "sum",
          rows: [
            { label: "Delivered lorries 2 + 1 + 1", vp: 4 },
            { label: "Orders: furnaces 7 and 5, barracks 3", vp: 15 },
            { label: "Shares: furnaces and barracks (steamboats finds no order)", vp: 6 },
            { label: "Two shift tokens", vp: 2 },
            { label: "Objectives: 2 per furnaces order, 3 per two tokens", vp: 7 },
          ],
          total: "Total",
        },
        text(
          "The player with the most VP wins. If players are tied, the one of them with the highest shift token wins; without any token among them they share the victory.",
        ),
      ],
    },
    hidden: {
      title: "What is hidden",
      blocks: [
        text(
          "These are hidden: the cards under the top of each stack, the cards somebody looks at with Wild, and orders and innovations taken with Wild.",
        ),
        text(
          "Everything else is public, because everybody saw it happen: worker hands, delivered stacks, and hand cards that were taken from the top of a stack. Nobody has to keep count; the table shows them.",
        ),
      ],
    },
    rulings: {
      title: "Where the rules leave room",
      blocks: [
        text("Some things a group settles at the table. Here they are settled like this:"),
        list(
          "The first start player is drawn at random.",
          "Trains of one delivery leave in the order of the docks; you may stop after any of them.",
          "Cards put back with Wild go under the stack in the order they were drawn, the first uppermost.",
          "A halved stack gives its upper half, rounded down; a single card is not split.",
          "A mining innovation moves at least one card and spends at most four steps.",
          "If a played innovation leaves no possible action, that player is out of the shift.",
          "A tie between players without shift tokens is a shared victory.",
          "A question with only one possible answer is not asked, unless skipping it would give a hidden card away.",
        ),
      ],
    },
    reconstructed: {
      title: "Reconstructed cards",
      blocks: [
        text(
          "The rulebook gives the number of cards of each kind, but not what is printed on every single one. The tables below are our reconstruction; all totals are those of the box.",
        ),
        table("lorries"),
        table("orders"),
        table("innovations"),
        text("If you own the game you can replace each of these tables with your own counts when a game is created."),
      ],
    },
  },
};
