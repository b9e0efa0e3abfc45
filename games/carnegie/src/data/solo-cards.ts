import type { SpaceId } from "./donations.ts";
import type { CityId, Region } from "./map.ts";
import type { ActionType } from "./timeline.ts";

/** What Andrew's card is worth at each position of the row of VP cards (C-A6). */
export const CARD_VP = [0, 1, 3, 6, 10] as const;

export type Deck = "normal" | "advanced";

export interface SoloCard {
  readonly id: CardId;
  readonly deck: Deck;
  readonly donation: SpaceId;
  /** The circled action: Andrew's choice in his rounds, and the back of a normal card. */
  readonly action: ActionType;
  readonly hrShift: number;
  readonly managementTypes: readonly ActionType[];
  readonly cities: readonly CityId[];
  readonly rd: { readonly region: Region; readonly steps: number };
}

type CardRow = readonly [
  id: string,
  donation: SpaceId,
  action: ActionType,
  hrShift: number,
  managementTypes: readonly ActionType[],
  cities: readonly CityId[],
  region: Region,
  steps: number,
];

/** The 40 cards: N are the normal, A the advanced ones. */
const ROWS = [
  ["N01", "education-1", "hr", 4, ["hr"], ["salt-lake-city", "reno"], "west", 2],
  ["N02", "education-2", "hr", 4, ["management"], ["st-louis", "chicago"], "midwest", 1],
  ["N03", "education-3", "hr", 3, ["construction"], ["boston", "washington"], "east", 2],
  ["N04", "education-4", "hr", 3, ["rd", "rd"], ["new-orleans", "houston"], "south", 2],
  ["N05", "health-2", "hr", 3, ["hr"], ["san-francisco", "santa-fe"], "west", 1],
  ["N06", "education-5", "management", 2, ["hr", "hr", "hr"], ["san-francisco", "los-angeles"], "west", 1],
  ["N07", "welfare-1", "management", 1, ["management", "management", "management"], ["fargo", "st-paul"], "midwest", 2],
  [
    "N08",
    "welfare-2",
    "management",
    2,
    ["construction", "construction", "construction"],
    ["pittsburgh", "new-york"],
    "east",
    2,
  ],
  ["N09", "welfare-3", "management", 1, ["rd", "rd", "rd"], ["san-antonio", "memphis", "dallas"], "south", 2],
  ["N10", "health-5", "management", 2, ["hr", "construction", "rd"], ["kansas-city", "chicago"], "midwest", 2],
  ["N11", "welfare-4", "construction", 2, ["hr"], ["portland", "boise", "denver", "los-angeles"], "west", 1],
  [
    "N12",
    "welfare-5",
    "construction",
    2,
    ["management", "management"],
    ["new-york", "chicago", "new-orleans", "san-francisco"],
    "west",
    1,
  ],
  [
    "N13",
    "human-rights-1",
    "construction",
    1,
    ["construction", "construction"],
    ["cincinnati", "duluth", "st-louis", "kansas-city"],
    "midwest",
    2,
  ],
  ["N14", "human-rights-2", "construction", 1, ["rd"], ["albany", "new-york", "washington", "pittsburgh"], "east", 2],
  [
    "N15",
    "health-3",
    "construction",
    2,
    ["construction"],
    ["new-orleans", "atlanta", "houston", "charleston"],
    "south",
    2,
  ],
  ["N16", "human-rights-3", "rd", 2, ["hr", "hr"], ["new-orleans", "atlanta"], "south", 3],
  ["N17", "human-rights-4", "rd", 1, ["management", "management"], ["boston", "new-york"], "east", 3],
  ["N18", "human-rights-5", "rd", 2, ["construction"], ["chicago", "omaha"], "midwest", 3],
  ["N19", "health-1", "rd", 1, ["rd"], ["pittsburgh", "boston", "albany"], "east", 3],
  ["N20", "health-4", "rd", 1, ["rd"], ["san-francisco", "denver"], "west", 3],
  ["A01", "education-1", "hr", 4, ["hr", "hr"], ["salt-lake-city", "reno"], "west", 2],
  ["A02", "education-2", "hr", 4, ["management", "management"], ["st-louis", "chicago"], "midwest", 3],
  ["A03", "education-3", "hr", 4, ["construction", "construction"], ["boston", "washington"], "east", 2],
  ["A04", "education-4", "hr", 4, ["rd", "rd"], ["new-orleans", "houston"], "south", 2],
  ["A05", "health-2", "hr", 4, ["management"], ["san-francisco", "santa-fe"], "west", 3],
  ["A06", "education-5", "management", 2, ["hr", "hr", "hr"], ["san-francisco", "los-angeles"], "west", 3],
  ["A07", "welfare-1", "management", 3, ["management", "management", "management"], ["fargo", "st-paul"], "midwest", 2],
  [
    "A08",
    "welfare-2",
    "management",
    2,
    ["construction", "construction", "construction"],
    ["pittsburgh", "new-york"],
    "east",
    2,
  ],
  ["A09", "welfare-3", "management", 3, ["rd", "rd", "rd"], ["san-antonio", "memphis", "dallas"], "south", 2],
  ["A10", "health-5", "management", 2, ["hr", "construction", "rd"], ["kansas-city", "chicago"], "midwest", 2],
  ["A11", "welfare-4", "construction", 2, ["hr"], ["portland", "boise", "denver", "los-angeles"], "west", 3],
  [
    "A12",
    "welfare-5",
    "construction",
    2,
    ["management", "management"],
    ["new-york", "chicago", "new-orleans", "san-francisco"],
    "west",
    3,
  ],
  [
    "A13",
    "human-rights-1",
    "construction",
    3,
    ["construction", "construction"],
    ["cincinnati", "duluth", "st-louis", "kansas-city"],
    "midwest",
    2,
  ],
  [
    "A14",
    "human-rights-2",
    "construction",
    3,
    ["rd", "rd"],
    ["albany", "new-york", "washington", "pittsburgh"],
    "east",
    2,
  ],
  [
    "A15",
    "health-3",
    "construction",
    2,
    ["construction"],
    ["new-orleans", "atlanta", "houston", "charleston"],
    "south",
    2,
  ],
  ["A16", "human-rights-3", "rd", 2, ["hr", "hr"], ["new-orleans", "atlanta"], "south", 4],
  ["A17", "human-rights-4", "rd", 3, ["management", "management"], ["boston", "new-york"], "east", 4],
  ["A18", "human-rights-5", "rd", 2, ["construction"], ["chicago", "omaha"], "midwest", 4],
  ["A19", "health-1", "rd", 3, ["rd"], ["pittsburgh", "boston", "albany"], "east", 4],
  ["A20", "health-4", "rd", 3, ["rd"], ["san-francisco", "denver"], "west", 4],
] as const satisfies readonly CardRow[];

export type CardId = (typeof ROWS)[number][0];

export const SOLO_CARDS: readonly SoloCard[] = ROWS.map(
  ([id, donation, action, hrShift, managementTypes, cities, region, steps]) => ({
    id,
    deck: id.startsWith("N") ? "normal" : "advanced",
    donation,
    action,
    hrShift,
    managementTypes,
    cities,
    rd: { region, steps },
  }),
);
/** What the back of a card shows (C-A2). */
export type CardBack = ActionType | "?";

export const CARD_IDS: readonly CardId[] = SOLO_CARDS.map(({ id }) => id);
export const CARD = Object.fromEntries(SOLO_CARDS.map((card) => [card.id, card])) as unknown as Readonly<
  Record<CardId, SoloCard>
>;

export function backOf(card: CardId): CardBack {
  return CARD[card].deck === "advanced" ? "?" : CARD[card].action;
}

export const SOLO_LEVELS = ["easy", "normal", "difficult", "expert"] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** Cards of each kind in the deck of 20. */
export const DECK_BY_LEVEL: Readonly<Record<SoloLevel, Readonly<Record<Deck, number>>>> = {
  easy: { normal: 20, advanced: 0 },
  normal: { normal: 15, advanced: 5 },
  difficult: { normal: 10, advanced: 10 },
  expert: { normal: 5, advanced: 15 },
};
