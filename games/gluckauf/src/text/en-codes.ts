import { type ActionInnovation, MINING_STEPS } from "../data/components.ts";
import type { Pending } from "../pending.ts";
import { type CodeSentences, docksShowing, stepsAllowed } from "./codes.ts";

const TOPICS: Readonly<Record<Pending["type"], string>> = {
  "worker-action": "your worker action",
  "innovation-payment": "the worker innovations you use",
  "card-payment": "the worker cards you place",
  "pair-stack": "the stack you take from",
  "wagon-dock": "the loading dock for the wagon",
  "engine-dock": "the loading dock for the engine",
  "mining-step": "the next mining step",
  train: "the next train",
  "wild-stack": "the stack for Wild",
  "wild-card": "the card you take with Wild",
  "after-action": "another innovation or the end of your turn",
};

const NEEDS: Readonly<Record<ActionInnovation, string>> = {
  lorry: "a card on a lorry stack",
  wagon: "a card on a wagon stack",
  engine: "a card on the engine stack and a loading dock without an engine",
  order: "a card on the order stack",
  share: "a card on the share stack",
  mining: "a lorry in your mining row, or a stored one with a wagon to go to",
  delivery: "a train with an engine and enough lorries for one of your orders",
};

export const CODES: CodeSentences = {
  "not-now": ({ asked }) => `Not now: first decide on ${TOPICS[asked]}.`,
  "area-not-used": ({ area }, say) => `${say.area(area)} is not used with two players.`,
  "stack-empty": ({ stack }, say) => `There is no card left on the ${say.stack(stack)}.`,
  "engines-full": () => "All your loading docks have an engine; one must be delivered first.",
  "cannot-pay": ({ cost }, say) => `Costs ${say.count(cost, "worker")}; your cards cannot make exactly ${cost}.`,
  "mining-impossible": ({ area }, say) => {
    const needed = stepsAllowed(MINING_STEPS[area] ?? [], say);
    return `${say.area(area)} takes exactly ${needed}; your lorries do not allow that.`;
  },
  "delivery-impossible": () =>
    "No train of yours can leave: it needs an engine and at least the lorries one of your orders shows.",
  "wild-impossible": () => "There is no stack with a card you could take.",
  "pass-after-innovation": () => "You have played an innovation this turn; now you must place workers.",
  "innovation-not-held": ({ innovation }, say) => `Not in your hand: ${say.card(innovation)}.`,
  "innovation-pays-only": ({ innovation }, say) =>
    `You cannot play the ${say.card(innovation)} by itself; it counts as workers when you place some.`,
  "innovation-needs-action": () =>
    "An innovation may come first only if a worker action can follow; you can place no workers.",
  "innovation-impossible": ({ innovation }, say) => `The ${say.card(innovation)} needs ${NEEDS[innovation]}.`,
  "innovations-cannot-pay": ({ cost }, say) =>
    `Costs ${say.count(cost, "worker")}; with these innovations your cards cannot make exactly ${cost}.`,
  "workers-not-held": ({ worker }) => `You do not have that many ${worker}-worker cards in your hand.`,
  "workers-not-exact": ({ cost, workers }, say) =>
    `It takes exactly ${say.count(cost, "worker")}; these worker cards make ${workers}.`,
  "stack-not-of-pair": ({ kind }, say) => `This innovation takes from the left or the right ${say.term(kind)} stack.`,
  "dock-lacks-crest": ({ dock, crest }, say) =>
    `There is no ${say.term(crest)} crest at ${say.dock(dock)}; possible: ${docksShowing(crest, say)}.`,
  "dock-has-engine": ({ dock, engine }, say) =>
    `There is ${say.aCard(engine, "engine")} at ${say.dock(dock)} already; choose a loading dock without one.`,
  "row-empty": () => "Your mining row is empty.",
  "lorry-not-stored": () => "This lorry is not in your lorry storage.",
  "wagon-lacks-crest": ({ crest }, say) =>
    `A lorry with the ${say.term(crest)} crest needs ${say.aCard(crest, "wagon")} or ${say.aCard("wild", "wagon")}.`,
  "no-empty-wagon": ({ dock, wagon }, say) => `There is no empty ${say.card(wagon)} at ${say.dock(dock)}.`,
  "too-many-steps": ({ steps: needed, left }, say) => `Costs ${say.count(needed, "step")}; you have ${left} left.`,
  "goal-out-of-reach": ({ goals }, say) => `After that you could no longer make exactly ${stepsAllowed(goals, say)}.`,
  "goal-not-reached": ({ spent, goals }, say) =>
    `Mining takes exactly ${stepsAllowed(goals, say)}; so far you have spent ${spent}.`,
  "train-lacks-engine": ({ dock }, say) => `The train at ${say.dock(dock)} needs an engine.`,
  "train-other-model": ({ dock, engine, model }, say) => {
    const there = `${say.aCard(engine, "engine")} at ${say.dock(dock)}`;
    return `There is ${there}; trains of one delivery need the same model, here ${say.model(model)}.`;
  },
  "train-order-passed": ({ last }, say) =>
    `Trains leave in ascending order: after ${say.dock(last)} only from a higher loading dock.`,
  "train-too-light": ({ dock, needed, loaded }, say) =>
    `The order takes ${say.count(needed, "lorry")}; the train at ${say.dock(dock)} carries ${loaded}.`,
  "order-not-held": () => "This order is not in your hand.",
  "no-train-left": () => "A delivery needs at least one train to leave.",
  "card-not-drawn": () => "This card is not among those you are looking at.",

  "workers-unused": ({ workers }, say) =>
    `You still have ${say.count(workers, "worker")} and could take a worker action.`,
  "lorries-surplus": ({ surplus }, say) =>
    `The train carries ${say.count(surplus, "lorry")} more than the order takes.`,
  "wagons-empty": ({ wagons }) => `The train takes ${wagons === 1 ? "1 empty wagon" : `${wagons} empty wagons`} along.`,
  "storing-loadable": () => "There is a wagon for this lorry; from the lorry storage it costs its mining steps again.",
  "mining-nothing": () => "You would end mining without moving a lorry.",
  "innovation-wasted": () => "This is the last shift: innovations left in your hand are worth nothing.",

  "seats-out-of-range": ({ min, max }) => `This game is for ${min} to ${max} players.`,
  "rules-unknown": ({ newest }) => `There is no such version of the rules; the newest is ${newest}.`,
  "seed-not-text": () => "The seed must be a text.",
  "option-unknown": ({ where, name }) => `${where}: “${name}” is unknown here.`,
  "option-not-a-list": ({ where }) => `${where}: this must be a list.`,
  "option-not-an-object": ({ where }) => `${where}: this must be an object with named fields.`,
  "option-too-long": ({ where, max }) => `${where}: the list is too long; at most ${max} rows.`,
  "option-out-of-range": ({ where, min, max }) =>
    `${where}: this must be ${min === max ? min : `a whole number from ${min} to ${max}`}.`,
  "option-row-twice": ({ where }) => `${where}: there are two rows for the same card.`,
  "option-row-missing": ({ where, kind }, say) => `${where}: there is no row for the ${say.card(kind)}.`,
  "option-wrong-total": ({ where, total, found }, say) =>
    `${where}: there must be ${say.count(total, "card")} in all, not ${found}.`,
  "option-unknown-innovation": ({ where }) => `${where}: there is no such innovation in this game.`,
};
