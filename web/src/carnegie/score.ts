import {
  type CardId,
  type Category,
  type Cell,
  CITY,
  type CityId,
  type ConnectionScore,
  type DonationScore,
  type ProjectType,
  type Region,
  type TileId,
  vocabulary,
} from "@montan/carnegie";
import type { Locale, Owner, ScorePart } from "@montan/engine";
import { CARNEGIE_SCORE } from "../i18n/carnegie-score.ts";
import { sayIn } from "../i18n/words.ts";
import { piece } from "./pieces.ts";

/** The detail that each part of the sheet has about its points. */
interface Details {
  readonly departments: readonly { readonly department: TileId; readonly cell: Cell; readonly vp: number }[];
  readonly "endgame-departments": readonly { readonly department: TileId; readonly vp: number }[];
  readonly tabs: readonly { readonly tab: ProjectType; readonly vp: number }[];
  readonly connections: ConnectionScore;
  readonly cities: readonly { readonly city: CityId; readonly type: ProjectType; readonly vp: number }[];
  readonly donations: { readonly donations: readonly DonationScore[]; readonly sold: number };
  readonly "secret-donation": readonly DonationScore[];
  readonly "andrew-cards": readonly { readonly card: CardId; readonly shift: number; readonly vp: number }[];
  readonly "andrew-departments": readonly TileId[];
  readonly "andrew-transport": readonly Region[];
  readonly "andrew-cities": readonly { readonly city: CityId; readonly vp: number }[];
  readonly "andrew-donations": readonly DonationScore[];
}
type Sources = { readonly [C in keyof Details]: (detail: Details[C]) => readonly string[] };

export function scoreLabel(category: string, locale: Locale): string {
  return vocabulary(locale).category[category as Category];
}

/** Where the points of a line come from, one text each. */
export function scoreSources({ category, detail }: ScorePart, locale: Locale): readonly string[] {
  const source = (sourcesIn(locale) as Readonly<Record<string, (detail: unknown) => readonly string[]>>)[category];
  return detail === undefined ? [] : (source?.(detail) ?? []);
}

function sourcesIn(locale: Locale): Sources {
  const say = sayIn(CARNEGIE_SCORE, locale);
  const words = vocabulary(locale);
  const worth = (what: string, vp: number) => say("worth", { what, vp });
  const donation = ({ donation: id, vp, count, worth: full, limit }: DonationScore) => {
    const what = `${words.donationName(id)} (${words.donationEffect(id)})`;
    return full > limit ? say("limited", { what, count, worth: full, vp }) : say("counted", { what, count, vp });
  };
  return {
    departments: (built) => built.map(({ department, vp }) => worth(words.department[department], vp)),
    "endgame-departments": (built) => built.map(({ department, vp }) => worth(words.department[department], vp)),
    tabs: (tabs) => tabs.map(({ tab, vp }) => worth(words.project[tab], vp)),
    connections: ({ majors, points, level, postOffice }) => [
      say("connection", {
        cities: majors.map((city) => CITY[city].name).join(" – "),
        points,
        level: words.level[level],
      }),
      ...(postOffice ? [say("post-office", { department: words.department["post-office"] })] : []),
    ],
    cities: (projects) => projects.map(({ city, type, vp }) => worth(`${CITY[city].name}, ${words.project[type]}`, vp)),
    donations: ({ donations, sold }) => [
      ...donations.map(donation),
      ...(sold > 0 ? [say("sold", { goods: words.goods(sold) })] : []),
    ],
    "secret-donation": (donations) => donations.map(donation),
    "andrew-cards": (cards) => cards.map(({ card, shift, vp }) => say("card", { card, position: shift + 1, vp })),
    "andrew-departments": (tiles) => tiles.map((tile) => words.department[tile]),
    "andrew-transport": (regions) => regions.map((region) => words.region[region]),
    "andrew-cities": (cities) => cities.map(({ city, vp }) => worth(CITY[city].name, vp)),
    "andrew-donations": (donations) => donations.map(donation),
  };
}

/** The pieces on the table that a line of a sheet counts. */
export function piecesOfScore({ category, detail }: ScorePart, owner: Owner): readonly string[] {
  const seat = owner === "automa" ? undefined : owner;
  const shown: { readonly [C in keyof Details]: (detail: Details[C]) => readonly string[] } = {
    departments: (built) => built.flatMap(({ cell }) => (seat === undefined ? [] : [piece.room(seat, cell)])),
    "endgame-departments": () => (seat === undefined ? [] : [piece.company(seat)]),
    tabs: (tabs) => tabs.flatMap(({ tab }) => (seat === undefined ? [] : [piece.tab(seat, tab)])),
    connections: ({ cities }) => cities.map(piece.city),
    cities: (projects) => projects.map(({ city }) => piece.city(city)),
    donations: ({ donations }) => donations.map(({ space }) => piece.donation(space)),
    "secret-donation": (donations) => donations.map(({ space }) => piece.donation(space)),
    "andrew-cards": () => [piece.andrewCard],
    "andrew-departments": () => [piece.andrew],
    "andrew-transport": (regions) => regions.map((region) => piece.trackDisk(region, "automa")),
    "andrew-cities": (cities) => cities.map(({ city }) => piece.city(city)),
    "andrew-donations": (donations) => donations.map(({ space }) => piece.donation(space)),
  };
  const pieces = (shown as Readonly<Record<string, (detail: unknown) => readonly string[]>>)[category];
  if (detail !== undefined && pieces !== undefined) return pieces(detail);
  return seat === undefined ? [piece.andrew] : (WITHOUT_DETAIL[category]?.(seat) ?? []);
}

const WITHOUT_DETAIL: Readonly<Record<string, (seat: number) => readonly string[]>> = {
  "during-the-game": (seat) => [piece.vp(seat)],
  "action-choice": (seat) => [piece.actionChoice(seat)],
  "active-employees": (seat) => [piece.company(seat)],
};
