import type { Sentences } from "@montan/engine";
import { order } from "../cards.ts";
import { type ActionCard, type AreaId, STACK_KIND, type StackId, WILD_LOOK } from "../data/components.ts";
import type { Move } from "../moves.ts";
import type { Pending } from "../pending.ts";
import type { Say } from "./say.ts";

const ACTIONS: Readonly<Record<ActionCard, string>> = {
  "mining-0-1": "Loren bewegen, 0 oder 1 Förderschritt",
  "mining-1-2": "Loren bewegen, 1 oder 2 Förderschritte",
  "mining-2-3": "Loren bewegen, 2 oder 3 Förderschritte",
  delivery: "Güterzüge abfahren lassen",
  wild: `die obersten ${WILD_LOOK} Karten eines Stapels ansehen und eine nehmen`,
};

/** Labels of buttons: what happens if you choose this. */
export const MOVES: Sentences<Move, Say> = {
  "choose-area": ({ area }, say) => {
    const cost = say.cost(area);
    const price = cost === undefined ? "" : ` (${say.count(cost, "worker")})`;
    return `${say.area(area)}${price}: ${action(area, say)}`;
  },
  pass: () => "Passen und aus der Schicht aussteigen",
  "play-innovation": ({ innovation }, say) => `${say.card(innovation)} kostenlos ausspielen`,
  "end-turn": () => "Zug beenden",
  "use-innovations": ({ innovations }, say) =>
    `${innovations.length === 0 ? "Keine Arbeiter-Innovationskarte" : say.payment([], innovations)} einsetzen`,
  "pay-workers": ({ cards }, say) =>
    cards.length === 0
      ? "Keine Arbeiterkarte einsetzen: Die Innovationen reichen"
      : `${say.payment(cards, [])} einsetzen`,
  "choose-stack": ({ stack }, say) => `Vom ${say.stack(stack)}: ${topOf(stack, say)} kostenlos nehmen`,
  "place-wagon": ({ dock }, say) => `Waggon an ${say.dock(dock)} anlegen`,
  "place-engine": ({ dock }, say) => `Lok an ${say.dock(dock)} anlegen`,
  "load-front": ({ dock, wagon }, say) =>
    `Vorderste Lore auf ${say.aCard(wagon, "wagon")} an ${say.dock(dock)} verladen`,
  "store-front": () => "Vorderste Lore ins Zwischenlager bewegen",
  "load-stored": ({ lorry, dock, wagon }, say) => {
    const onto = `${say.aCard(wagon, "wagon")} an ${say.dock(dock)}`;
    return `Aus dem Zwischenlager: ${say.aCard(lorry, "lorry")} auf ${onto} verladen`;
  },
  "stop-mining": () => "Fördern beenden",
  "deliver-train": ({ dock, order: card }, say) => {
    const { destination, lorries, vp } = order(card);
    const shown = [`Auftrag für ${say.term(destination)}`, say.count(lorries, "lorry"), say.count(vp, "vp")];
    return `Von ${say.dock(dock)} ausliefern: ${shown.join(", ")}`;
  },
  "stop-delivery": () => "Ausliefern beenden",
  "name-stack": ({ stack }, say) => `Den ${say.stack(stack)} wählen`,
  "keep-card": ({ card }, say) => `${say.card(card)} nehmen`,
};

function action(area: AreaId, say: Say): string {
  return area in STACK_KIND ? topCard(area as StackId, say) : ACTIONS[area as ActionCard];
}

function topCard(stack: StackId, say: Say): string {
  return `${topOf(stack, say)} nehmen`;
}

function topOf(stack: StackId, say: Say): string {
  const top = say.top(stack);
  return top === undefined ? "oberste Karte" : say.aCard(top, STACK_KIND[stack]);
}

/** One question each, for the seat that is asked. */
export const QUESTIONS: Sentences<Pending, Say> = {
  "worker-action": ({ innovationPlayed }) =>
    innovationPlayed
      ? "Setze Arbeiter ein; nach einer Innovation darfst du nur passen, wenn keine Aktion mehr möglich ist."
      : "Setze Arbeiter ein oder passe.",
  "innovation-payment": ({ area, cost }, say) =>
    `${say.count(cost, "worker")} ${say.at(area)}: Welche Arbeiter-Innovationskarten setzt du ein?`,
  "card-payment": ({ area, cost, innovations }, say) => {
    const price = `${say.count(cost, "worker")} ${say.at(area)}`;
    if (innovations.length === 0) return `${price}: Welche Arbeiterkarten setzt du ein?`;
    return `${price}: Welche Arbeiterkarten setzt du zusammen mit ${say.payment([], innovations)} ein?`;
  },
  "pair-stack": ({ kind }) => `Von welchem ${kind === "lorry" ? "Loren" : "Waggon"}stapel nimmst du die oberste Karte?`,
  "wagon-dock": ({ card }, say) => `An welches Gleis legst du den ${say.card(card)} an?`,
  "engine-dock": ({ card }, say) => `An welches Gleis legst du die ${say.card(card)} an?`,
  "mining-step": ({ goals, spent }) => {
    const choice = goals.includes(spent)
      ? "Verlade eine Lore, lagere sie oder höre auf"
      : "Verlade oder lagere eine Lore";
    return `Fördern: ${choice}; Förderschritte: ${spent} von ${goals.at(-1) ?? 0}.`;
  },
  train: ({ model }, say) =>
    model === undefined
      ? "Welcher Güterzug fährt ab, und für welchen Auftrag?"
      : `Lass noch einen Güterzug mit Lok ${say.model(model)} abfahren oder beende das Ausliefern.`,
  "wild-stack": () => "Freie Wahl: Welchen Stapel siehst du dir an?",
  "wild-card": ({ stack, cards }, say) =>
    `Freie Wahl: Welche Karte nimmst du vom ${say.stack(stack)} (${say.count(cards.length, "card")})?`,
  "after-action": () => "Spiele eine Innovation aus oder beende deinen Zug.",
};
