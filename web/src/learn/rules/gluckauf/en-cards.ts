import { example, list, pictures, text } from "../section.ts";
import { type CardSections, table } from "./sections.ts";

/** The chapters about cards and actions. */
export const CARDS: CardSections = {
  lorries: {
    title: "Lorries",
    blocks: [
      pictures("lorry/wheel-1-1", "lorry/clover-1-2", "lorry/fox-2-0"),
      text(
        "Take the top card of that lorry stack. It joins the left end of your mining row, behind the lorries already waiting.",
      ),
      text(
        "A card shows one lorry or two, all with the same crest. Single lorries carry 1 or 2 VP, which count once they are delivered. Doubles carry none, but fill an order faster.",
      ),
      example(
        "Your row is, from the front: fox, tower. You take a wheel lorry. It is third in the queue: fox, tower, wheel.",
      ),
    ],
  },
  wagons: {
    title: "Wagons",
    blocks: [
      pictures("wagon/wheel", "wagon/clover", "wagon/tower", "wagon/fox", "wagon/wild"),
      text("Take the top card of that wagon stack and add it to a train. Its crest says which docks are allowed:"),
      table("docks"),
      text(
        "Wild wagons show all four crests and fit anywhere. New wagons go behind the last one; an engine moves one place to the right. Once there, a wagon stays at its dock. There are 40 wagons: 6 of each crest and 16 wild ones.",
      ),
      example(
        "A clover wagon may stand at dock 1 or dock 3.",
        "A wild wagon at dock 1 will take a wheel or a clover lorry there – never a tower or a fox, because dock 1 does not show them.",
      ),
    ],
  },
  engines: {
    title: "Engines",
    blocks: [
      pictures("engine/A", "engine/B", "engine/C", "engine/D"),
      text(
        "Take the top card of the engine stack and put it at a dock that has no engine yet. It stays until its train leaves; you can neither move nor replace it.",
      ),
      text("With an engine at each of your three docks you may not take another one."),
      text(
        "There are 28 engines, seven of each of four models. Trains that are to leave in one delivery need the same model.",
      ),
      example("Docks 1 and 2 have model II. If you can fulfil an order with each, one delivery sends both off."),
    ],
  },
  orders: {
    title: "Orders",
    blocks: [
      pictures("order/barracks-1-3", "order/furnaces-2-5", "order/factories-3-7", "order/steamboats-4-10"),
      text(
        "Take the top order into your hand. It names one of four destinations, the minimum number of lorries (1 to 4), and what it is worth.",
      ),
      text(
        "You play it when a train leaves. Orders still in your hand at the end are worth nothing – and cost nothing.",
      ),
      example("A furnaces order for 3 lorries fits a train with 3 or more loaded lorries, whatever their crests."),
    ],
  },
  shares: {
    title: "Shares",
    blocks: [
      pictures("share/barracks", "share/furnaces", "share/factories", "share/steamboats"),
      text(
        "Take the top share and lay it open in front of you. Each of the 24 shares belongs to one destination, six to each.",
      ),
      text(
        "At the end every fulfilled order takes at most one share of its own destination. Such a share is worth 3 VP; a share without an order is worth nothing.",
      ),
      example("Two factories orders fulfilled, three factories shares: two shares count, 6 VP. The third is lost."),
    ],
  },
  innovations: {
    title: "Action innovations",
    blocks: [
      pictures("innovation/lorry", "innovation/mining", "innovation/delivery"),
      text(
        "Take the top innovation into your hand. Action innovations give you an extra action: no workers, no worker area, and the card leaves the game.",
      ),
      list(
        "Play them in your own turn, before or after your worker action, never in the middle of it.",
        "Before the action only if you can still place workers somewhere.",
        "Only if what it says can be done. A card you took this very turn may be played after the action.",
        "Lorry and wagon: from the left or the right stack, as you like.",
        "Engine: only with a dock free. Mining: move at least one card, spend at most four steps. Delivery: like the action card.",
      ),
      table("innovations"),
      example(
        "You load your third lorry with Mining 2/3. Then you play the delivery innovation: the train leaves in the same turn, and nobody had the chance to raise the price of Delivery.",
      ),
    ],
  },
  "worker-innovations": {
    title: "Worker innovations",
    blocks: [
      pictures("innovation/workers-3", "innovation/workers-4", "innovation/workers-5"),
      text(
        "Worker innovations show 1–3, 1–4 or 1–5. When you pay, one of them stands for any number of workers in its range. They go together with worker cards and with each other, and may pay alone.",
      ),
      text(
        "They count like workers in the area, so the next placement costs one more. When the shift ends they leave the game.",
      ),
      example(
        "The price is 6. You lay down a 3 and the innovation 1–4: it counts as 3. The next player pays 7.",
        "With the innovation 1–5 alone you can pay any price from 1 to 5.",
      ),
    ],
  },
  objectives: {
    title: "Objectives",
    blocks: [
      pictures(
        "objective/shift-pairs",
        "objective/engine-model-A",
        "objective/orders-factories",
        "objective/order-lorries-furnaces",
      ),
      text(
        "Take the top objective and lay it open in front of you. There is one of each. What it pays is worked out at the end.",
      ),
      table("objectives"),
      example(
        "You delivered three model I engines and hold the objective for model I: 6 VP.",
        "You hold four objectives, one of them “1 VP per objective”: that one pays 4 VP.",
        "Three shift tokens make one pair: the objective for pairs pays 3 VP.",
      ),
    ],
  },
  mining: {
    title: "Mining",
    blocks: [
      pictures("action/mining-0-1", "action/mining-1-2", "action/mining-2-3"),
      text(
        "Mining 0/1, 1/2 and 2/3 tell you how many mining steps to spend: your total must be one of the two numbers, no more and no less. Moving a single lorry costs 1 step, a double costs 2.",
      ),
      list(
        "From the front of the mining row to an empty wagon.",
        "From the front of the mining row to the lorry storage.",
        "Any lorry from the storage to an empty wagon (its steps are paid again).",
      ),
      text(
        "A wagon takes one lorry card. Its crest must be the lorry’s, or the wagon must be wild – and the dock must show the lorry’s crest as well. Loaded lorries stay.",
      ),
      example(
        "Mining 2/3. In front a tower single, behind it a clover single, then a fox double.",
        "1 step: the tower lorry goes onto a tower wagon at dock 2.",
        "1 step: the clover lorry goes onto a wild wagon at dock 1. That makes 2.",
        "The double would need 2 more, only 1 is left: stop. 2 is one of the two numbers.",
      ),
      text(
        "If you cannot reach one of the numbers, the action is closed to you. With a single lorry and nothing else, Mining 2/3 works only by way of the storage: 1 step in, 1 step onto a wagon.",
      ),
      text("Mining 0/1 is always open, even with an empty row: you might want it for the shift token."),
    ],
  },
  delivery: {
    title: "Delivery",
    blocks: [
      pictures("action/delivery"),
      text(
        "Let at least one train leave. It needs an engine, and an order from your hand that asks for no more lorries than the train carries. A double counts as 2.",
      ),
      text(
        "The whole train goes to your delivered stack together with its order: engine, wagons (empty ones too), and surplus lorries.",
      ),
      text(
        "Further trains may leave in the same action if they have the same engine model and an order each. They leave in the order of the docks, 1 before 2 before 3.",
      ),
      example(
        "Dock 1: model III, 2 lorries. Dock 2: model I, 4 lorries. Dock 3: model III, 3 lorries.",
        "One delivery may send off docks 1 and 3. Dock 2 has another model and needs a delivery of its own.",
      ),
    ],
  },
  wild: {
    title: "Wild",
    blocks: [
      pictures("action/wild"),
      text(
        "Name a stack that is not empty and look at its top four cards (at all of them, if there are fewer); the open one is among them. Take one and use it as usual. The others go under the stack.",
      ),
      list(
        "The first placement of a shift costs 2 workers.",
        "Your workers lie on Wild only. The price of the stack you named does not change.",
        "Nobody sees an order or innovation you take this way. All other cards are laid open.",
      ),
      example(
        "Your train carries 3 lorries, and the open order is for 1. With Wild you look at four orders and pick one for 3.",
      ),
    ],
  },
  stacks: {
    title: "When stacks run low",
    blocks: [
      text("An empty stack is closed: no workers, no action."),
      text(
        "If one of the two lorry stacks runs out, the upper half of the other becomes the new stack. The wagon stacks do the same. The worker areas keep what lies there.",
      ),
      text("The next card of a stack is turned up when the action is complete, not earlier."),
      example("The left lorry stack is empty, the right one has 7 cards: 3 move over, 4 stay."),
    ],
  },
};
