import type { Sentences } from "@montan/engine";
import { order } from "../cards.ts";
import { type ActionCard, type AreaId, STACK_KIND, type StackId, WILD_LOOK } from "../data/components.ts";
import type { Move } from "../moves.ts";
import type { Pending } from "../pending.ts";
import type { Say } from "./say.ts";

const ACTIONS: Readonly<Record<ActionCard, string>> = {
  "mining-0-1": "move lorries, 0 or 1 mining step",
  "mining-1-2": "move lorries, 1 or 2 mining steps",
  "mining-2-3": "move lorries, 2 or 3 mining steps",
  delivery: "let trains leave",
  wild: `look at the top ${WILD_LOOK} cards of a stack and take one`,
};

/** Labels of buttons: what happens if you choose this. */
export const MOVES: Sentences<Move, Say> = {
  "choose-area": ({ area }, say) => {
    const cost = say.cost(area);
    const price = cost === undefined ? "" : ` (${say.count(cost, "worker")})`;
    return `${say.area(area)}${price}: ${action(area, say)}`;
  },
  pass: () => "Pass and leave this shift",
  "play-innovation": ({ innovation }, say) => `Play the ${say.card(innovation)} for free`,
  "end-turn": () => "End your turn",
  "use-innovations": ({ innovations }, say) =>
    innovations.length === 0 ? "Use no worker innovation" : `Use ${say.payment([], innovations)}`,
  "pay-workers": ({ cards }, say) =>
    cards.length === 0 ? "Place no worker card: the innovations pay" : `Place ${say.payment(cards, [])}`,
  "choose-stack": ({ stack }, say) => `From the ${say.stack(stack)}: ${topCard(stack, say)} for free`,
  "place-wagon": ({ dock }, say) => `Add the wagon to ${say.dock(dock)}`,
  "place-engine": ({ dock }, say) => `Add the engine to ${say.dock(dock)}`,
  "load-front": ({ dock, wagon }, say) => `Load the front lorry onto ${say.aCard(wagon, "wagon")} at ${say.dock(dock)}`,
  "store-front": () => "Move the front lorry to the lorry storage",
  "load-stored": ({ lorry, dock, wagon }, say) => {
    const onto = `${say.aCard(wagon, "wagon")} at ${say.dock(dock)}`;
    return `From the lorry storage: load ${say.aCard(lorry, "lorry")} onto ${onto}`;
  },
  "stop-mining": () => "Stop mining",
  "deliver-train": ({ dock, order: card }, say) => {
    const { destination, lorries, vp } = order(card);
    const shown = [`${say.term(destination)} order`, say.count(lorries, "lorry"), say.count(vp, "vp")];
    return `Deliver from ${say.dock(dock)}: ${shown.join(", ")}`;
  },
  "stop-delivery": () => "End the delivery",
  "name-stack": ({ stack }, say) => `Choose the ${say.stack(stack)}`,
  "keep-card": ({ card }, say) => `Take the ${say.card(card)}`,
};

function action(area: AreaId, say: Say): string {
  return area in STACK_KIND ? topCard(area as StackId, say) : ACTIONS[area as ActionCard];
}

function topCard(stack: StackId, say: Say): string {
  const top = say.top(stack);
  return top === undefined ? "take the top card" : `take ${say.aCard(top, STACK_KIND[stack])}`;
}

/** One question each, for the seat that is asked. */
export const QUESTIONS: Sentences<Pending, Say> = {
  "worker-action": ({ innovationPlayed }) =>
    innovationPlayed
      ? "Place workers; after an innovation you may pass only if no action is left."
      : "Place workers or pass.",
  "innovation-payment": ({ area, cost }, say) =>
    `${say.count(cost, "worker")} ${say.at(area)}: which worker innovations do you use?`,
  "card-payment": ({ area, cost, innovations }, say) => {
    const price = `${say.count(cost, "worker")} ${say.at(area)}`;
    if (innovations.length === 0) return `${price}: which worker cards do you place?`;
    return `${price}: which worker cards do you add to ${say.payment([], innovations)}?`;
  },
  "pair-stack": ({ kind }, say) => `From which ${say.term(kind)} stack do you take the top card?`,
  "wagon-dock": ({ card }, say) => `Which loading dock gets the ${say.card(card)}?`,
  "engine-dock": ({ card }, say) => `Which loading dock gets the ${say.card(card)}?`,
  "mining-step": ({ goals, spent }, say) => {
    const stop = goals.includes(spent) ? ", or stop" : "";
    return `Mining: load or store a lorry${stop}; ${spent} of ${say.count(goals.at(-1) ?? 0, "step")} spent.`;
  },
  train: ({ model }, say) =>
    model === undefined
      ? "Which train leaves, and for which order?"
      : `Let another train with ${say.aCard(model, "engine")} leave, or end the delivery.`,
  "wild-stack": () => "Wild: which stack do you look at?",
  "wild-card": ({ stack, cards }, say) =>
    `Wild: which card do you take from the ${say.stack(stack)} (${say.count(cards.length, "card")})?`,
  "after-action": () => "Play an innovation or end your turn.",
};
