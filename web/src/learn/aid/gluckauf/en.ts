import { MINING_INNOVATION_STEPS, SHARE_VP, SHIFT_TOKEN_VP, WAGONS, WILD_LOOK } from "@montan/gluckauf";
import type { GluckAufWords } from "./words.ts";

const MOST_STEPS = Math.max(...MINING_INNOVATION_STEPS);

export const ENGLISH: GluckAufWords = {
  part: "The game",
  titles: {
    goal: "Goal",
    setup: "Setup",
    yard: "Your player board",
    turn: "A turn",
    paying: "Worker areas and paying",
    cards: "Stacks: take the top card",
    actions: "Action cards",
    mining: "Mining steps",
    innovations: "Innovations",
    stacks: "When stacks run low",
    "end-of-shift": "The end of a shift",
    scoring: "Final scoring",
    objectives: "Objectives, one of each",
    box: "What is in the stacks",
    hidden: "Hidden",
    tips: "What strong play has in common",
    key: "Key to all signs",
  },
  lines: {
    goal: [
      "Run a colliery: bring up lorries of coal, put trains together at your three loading docks, load the coal, and deliver it with a matching order. Only what has left counts.",
      "The player with the most victory points (VP) wins. If tied: the highest shift token {shift-token} among those tied; without any, they share the victory.",
    ],
    setup: [
      "Shuffle each kind of card. Lorries and wagons make two stacks each, everything else one; turn the top cards up. Lay out the five action cards (two players: without Mining 1/2).",
      "Lay the shift tokens {shift-token} on Mining 0/1, the lowest on top. One token is one shift. The first start player {start-player} is drawn at random.",
      "Everybody: a player board and these worker cards:",
    ],
    yard: [
      "Mining row: a queue. New lorries join at the left end; only the one at the right end, the front, may leave.",
      "Lorry storage: lorries wait here in any order. Delivered stack: whatever has left.",
      "Three loading docks with two crests each; on each a train of wagons and one engine. Nothing is limited: row, storage, wagons, hand.",
    ],
    turn: [
      "Clockwise from the start player. Place workers at one stack or action card and carry its action out, exactly once; or pass.",
      "What cannot be carried out cannot be chosen; an empty stack is closed.",
      "Whoever passes is out until the shift ends. The last one left goes on turn after turn.",
      "Action innovations may be played before and after the action, never within it. Before it only if you can still place workers; then you may not pass.",
    ],
    paying: [
      "Each stack and each action card has an area of its own. The first placement of a shift costs 1 worker {workers}, each later one exactly one more than the one before, whoever made it. Wild begins at 2.",
      "Pay exactly, with any worker cards {worker-card} and worker innovations together; no change. Everything stays there until the shift ends.",
    ],
    innovations: [
      "Worker innovations pay like worker cards, as any number in their range, and leave the game when the shift ends.",
      "Action innovations are an extra action: no workers, no area; then they leave the game. Only if it can be carried out. Lorry and wagon from either stack; mining: at least one card, at most " +
        `${MOST_STEPS} steps.`,
    ],
    mining: [
      "Your steps must add up to one of the two numbers on the card. A single lorry {lorry} costs 1 step, a double {double-lorry} 2.",
      "Front of the mining row to an empty wagon; front of the mining row to the storage; any lorry of the storage to an empty wagon (paid again).",
      "A wagon takes one lorry card. Wagon and dock must both show its crest; a wild wagon {crest/wild} takes any crest its dock shows. Loaded lorries stay.",
      "The action is closed if no sum can be reached. Mining 0/1 is always open.",
    ],
    stacks: [
      "If one of two twin stacks runs out, the upper half of the other (rounded down) takes its place; a single card is not split. The areas keep their workers.",
      "The next card is turned up when the action is complete.",
    ],
    "end-of-shift": [
      "When all have passed: whoever placed workers on Mining 0/1 last takes the top shift token and is start player {start-player}; if nobody did, the start player takes it.",
      "No token left: the game is over. Otherwise all take their worker cards back.",
    ],
    scoring: [
      "The VP on delivered single lorries, and on fulfilled orders.",
      `${SHARE_VP} VP for each share with an order of its destination; each order takes one share.`,
      `${SHIFT_TOKEN_VP} VP for each shift token; objectives as printed.`,
      "Nothing for cards at docks, in row and storage, and for orders and innovations in hand. Doubles have no VP.",
    ],
    hidden: [
      "Cards under the top of a stack, what is looked at with Wild, and orders and innovations {secret} taken by it. Everything else is open.",
    ],
    tips: [
      "The numbers are those of our bots: four players, each bot against three of the next lower level, a few dozen games. Objectives and orders bring experts two thirds of their points, shares a fifth.",
      "Deliver for few destinations: orders, shares and objectives of the same one add up.",
      "Take objectives that count what you are doing anyway, and early enough to work for them.",
      "Engines of one model let several trains leave with one delivery.",
      "What stands in the yard at the end is worth nothing: plan the last delivery before its price rises.",
      "Keep small worker cards in hand as long as you can; they pay any price.",
    ],
  },
  cards: {
    lorry:
      "One or two lorries of a crest; joins the left end of your mining row. Singles carry VP, doubles fill orders.",
    wagon: `Behind the last wagon at a dock that shows its crest; the ${WAGONS.wild} wild ones anywhere. It stays there.`,
    engine: "At a dock without an engine; never moved or exchanged. With three engines closed to you.",
    order: "Into your hand: destination, number of lorries at least, VP.",
    share: "Open before you. Worth something with an order of the same destination.",
    innovation: "Into your hand.",
    objective: "Open before you; counted at the end.",
  },
  actions: {
    "mining-0-1": "Spend 0 or 1 steps. Whoever is here last takes the shift token.",
    "mining-1-2": "Spend 1 or 2 steps. Not with two players.",
    "mining-2-3": "Spend 2 or 3 steps.",
    delivery:
      "At least one train leaves: engine, and an order from your hand that asks for no more lorries than are loaded (a double counts 2). More trains may leave if they have the same engine model and an order each, in the order of the docks. Train and order go to your delivered stack.",
    wild: `Name a stack that is not empty, look at its top ${WILD_LOOK} cards, take one and use it as usual; the others go under the stack. Workers lie here only. It begins at 2.`,
  },
  heads: {
    players: "Players",
    workers: "Worker cards",
    shifts: "Shifts",
    dock: "Dock",
    perCrest: "Lorries of each crest",
    perDestination: "Orders of each destination",
    count: "Cards",
    points: "Points for",
  },
  meanings: {
    lorry: "Single lorry, with its crest",
    "double-lorry": "Double lorry: counts as two",
    wagon: "Empty wagon, with its crest",
    "loaded-wagon": "Loaded wagon: crest of the lorry",
    load: "Lorries loaded or asked for",
    workers: "Workers: what the next placement costs",
    "worker-card": "Worker card",
    "shift-token": "Shift token",
    "start-player": "Start player",
    secret: "Only its owner knows this card",
    back: "Card face down",
    players: "The four players: anvil, star, wave, gear",
  },
};
