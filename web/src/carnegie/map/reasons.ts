import { CITY, type CityId, game, type Move, type Pending, type State, vocabulary } from "@montan/carnegie";
import type { IllegalMove, Locale, Seat } from "@montan/engine";
import { CARNEGIE_MAP } from "../../i18n/carnegie-map.ts";
import { sayIn } from "../../i18n/words.ts";
import { refusalOf } from "../../table/reasons.ts";
import type { Told } from "../../table/scene.ts";
import { diskAt } from "./sentences.ts";

/** The move that builds there, as an answer to the question. */
export function buildingIn(pending: Pending | undefined, city: CityId, slot: number): Move {
  return pending?.type === "housing-site"
    ? { type: "place-housing", city, slot }
    : { type: "build-project", city, slot };
}

/** Where somebody tries to build in a city: on a free slot, if there is one. */
export function likelySlot(view: State, city: CityId): number {
  return Math.max(
    0,
    CITY[city].slots.findIndex((_, slot) => diskAt(view, city, slot) === undefined),
  );
}

/** Whether the question is where to build. */
function asksForSite(pending: Pending | undefined): boolean {
  return pending?.type === "housing-site" || pending?.type === "project-site";
}

/** How the rules refuse each slot of a city; [] if nobody is asked for one, or if one of them is legal. */
export function slotRefusals(
  view: State,
  seat: Seat | undefined,
  pending: Pending | undefined,
  city: CityId,
): readonly IllegalMove[] {
  if (seat === undefined || !asksForSite(pending)) return [];
  const { slots } = CITY[city];
  const refusals = slots.flatMap((_, slot) => refusalOf(game, view, seat, buildingIn(pending, city, slot)) ?? []);
  return refusals.length === slots.length ? refusals : [];
}

/** A slot in two words: what keeps the project out; undefined: the city as a whole does. */
export function slotReason({ code }: IllegalMove, locale: Locale): string | undefined {
  const say = sayIn(CARNEGIE_MAP, locale);
  if (code === "slot-occupied") return say("slot-occupied");
  return code === "slot-does-not-match" ? say("slot-other-type") : undefined;
}

/** Why nothing can be built in a city: what is true of all of it, else each slot with its reason. */
export function cityReason(
  { view, seat, locale, names }: Told<State>,
  pending: Pending | undefined,
  city: CityId,
): string | undefined {
  const refusals = slotRefusals(view, seat, pending, city);
  if (refusals.length === 0) return undefined;
  const whole = refusals.find((refusal) => slotReason(refusal, locale) === undefined);
  if (whole !== undefined) return game.describe(whole, { locale, names, view });
  const say = sayIn(CARNEGIE_MAP, locale);
  const words = vocabulary(locale);
  const slots = CITY[city].slots.map((type, slot) => {
    const reason = slotReason(refusals[slot] as IllegalMove, locale) ?? "";
    return `${type === "any" ? say("any-project") : words.project[type]}: ${reason}`;
  });
  return say("city-takes-none", { slots: slots.join("; ") });
}
