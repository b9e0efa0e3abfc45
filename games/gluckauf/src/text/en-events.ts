import type { Sentences } from "@montan/engine";
import { lorry } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Category } from "../scoring.ts";
import type { EventSay } from "./say.ts";

type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

const PASSED: Readonly<Record<EventOf<"passed">["cause"], string>> = {
  choice: "passes and is out of this shift",
  forced: "can take no action, passes and is out of this shift",
  out: "can place no workers after an innovation and is out of this shift",
};

export const EVENTS: Sentences<Event, EventSay> = {
  "game-started": ({ seats, startPlayer, drawn }, say) => {
    const begins = `A game for ${say.count(seats, "player")} begins`;
    return drawn
      ? `${begins}; the draw makes ${say.name(startPlayer)} the start player.`
      : `${begins}; ${say.name(startPlayer)} is the start player, as agreed.`;
  },
  "shift-started": ({ shift, startPlayer }, say) => `Shift ${shift} begins; start player: ${say.name(startPlayer)}.`,
  "turn-started": ({ seat }, say) => `Next to play: ${say.name(seat)}.`,
  "workers-placed": ({ seat, area, workers, cards, innovations }, say) =>
    `${say.name(seat)} places ${say.count(workers, "worker")} ${say.at(area)} (${say.payment(cards, innovations)}).`,
  "card-taken": (event, say) => taken(event, say),
  "wagon-coupled": ({ seat, wagon, dock }, say) =>
    `${say.name(seat)} adds ${say.aCard(wagon, "wagon")} to ${say.dock(dock)}.`,
  "engine-coupled": ({ seat, engine, dock }, say) =>
    `${say.name(seat)} adds ${say.aCard(engine, "engine")} to ${say.dock(dock)}.`,
  "lorry-loaded": (event, say) => {
    const from = event.from === "mining-row" ? "mining row" : "lorry storage";
    const wagon = `${say.aCard(event.wagon, "wagon")} at ${say.dock(event.dock)}`;
    const loaded = say.aCard(event.lorry, "lorry");
    return `${say.name(event.seat)} loads ${loaded} from the ${from} onto ${wagon} (${say.count(event.steps, "step")}).`;
  },
  "lorry-stored": ({ seat, lorry: card, steps }, say) => {
    const stored = say.aCard(card, "lorry");
    return `${say.name(seat)} moves ${stored} from the mining row to the lorry storage (${say.count(steps, "step")}).`;
  },
  "mining-ended": ({ seat, steps }, say) =>
    `${say.name(seat)} ends mining ${steps === 0 ? "without moving a lorry" : `after ${say.count(steps, "step")}`}.`,
  "train-delivered": (event, say) => {
    const load = event.lorries.reduce((sum, card) => sum + lorry(card).lorries, 0);
    const parts = [say.card(event.engine), say.count(event.wagons.length, "wagon"), say.count(load, "lorry")];
    const train = `a train from ${say.dock(event.dock)} (${parts.join(", ")})`;
    return `${say.name(event.seat)} delivers ${train} and fulfils ${say.aCard(event.order, "order")}.`;
  },
  "innovation-played": ({ seat, innovation }, say) => `${say.name(seat)} plays ${say.aCard(innovation, "innovation")}.`,
  "stack-named": ({ seat, stack, count }, say) => {
    const cards = count === 1 ? "its top card" : `its top ${say.count(count, "card")}`;
    return `${say.name(seat)} chooses the ${say.stack(stack)} for Wild and looks at ${cards}.`;
  },
  "cards-looked-at": ({ seat, cards }, say) => `${say.name(seat)} sees ${say.cards(cards)}.`,
  "cards-put-under": ({ seat, stack, cards }, say) =>
    `${say.name(seat)} puts ${say.cards(cards)} back under the ${say.stack(stack)}.`,
  "card-turned-up": ({ stack, card }, say) => `New on the ${say.stack(stack)}: ${say.card(card)}.`,
  "stack-split": ({ from, to, count }, say) =>
    `The empty ${say.stack(to)} is refilled with ${say.count(count, "card")} from the ${say.stack(from)}.`,
  "turn-ended": ({ seat }, say) => `${say.name(seat)} ends the turn.`,
  passed: ({ seat, cause }, say) => `${say.name(seat)} ${PASSED[cause]}.`,
  "token-taken": ({ seat, token, cause }, say) => {
    const area = say.at("mining-0-1");
    return cause === "mining-0-1"
      ? `${say.name(seat)} was the last to place workers ${area} and takes shift token ${token}.`
      : `Nobody placed workers ${area}: ${say.name(seat)}, the start player, takes shift token ${token}.`;
  },
  "workers-returned": ({ shift }) => `Shift ${shift} is over: everybody takes the placed worker cards back.`,
  "innovations-spent": ({ seat, innovations }, say) =>
    `${say.name(seat)} returns ${say.cards(innovations)} to the box at the end of the shift.`,
  "vp-scored": ({ seat, reason, vp }, say) =>
    `${say.name(seat)} scores ${say.count(vp, "vp")} for ${say.category(reason as Category)}.`,
  "game-ended": ({ winners }, say) => {
    const names = winners.filter((winner) => winner !== "automa").map(say.name);
    return `The game is over: ${say.list(names)} ${names.length === 1 ? "wins" : "share the victory"}.`;
  },
};

function taken({ seat, kind, card, stack, cause, secret }: EventOf<"card-taken">, say: EventSay): string {
  const known = secret && typeof card === "string" ? ", unseen by the others" : "";
  const what = `takes ${say.aCard(card, kind)} from the ${say.stack(stack)}${known}`;
  if (cause === "worker-action") return `${say.name(seat)} ${what}.`;
  return `${cause === "wild" ? "Using Wild" : "Using an innovation"}, ${say.name(seat)} ${what}.`;
}
