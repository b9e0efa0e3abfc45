import type { Sentences } from "@montan/engine";
import { CARD, type CardBack } from "../data/solo-cards.ts";
import type { ShiftReason } from "../events.ts";
import type { AndrewEvent } from "./events.ts";
import type { EventSay } from "./say.ts";

export const enAndrewEvents: Sentences<AndrewEvent, EventSay> = {
  "andrew-card-drawn": ({ back, next }, say) =>
    `Andrew’s card for this round lies face down; its back shows ${say.cardBack(back)}.${following(next, say)}`,
  "andrew-card-revealed": ({ card, next }, say) =>
    `Andrew turns up card ${card}: ${say.action[CARD[card].action]}.${following(next, say)}`,
  "andrew-donated": ({ space }, say) => `Andrew donates to ${say.donationName(space)} (${say.donationEffect(space)}).`,
  "andrew-department-taken": ({ department }, say) => `Andrew takes ${say.quoted(department)}.`,
  "andrew-project-built": ({ city, slot }, say) => `Andrew builds a project in ${say.slot(city, slot)}.`,
  "andrew-transport-advanced": ({ region, at }, say) =>
    `Andrew advances transport ${say.inRegion[region]} to space ${at + 1} (${say.levelAt(region, at)}).`,
  "andrew-card-shifted": ({ steps, position, reason }, say) =>
    `Andrew’s card shifts by ${steps} to position ${position}: ${why(reason, say)}.`,
  "andrew-card-scored": ({ card, vp }, say) => `Andrew’s card ${card} is worth ${say.vp(vp)}.`,
};

type Reasons = {
  readonly [B in ShiftReason["by"]]: (reason: Extract<ShiftReason, { readonly by: B }>, say: EventSay) => string;
};

const REASONS: Reasons = {
  "human-resources": () => "the action is Human Resources",
  "donation-occupied": ({ space }, say) => `the donation ${say.donationName(space)} is occupied`,
  "no-department": ({ action }, say) => `no ${say.departmentsOf[action]} are left on display for him`,
  "city-full": ({ city }, say) => `${say.city(city)} has no free space`,
  "no-disk": () => "he has no disk left",
  "track-blocked": ({ region }, say) => `his transport ${say.inRegion[region]} cannot advance`,
};

function why(reason: ShiftReason, say: EventSay): string {
  return (REASONS[reason.by] as (reason: ShiftReason, say: EventSay) => string)(reason, say);
}

function following(next: CardBack | undefined, say: EventSay): string {
  return next === undefined ? "" : ` The next back shows ${say.cardBack(next)}.`;
}
