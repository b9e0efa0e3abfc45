import type { Sentences } from "@montan/engine";
import { CARD, type CardBack } from "../data/solo-cards.ts";
import type { ShiftReason } from "../events.ts";
import type { AndrewEvent } from "./events.ts";
import type { EventSay } from "./say.ts";

export const deAndrewEvents: Sentences<AndrewEvent, EventSay> = {
  "andrew-card-drawn": ({ back, next }, say) =>
    `Andrews Karte dieser Runde liegt verdeckt; ihre Rückseite zeigt ${say.cardBack(back)}.${following(next, say)}`,
  "andrew-card-revealed": ({ card, next }, say) =>
    `Andrew deckt Karte ${card} auf: ${say.action[CARD[card].action]}.${following(next, say)}`,
  "andrew-donated": ({ space }, say) =>
    `Andrew leistet die Spende ${say.donationName(space)} (${say.donationEffect(space)}).`,
  "andrew-department-taken": ({ department }, say) => `Andrew nimmt die Abteilung ${say.quoted(department)}.`,
  "andrew-project-built": ({ city, slot }, say) => `Andrew realisiert ein Projekt in ${say.slot(city, slot)}.`,
  "andrew-transport-advanced": ({ region, at }, say) =>
    `Andrew baut den Transport ${say.inRegion[region]} auf Feld ${at + 1} aus (${say.levelAt(region, at)}).`,
  "andrew-card-shifted": ({ steps, position, reason }, say) =>
    `Andrews Karte rückt um ${steps} auf Platz ${position}: ${why(reason, say)}.`,
  "andrew-card-scored": ({ card, vp }, say) => `Andrews Karte ${card} zählt ${say.vp(vp)}.`,
};

type Reasons = {
  readonly [B in ShiftReason["by"]]: (reason: Extract<ShiftReason, { readonly by: B }>, say: EventSay) => string;
};

const REASONS: Reasons = {
  "human-resources": () => "Die Aktion ist Personal",
  "donation-occupied": ({ space }, say) => `Die Spende ${say.donationName(space)} ist besetzt`,
  "no-department": ({ action }, say) => `Für ihn liegen keine ${say.departmentsOf[action]} mehr aus`,
  "city-full": ({ city }, say) => `In ${say.city(city)} ist kein Feld frei`,
  "no-disk": () => "Er hat keine Scheibe mehr",
  "track-blocked": ({ region }, say) => `Sein Transport ${say.inRegion[region]} kommt nicht weiter`,
};

function why(reason: ShiftReason, say: EventSay): string {
  return (REASONS[reason.by] as (reason: ShiftReason, say: EventSay) => string)(reason, say);
}

function following(next: CardBack | undefined, say: EventSay): string {
  return next === undefined ? "" : ` Die nächste Rückseite zeigt ${say.cardBack(next)}.`;
}
