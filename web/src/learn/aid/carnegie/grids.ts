import {
  ACTION_CHOICE_PLACES,
  ACTION_TYPES,
  CARD_VP,
  CITIES_IN,
  type City,
  CONNECTION_SCORE,
  columnOf,
  DECK_BY_LEVEL,
  END_COLUMN,
  type Gain,
  gainAmount,
  gainKind,
  NEUTRAL_DISKS,
  PROJECT_GOODS,
  PROJECT_TYPES,
  printedVp,
  REGIONS,
  REMOVED_DEPARTMENTS,
  rowOf,
  SHEET,
  SIDES,
  SOLO_CARDS,
  SOLO_LEVELS,
  type SoloCard,
  type TabIncome,
  type Tables,
  type TabSpace,
  TRACKS,
  TRANSPORT_LEVELS,
  type Vocabulary,
} from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { BOT_LABELS } from "../../../i18n/bots.ts";
import type { AidBlock } from "../aid.ts";
import { POINTS } from "./points.ts";
import type { SignName } from "./signs.tsx";
import type { CarnegieWords } from "./words.ts";

/** Signs instead of words, read aloud by their meaning. */
const sign = (name: SignName) => `[${name}]`;

function amount(gain: Gain): string {
  const number = gainAmount(gain);
  return gainKind(gain) === "money" ? `$${number}` : `${number}${sign(`gain/${gainKind(gain)}`)}`;
}

const study = (points: number) => amount({ study: points });
const vp = (points: number) => amount({ vp: points });

function grid(rows: readonly (readonly string[])[], head?: readonly string[]): AidBlock {
  return { kind: "grid", rows, ...(head !== undefined && { head }) };
}

export function setupGrid({ heads }: CarnegieWords): AidBlock {
  const seats = Object.keys(REMOVED_DEPARTMENTS).map(Number);
  const row = (title: string, value: (seats: number) => number | undefined) => [
    title,
    ...seats.map((count) => String(value(count))),
  ];
  return grid(
    [
      row(heads.removed, (count) => REMOVED_DEPARTMENTS[count]),
      row(heads.neutral, (count) => NEUTRAL_DISKS[count]),
      row(heads.actionChoice, (count) => ACTION_CHOICE_PLACES[count]?.length),
    ],
    [heads.players, ...seats.map(String)],
  );
}

export function endColumnGrid({ heads }: CarnegieWords): AidBlock {
  return grid([
    [heads.lastSpace, ...ACTION_TYPES.map((row) => `${sign(`action/${row}`)} ${sign(`region/${END_COLUMN[row]}`)}`)],
  ]);
}

export function projectsGrid(): AidBlock {
  return grid([PROJECT_TYPES.map((type) => `${sign(`project/${type}`)} ${amount({ goods: PROJECT_GOODS[type] })}`)]);
}

/** Each side of each tab in two rows: what entering a space costs, and what the space brings. */
export function tabsGrid({ tabs }: Tables): AidBlock {
  return grid(
    PROJECT_TYPES.flatMap((type) =>
      SIDES.flatMap((side) => [
        [
          `${sign(`project/${type}`)} ${side}`,
          ...tabs[type][side].map(({ cost }) => (cost === undefined ? "–" : study(cost))),
        ],
        ["", ...tabs[type][side].map((space, index, spaces) => tabSpace(space, printedVp(spaces, index)))],
      ]),
    ),
  );
}

function tabSpace({ disk, income, donationLimit }: TabSpace, points: number): string {
  if (points > 0) return `+${vp(points)}`;
  if (donationLimit !== undefined) return `+${donationLimit}${sign("donation")}`;
  if (income !== undefined) return incomeOf(income);
  return disk === undefined ? "–" : sign("disk");
}

function incomeOf(income: TabIncome): string {
  return "choice" in income ? income.choice.map((gain) => amount(gain)).join("/") : amount(income);
}

export function tracksGrid(): AidBlock {
  return grid(
    REGIONS.flatMap((region) => [
      [
        sign(`region/${region}`),
        ...TRACKS[region].map(({ level, cost }) => `${sign(`level/${level}`)} ${cost === 0 ? "" : study(cost)}`),
      ],
      [
        "",
        ...TRACKS[region].map(
          ({ income, bonus }) => `${amount(income)}${bonus === undefined ? "" : ` +${amount(bonus)}`}`,
        ),
      ],
    ]),
  );
}

export function connectionsGrid({ heads }: CarnegieWords): AidBlock {
  return grid(
    Object.entries(CONNECTION_SCORE).map(([points, score]) => [
      `${points} ${sign("connection")}`,
      ...TRANSPORT_LEVELS.map((level) => vp(score[level])),
    ]),
    [heads.connections, ...TRANSPORT_LEVELS.map((level) => sign(`level/${level}`))],
  );
}

/** The cities of a region, the largest first, each with what may be built there and what a project scores. */
export function citiesGrid(words: Vocabulary): AidBlock {
  return grid(
    REGIONS.map((region) => [
      `${sign(`region/${region}`)}\u00a0${words.region[region]}`,
      CITIES_IN[region]
        .toSorted((one, other) => other.slots.length - one.slots.length)
        .map(cityOf)
        .join(" · "),
    ]),
  );
}

function cityOf({ name, slots, vp: points, connectionPoints, ...city }: City): string {
  const places = slots.map((slot) => (slot === "any" ? "" : sign(`project/${slot}`))).join("");
  const bonus = "transportBonus" in city ? sign("transport-city") : "";
  const rings = connectionPoints === undefined ? "" : ` ${connectionPoints}${sign("connection")}`;
  return `${name} ${places}${bonus}${points === 0 ? "" : ` ${points}`}${rings}`;
}

export function pointsGrid(words: Vocabulary, { heads }: CarnegieWords, locale: Locale): AidBlock {
  return grid(
    POINTS.map(({ category, easy, expert }) => [words.category[category], String(easy), String(expert)]),
    [heads.points, BOT_LABELS.easy[locale], BOT_LABELS.expert[locale]],
  );
}

export function levelsGrid(words: Vocabulary, { heads }: CarnegieWords): AidBlock {
  return grid(
    [
      [heads.normal, ...SOLO_LEVELS.map((level) => String(DECK_BY_LEVEL[level].normal))],
      [heads.advanced, ...SOLO_LEVELS.map((level) => String(DECK_BY_LEVEL[level].advanced))],
    ],
    ["", ...SOLO_LEVELS.map((level) => words.soloLevel[level])],
  );
}

export function cardWorthGrid({ heads }: CarnegieWords): AidBlock {
  return grid([
    [heads.shifts, ...CARD_VP.map((_, shifts) => String(shifts))],
    [heads.worth, ...CARD_VP.map(vp)],
  ]);
}

/** All of Andrew's cards: his own choice first, then what he does with each action. */
export function cardsGrid({ heads }: CarnegieWords): AidBlock {
  return grid(
    SOLO_CARDS.map((card) => [card.id, ...cardOf(card)]),
    [heads.card, heads.choice, sign("donation"), ...ACTION_TYPES.map((action) => sign(`action/${action}`))],
  );
}

function cardOf({ donation, action, hrShift, managementTypes, cities, rd }: SoloCard): readonly string[] {
  return [
    sign(`action/${action}`),
    `${sign(`donation/${columnOf(donation)}`)}${rowOf(donation)}`,
    `+${hrShift}`,
    managementTypes.map((type) => sign(`action/${type}`)).join(""),
    cities.map(nameOf).join(", "),
    `${sign(`region/${rd.region}`)}+${rd.steps}`,
  ];
}

function nameOf(id: SoloCard["cities"][number]): string {
  return REGIONS.flatMap((region) => CITIES_IN[region]).find((city) => city.id === id)?.name ?? id;
}

export function sheetGrid(words: Vocabulary): AidBlock {
  return grid(
    Object.entries(SHEET).map(([row, options]) => [
      words.sheetRow[row as keyof typeof SHEET],
      options
        .map(({ value, price }) => `${value < 0 ? "−" : ""}${Math.abs(value)}:\u00a0${words.money(price)}`)
        .join(" · "),
    ]),
  );
}
