import {
  CITY,
  type CityId,
  type DepartmentId,
  type DonationId,
  type ProjectType,
  type Region,
  type TransportLevel,
  vocabulary,
} from "@montan/carnegie";
import type { Json, Locale, ScorePart } from "@montan/engine";
import { glued } from "../layout.ts";
import { wordsFor } from "./carnegie-words.ts";

interface DonationDetail {
  readonly donation: DonationId;
  readonly count: number;
  readonly worth: number;
  readonly limit: number;
  readonly vp: number;
  readonly paid?: { readonly money: number; readonly goods: number };
}

type Detail = (detail: Json, locale: Locale) => string;

/** Lists of things worth VP. */
function each<T>(name: (item: T & { readonly vp: number }, locale: Locale) => string): Detail {
  return (detail, locale) =>
    (detail as unknown as readonly (T & { vp: number })[])
      .map((item) => glued(`${name(item, locale)}: ${item.vp}`))
      .join(", ");
}

const city = each<{ city: CityId; type?: ProjectType }>(({ city, type }, locale) => {
  const built = type === undefined ? "" : ` (${vocabulary(locale).project[type]})`;
  return `${CITY[city].name}${built}`;
});

const departments = each<{ department: DepartmentId }>(
  ({ department }, locale) => vocabulary(locale).department[department],
);

const donationList: Detail = (detail, locale) =>
  (detail as unknown as readonly DonationDetail[]).map((donation) => donationText(donation, locale)).join("; ");

/** What it counted, and where the limit cut (C-F3). */
function donationText({ donation, count, worth, limit, vp, paid }: DonationDetail, locale: Locale): string {
  const words = wordsFor(locale);
  const names = vocabulary(locale);
  const how =
    paid === undefined ? words.donationScore(count, limit, worth > limit) : words.welfarePaid(paid.money, paid.goods);
  return `${glued(names.donationName(donation))} (${names.donationEffect(donation)}; ${how}): ${vp}`;
}

const DETAILS: Readonly<Record<string, Detail>> = {
  departments,
  "endgame-departments": departments,
  tabs: each<{ tab: ProjectType }>(({ tab }, locale) => vocabulary(locale).project[tab]),
  cities: city,
  "andrew-cities": city,
  connections(detail, locale) {
    const { points, level, cities } = detail as unknown as { points: number; level: TransportLevel; cities: CityId[] };
    const route = cities.map((id) => glued(CITY[id].name)).join(" – ");
    return `${wordsFor(locale).connection(points, vocabulary(locale).level[level])}: ${route}`;
  },
  donations(detail, locale) {
    const { donations, sold } = detail as unknown as { donations: Json; sold: number };
    const text = donationList(donations, locale);
    return sold === 0 ? text : `${text}; ${wordsFor(locale).sold(sold)}`;
  },
  "secret-donation": donationList,
  "andrew-donations": donationList,
  "andrew-cards": each<{ card: string; shift: number }>(({ card, shift }) => `${card} +${shift}`),
  "andrew-departments": (detail, locale) =>
    (detail as readonly DepartmentId[]).map((id) => glued(vocabulary(locale).department[id])).join(", "),
  "andrew-transport": (detail, locale) =>
    (detail as readonly Region[]).map((region) => vocabulary(locale).region[region]).join(", "),
};

/** Where the points of one line of the score sheet come from. */
export function carnegieScoreDetail({ category, detail }: ScorePart, locale: Locale): string {
  return detail === undefined ? "" : (DETAILS[category]?.(detail, locale) ?? "");
}
