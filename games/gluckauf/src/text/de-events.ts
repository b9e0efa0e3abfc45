import type { Sentences } from "@montan/engine";
import { lorry } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Category } from "../scoring.ts";
import type { EventSay } from "./say.ts";

type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

const PASSED: Readonly<Record<EventOf<"passed">["cause"], string>> = {
  choice: "passt und steigt aus der Schicht aus",
  forced: "kann keine Aktion ausführen, passt und steigt aus der Schicht aus",
  out: "kann nach einer Innovation keine Arbeiter mehr einsetzen und steigt aus der Schicht aus",
};

export const EVENTS: Sentences<Event, EventSay> = {
  "game-started": ({ seats, startPlayer, drawn }, say) => {
    const begins = `Eine Partie für ${say.count(seats, "player")} beginnt`;
    return drawn
      ? `${begins}; ${say.name(startPlayer)} wird als Startspieler ausgelost.`
      : `${begins}; Startspieler ist wie vereinbart ${say.name(startPlayer)}.`;
  },
  "shift-started": ({ shift, startPlayer }, say) => `Schicht ${shift} beginnt; Startspieler: ${say.name(startPlayer)}.`,
  "turn-started": ({ seat }, say) => `${say.name(seat)} ist am Zug.`,
  "workers-placed": ({ seat, area, workers, cards, innovations }, say) => {
    const paid = say.payment(cards, innovations);
    return `${say.name(seat)} setzt ${say.count(workers, "worker")} ${say.at(area)} ein (${paid}).`;
  },
  "card-taken": (event, say) => taken(event, say),
  "wagon-coupled": ({ seat, wagon, dock }, say) =>
    `${say.name(seat)} legt ${say.aCard(wagon, "wagon")} an ${say.dock(dock)} an.`,
  "engine-coupled": ({ seat, engine, dock }, say) =>
    `${say.name(seat)} legt ${say.aCard(engine, "engine")} an ${say.dock(dock)} an.`,
  "lorry-loaded": (event, say) => {
    const from = event.from === "mining-row" ? "der Förderreihe" : "dem Zwischenlager";
    const wagon = `${say.aCard(event.wagon, "wagon")} an ${say.dock(event.dock)}`;
    const loaded = say.aCard(event.lorry, "lorry");
    return `${say.name(event.seat)} verlädt ${loaded} aus ${from} auf ${wagon} (${say.count(event.steps, "step")}).`;
  },
  "lorry-stored": ({ seat, lorry: card, steps }, say) => {
    const stored = say.aCard(card, "lorry");
    return `${say.name(seat)} bewegt ${stored} aus der Förderreihe ins Zwischenlager (${say.count(steps, "step")}).`;
  },
  "mining-ended": ({ seat, steps }, say) =>
    `${say.name(seat)} beendet das Fördern (${steps === 0 ? "keine Lore bewegt" : say.count(steps, "step")}).`,
  "train-delivered": (event, say) => {
    const load = event.lorries.reduce((sum, card) => sum + lorry(card).lorries, 0);
    const parts = [say.card(event.engine), say.count(event.wagons.length, "wagon"), say.count(load, "lorry")];
    const train = `von ${say.dock(event.dock)} einen Güterzug aus (${parts.join(", ")})`;
    return `${say.name(event.seat)} liefert ${train} und erfüllt ${say.aCard(event.order, "order")}.`;
  },
  "innovation-played": ({ seat, innovation }, say) => `${say.name(seat)} spielt die ${say.card(innovation)} aus.`,
  "stack-named": ({ seat, stack, count }, say) => {
    const cards = count === 1 ? "die oberste Karte" : `die obersten ${say.count(count, "card")}`;
    return `${say.name(seat)} wählt für „Freie Wahl“ den ${say.stack(stack)} und sieht sich ${cards} an.`;
  },
  "cards-looked-at": ({ seat, cards }, say) => `${say.name(seat)} sieht ${say.cards(cards)}.`,
  "cards-put-under": ({ seat, stack, cards }, say) =>
    `${say.name(seat)} legt ${say.cards(cards)} zurück unter den ${say.stack(stack)}.`,
  "card-turned-up": ({ stack, card }, say) => `Neu auf dem ${say.stack(stack)}: ${say.card(card)}.`,
  "stack-split": ({ from, to, count }, say) =>
    `Nachschub für den leeren ${say.stack(to)}: ${say.count(count, "card")} vom ${say.stack(from)}.`,
  "turn-ended": ({ seat }, say) => `${say.name(seat)} beendet den Zug.`,
  passed: ({ seat, cause }, say) => `${say.name(seat)} ${PASSED[cause]}.`,
  "token-taken": ({ seat, token, cause }, say) => {
    const area = say.at("mining-0-1");
    return cause === "mining-0-1"
      ? `${say.name(seat)} hat zuletzt Arbeiter ${area} eingesetzt und erhält Schichtmarker ${token}.`
      : `Niemand hat Arbeiter ${area} eingesetzt: Schichtmarker ${token} geht an den Startspieler, ${say.name(seat)}.`;
  },
  "workers-returned": ({ shift }) =>
    `Schicht ${shift} ist zu Ende: Alle nehmen ihre eingesetzten Arbeiterkarten zurück auf die Hand.`,
  "innovations-spent": ({ seat, innovations }, say) =>
    `${say.name(seat)} legt am Ende der Schicht ${say.cards(innovations)} in die Schachtel zurück.`,
  "vp-scored": ({ seat, reason, vp }, say) =>
    `${say.name(seat)} erhält ${say.count(vp, "vp")} für ${say.category(reason as Category)}.`,
  "game-ended": ({ winners }, say) => {
    const names = winners.filter((winner) => winner !== "automa").map(say.name);
    return `Das Spiel ist aus: ${say.list(names)} ${names.length === 1 ? "gewinnt" : "teilen sich den Sieg"}.`;
  },
};

function taken({ seat, kind, card, stack, cause, secret }: EventOf<"card-taken">, say: EventSay): string {
  const known = secret && typeof card === "string" ? ", verdeckt vor den anderen" : "";
  const what = `vom ${say.stack(stack)} ${say.aCard(card, kind)}${known}`;
  if (cause === "worker-action") return `${say.name(seat)} nimmt ${what}.`;
  return `${cause === "wild" ? "Durch „Freie Wahl“" : "Durch eine Innovation"} nimmt ${say.name(seat)} ${what}.`;
}
