import { ACTION_TYPES, PROJECT_TYPES, REGIONS, type State, TILE_IDS } from "@montan/carnegie";
import { type FeatureTable, featureSet } from "../features.ts";
import { type Facts, factsOf } from "./facts.ts";

const yes = (is: boolean) => (is ? 1 : 0);
/** The share of the game that is still to come. */
const time = ({ roundsLeft }: Facts) => roundsLeft / 20;
/** A promise for the next rounds counts in full until only the last ones are left. */
const soon = ({ roundsLeft }: Facts) => Math.min(1, roundsLeft / 3);

type Reader = (facts: Facts) => number;

/** One feature for each member of a list. */
function each<Member extends string, Name extends string>(
  members: readonly Member[],
  name: (member: Member) => Name,
  reader: (index: number) => Reader,
): Record<Name, Reader> {
  return Object.fromEntries(members.map((member, index) => [name(member), reader(index)])) as Record<Name, Reader>;
}

const at = (list: ArrayLike<number>, index: number) => list[index] as number;

/** VP of the donations that this much money buys, as many as there may be events for. */
function gifts({ hopes, donations, donationPrice, donationEventsLeft }: Facts, money: number): number {
  const base = donationPrice / (donations + 1);
  let vp = 0;
  let left = money;
  for (let count = 0; count < Math.min(hopes.length, donationEventsLeft); count++) {
    const price = base * (donations + 1 + count);
    const share = Math.min(1, left / price);
    vp += share * (hopes[count] as number);
    left -= price;
    if (left <= 0) break;
  }
  return vp;
}

/** What the projects built and the employees may earn: income in about every third round, and something for work. */
const moneyToCome = ({ roundsLeft, incomeMoney, active }: Facts) => roundsLeft * (0.35 * incomeMoney + 0.15 * active);

/** Rough VP of what the projects pay at one event. */
const incomeWorth = ({ incomeMoney, incomeGoods, incomeVp, incomeEmployees }: Facts) =>
  0.35 * incomeMoney + 1.2 * incomeGoods + incomeVp + incomeEmployees;

/** For how many of the desks beside inactive employees the money is enough, at their average price. */
function paidDesks({ placed, placedCost, money }: Facts): number {
  return placedCost <= money ? placed : (placed * money) / placedCost;
}

/** Projects that one construction turn could build. */
function builds({ goods, cheapDisks, disksOnTabs, builders }: Facts): number {
  const cheap = Math.min(goods, cheapDisks);
  return Math.min(builders, cheap + Math.min(disksOnTabs - cheapDisks, Math.floor((goods - cheap) / 2)));
}

const FEATURES = {
  always: () => 1,
  "alone against Andrew": ({ seats }) => yes(seats === 1),
  "three seats": ({ seats }) => yes(seats === 3),
  "four seats": ({ seats }) => yes(seats === 4),
  "rounds left": time,
  "not the end yet": soon,
  "last round": ({ roundsLeft }) => yes(roundsLeft <= 1),
  "rounds left squared": (facts) => time(facts) ** 2,
  "first player": (facts) => yes(facts.isFirst) * soon(facts),
  "event ahead": ({ eventAhead }) => yes(eventAhead),
  "departments ahead": ({ departmentsAhead }) => yes(departmentsAhead),
  ...each(
    ACTION_TYPES,
    (type) => `${type} ahead with staff` as const,
    (index) => (facts) => (facts.actionAhead === index + 1 ? at(facts.staffOf, index) / 4 : 0),
  ),

  money: (facts) => (facts.money / 20) * soon(facts),
  "money with time": (facts) => (facts.money / 20) * time(facts),
  "little money": (facts) => (Math.min(5, facts.money) / 5) * soon(facts),
  goods: (facts) => (facts.goods / 6) * soon(facts),
  "goods with time": (facts) => (facts.goods / 6) * time(facts),
  "few goods": (facts) => (Math.min(2, facts.goods) / 2) * soon(facts),
  "goods to build with": (facts) => (Math.min(facts.goods, facts.disksOnTabs, facts.builders + 1) / 3) * soon(facts),
  "projects ready to build": (facts) => (builds(facts) / 3) * soon(facts),
  "projects ready with time": (facts) => (builds(facts) / 3) * time(facts),
  "action choice": (facts) => facts.actionChoice * soon(facts),
  "study points in the turn": ({ study }) => study / 9,
  "moves in the turn": ({ moves }) => moves / 9,

  "active employees": (facts) => (facts.active / 8) * soon(facts),
  "active employees with time": (facts) => (facts.active / 8) * time(facts),
  "employees in company": (facts) => ((15 - facts.supply) / 15) * time(facts),
  "at a free desk": (facts) => (facts.placed / 3) * soon(facts),
  "price of those desks": (facts) => (facts.placedCost / 6) * soon(facts),
  "desks that can be paid": (facts) => (paidDesks(facts) / 3) * soon(facts),
  "to be walked to a desk": (facts) => (facts.stray / 4) * soon(facts),
  "steps to walk": (facts) => (facts.strayDistance / 10) * soon(facts),
  "without a desk": (facts) => (facts.homeless / 4) * soon(facts),
  "on missions": (facts) => (facts.onMissions / 4) * soon(facts),
  "on missions with time": (facts) => (facts.onMissions / 4) * time(facts),
  "income of missions": (facts) => (facts.missionWorth / 4) * soon(facts),
  "income of missions next": (facts) => (facts.missionWorthNext / 4) * soon(facts),
  "rows that bring somebody home": (facts) => facts.harvestsNext / 4,
  "regions to come home from": (facts) => (facts.harvests / 4) * soon(facts),
  "income of the next event": (facts) => (facts.harvestsNext / 4) * (incomeWorth(facts) / 6),
  ...each(
    REGIONS,
    (region) => `missions ${region}` as const,
    (index) => (facts) => (at(facts.missionsIn, index) / 2) * Math.min(1, at(facts.eventsLeftIn, index) / 2),
  ),
  ...each(
    REGIONS,
    (region) => `events left ${region}` as const,
    (index) =>
      ({ eventsLeftIn }) =>
        at(eventsLeftIn, index) / 4,
  ),
  "donation events left": ({ donationEventsLeft }) => donationEventsLeft / 8,
  "donation events next": ({ donationNext }) => donationNext / 2,

  ...each(
    ACTION_TYPES,
    (type) => `staff ${type}` as const,
    (index) => (facts) => (at(facts.staffOf, index) / 3) * soon(facts),
  ),
  ...each(
    ACTION_TYPES,
    (type) => `staff ${type} with time` as const,
    (index) => (facts) => (at(facts.staffOf, index) / 3) * time(facts),
  ),
  ...each(
    ACTION_TYPES,
    (type) => `arriving ${type}` as const,
    (index) => (facts) => (at(facts.arrivingOf, index) / 3) * soon(facts),
  ),
  ...each(
    ACTION_TYPES,
    (type) => `departments ${type}` as const,
    (index) => (facts) => (at(facts.departmentsOf, index) / 4) * time(facts),
  ),
  "project builders": (facts) => (facts.builders / 3) * soon(facts),
  "study power": (facts) => (facts.studyPower / 9) * time(facts),
  ...each(
    TILE_IDS,
    (tile) => tile,
    (index) => (facts) => at(facts.tiles, index) * time(facts),
  ),
  "nothing built yet": (facts) => yes(facts.emptySpaces === 10) * time(facts),
  "departments built": (facts) => (facts.departments - 5) / 6,

  projects: (facts) => (facts.projects / 10) * soon(facts),
  ...each(
    PROJECT_TYPES,
    (type) => `disks ${type}` as const,
    (index) => (facts) => (at(facts.disksOf, index) / 2) * soon(facts),
  ),
  ...each(
    PROJECT_TYPES,
    (type) => `tab ${type}` as const,
    (index) => (facts) => (at(facts.tabAt, index) / 5) * time(facts),
  ),
  ...each(
    PROJECT_TYPES,
    (type) => `side A ${type}` as const,
    (index) => (facts) => at(facts.tabSideA, index) * time(facts),
  ),
  "limits to raise with donations": (facts) => (facts.limitsAhead / 4) * (facts.donations / 4) * time(facts),
  "donation limit raised": ({ limitRaised }) => limitRaised / 6,
  "income money": (facts) => (facts.incomeMoney / 6) * time(facts),
  "income goods": (facts) => (facts.incomeGoods / 3) * time(facts),
  "income VP": (facts) => (facts.incomeVp / 3) * time(facts),
  "income employees": (facts) => (facts.incomeEmployees / 2) * time(facts) * yes(facts.supply > 0),
  ...each(
    REGIONS,
    (region) => `track ${region}` as const,
    (index) => (facts) => (at(facts.trackSpaces, index) / 4) * time(facts),
  ),
  ...each(
    REGIONS,
    (region) => `income ${region}` as const,
    (index) => (facts) => (at(facts.trackWorth, index) / 2) * (at(facts.eventsLeftIn, index) / 5),
  ),
  railroads: ({ railroads }) => railroads / 4,
  "no cart": ({ railroads, stagecoaches }) => (railroads + stagecoaches) / 4,
  "major cities": (facts) => (facts.majors / 4) * soon(facts),
  "connected major cities": (facts) => facts.majorsConnected / 4,
  "size of the network": (facts) => (facts.networkSize / 8) * soon(facts),
  ...each(
    ["0", "1", "2", "3", "4", "5"],
    (projects) => `connection ${projects} projects away` as const,
    (index) => (facts) =>
      ((at(facts.connectionIn, index) - facts.connectionVp) / 18) * Math.min(1, facts.roundsLeft / (1 + 2 * index)),
  ),
  ...each(
    ["0", "1", "2", "3", "4", "5"],
    (projects) => `railroad connection ${projects} projects away` as const,
    (index) => (facts) =>
      ((at(facts.railroadIn, index) - facts.connectionVp) / 18) * Math.min(1, facts.roundsLeft / (2 + 2 * index)),
  ),

  donations: (facts) => (facts.donations / 5) * soon(facts),
  "donations with time": (facts) => (facts.donations / 5) * time(facts),
  "room in donations": (facts) => (facts.donationRoom / 20) * time(facts),
  "growth of donations": ({ growth }) => growth / 20,
  "best donation on offer": (facts) => (at(facts.offers, 0) / 12) * soon(facts),
  "second donation on offer": (facts) => (at(facts.offers, 1) / 12) * soon(facts),
  "third donation on offer": (facts) => (at(facts.offers, 2) / 12) * soon(facts),
  "donation can be paid": (facts) =>
    (at(facts.offers, 0) / 12) *
    Math.min(1, (facts.money + 1) / (facts.donationPrice + 1)) *
    Math.min(1, facts.donationEventsLeft / 2),
  "donations that can be paid": (facts) => gifts(facts, facts.money) / 24,
  "donations that may be paid": (facts) => gifts(facts, facts.money + moneyToCome(facts)) / 36,
  "price of a donation": (facts) => (facts.donationPrice / 25) * soon(facts),
} satisfies FeatureTable<Facts>;

export type CarnegieFeature = keyof typeof FEATURES;
export const carnegieFeatures = featureSet<State, Facts>(FEATURES, factsOf, ({ phase }) => phase === "over");
