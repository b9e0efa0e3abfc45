import type { GuideTexts } from "../guide.ts";
import type { MomentId } from "./steps.ts";

export const ENGLISH: GuideTexts<MomentId> = {
  lorry: {
    title: "Coal comes first",
    pages: [
      "Glück auf! You run a colliery. By the end of this shift you will have sent your first train off. It needs four things: a lorry of coal, a wagon that fits, an engine, and an order.",
      "Everything on the display costs workers. Your worker cards are at the bottom: {hand}. You get them all back after the shift.",
      "On top of the left lorry stack: {lorry}. The area is empty, so the price is as low as it gets: {price}.",
    ],
    task: "Place a worker at the left lorry stack.",
  },
  wagon: {
    title: "A wagon that fits",
    pages: [
      "Your lorry waits in the mining row. Your opponent took an order – remember that, it will cost you later.",
      "A lorry needs a wagon with its own crest, or a wild one. On top of the left wagon stack: {wagon}. Just right.",
    ],
    task: "Take the wagon from the left wagon stack.",
  },
  "wagon-dock": {
    title: "Three loading docks",
    pages: [
      "Each dock shows two crests, and a wagon stands only where its crest is shown. The wheel is shown at docks {docks}. Both are right; wagons never change docks later.",
    ],
    task: "Choose dock 1 or dock 2.",
  },
  engine: {
    title: "An engine",
    pages: [
      "No train leaves without an engine. There are four models; trains of one model may leave together. For one train any model will do: {engine}.",
    ],
    task: "Take the engine.",
  },
  "engine-dock": {
    title: "In front of the wagon",
    pages: ["One engine per dock, and it stays until its train leaves. Your wagon stands at dock {dock}."],
    task: "Put the engine at dock {dock}.",
  },
  order: {
    title: "The price rises",
    pages: [
      "Now an order. Your opponent has placed workers there in this shift, so it costs you exactly one more: {orderPrice}. The next one would cost {orderNext}.",
      "On top: {nextOrder}. One lorry is enough for it, and one is what you have.",
    ],
    task: "Place workers at the order stack.",
  },
  pay: {
    title: "Paying exactly",
    pages: [
      "The price must be met exactly: one 2, or two 1s. There is no change.",
      "The next two actions cost {miningPrice} each. Pay with two 1s now, and you would have none left for them: keep the small cards.",
    ],
    task: "Pay with a 2.",
  },
  mining: {
    title: "Out of the mine",
    pages: [
      "The order is in your hand. Now the lorry has to get from the mining row onto the wagon: that is mining. Mining 0/1 allows no step or one; a single lorry takes one step.",
      "Mining 0/1 has a second use: whoever was there last in a shift gets the shift token.",
    ],
    task: "Place a worker at Mining 0/1.",
  },
  load: {
    title: "Loading",
    pages: [
      "At the front of your mining row: {lorry}. Its wagon stands at dock {dock}. The lorry storage would be the other way, for lorries that have no wagon yet.",
    ],
    task: "Load the lorry onto the wagon.",
  },
  delivery: {
    title: "Off it goes",
    pages: [
      "Engine, one loaded lorry, and in your hand: {order}. The train may leave. Everything on it goes to your delivered stack, and the order is fulfilled.",
      "Your opponent, by the way, was at Mining 0/1 just after you.",
    ],
    task: "Place a worker at Delivery.",
  },
  share: {
    title: "A share in it",
    pages: [
      "Points so far: {points}, for the order and for the single lorry. Open the score sheet at any time to see where they come from.",
      "A share is worth 3 points at the end if you have fulfilled an order of its destination. On top: {nextShare}. That fits your order – for {sharePrice} workers, because your opponent was here as well.",
    ],
    task: "Take the share.",
  },
  token: {
    title: "The last cards",
    pages: [
      "You have a {left} left. Mining 0/1 costs exactly {miningPrice} now: place it, and you were there last. You get the shift token (1 point) and start the next shift – even if no lorry moves.",
      "Or spend it elsewhere, or pass: then you are out until the next shift, and what you have not used is lost for this one.",
    ],
    task: "Your choice: Mining 0/1 for the token, another action, or pass.",
  },
  free: {
    title: "The second shift",
    pages: [
      "All workers are back in hand, all areas are empty, all prices start again at 1. That was a whole shift; with two players there are {shifts}.",
      "From here on you decide. I will speak up once or twice when something new happens.",
    ],
    task: "Play on: bigger orders are worth more.",
  },
  "new-stacks": {
    title: "Three you have not used",
    pages: [
      "Objectives pay for what you do anyway: orders of one destination, engines of one model. Innovations are one-off advantages for your hand. And Wild (from 2 workers) lets you look at the top four cards of any stack and pick one.",
    ],
    task: "Play on.",
  },
  "last-shift": {
    title: "The last shift",
    pages: [
      "After this shift the game is over. Only delivered trains count: coal on the docks, orders and innovations in hand are worth nothing.",
    ],
    task: "Get out what can still leave.",
  },
  innovation: {
    title: "An innovation in hand",
    pages: [
      "An action innovation is a gift: no workers, and on top of your action. Play it before or after your worker action; then it leaves the game. A worker innovation comes up by itself when you pay.",
    ],
    task: "Play it when it helps most.",
  },
  "worker-innovation": {
    title: "Paying with an innovation",
    pages: [
      "This innovation counts as any number of workers in its range, alone or together with cards. After the shift it is gone, so keep it for a price you could not meet otherwise.",
    ],
    task: "Use it now, or keep it.",
  },
  wild: {
    title: "Four cards to choose from",
    pages: [
      "Name a stack and you see its top four cards. One is yours; the others go to the bottom. Nobody sees an order or innovation you take this way.",
    ],
    task: "Choose a stack.",
  },
  double: {
    title: "A double lorry",
    pages: [
      "Two lorries on one card: it costs 2 mining steps, needs only one wagon, and counts as 2 for an order. It carries no points of its own.",
    ],
    task: "Load it, store it, or stop if you may.",
  },
  storage: {
    title: "No wagon for it",
    pages: [
      "The lorry in front blocks those behind it. You may move it to the storage for its usual steps; from there any lorry can be loaded later, for its steps once more.",
    ],
    task: "Store it, or stop if you may.",
  },
  trains: {
    title: "Which train, which order?",
    pages: [
      "An order may ask for fewer lorries than the train carries, never for more; what is left over earns only its own points. Trains with the same engine model may leave in one action.",
    ],
    task: "Choose train and order.",
  },
};
