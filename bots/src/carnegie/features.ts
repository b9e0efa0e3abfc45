import { ACTION_TYPES, PROJECT_TYPES, REGIONS, type State, TILE_IDS } from "@montan/carnegie";
import { type FeatureTable, featureSet } from "../features.ts";
import { type Facts, factsOf } from "./facts.ts";

const yes = (is: boolean) => (is ? 1 : 0);
/** The share of the game that is still to come. */
const time = ({ roundsLeft }: Facts) => roundsLeft / 20;
/** A promise for the next rounds counts in full until they are the last ones. */
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
  "action choice": (facts) => facts.actionChoice * soon(facts),
  "study points in the turn": ({ study }) => study / 9,
  "moves in the turn": ({ moves }) => moves / 9,

  "active employees": (facts) => (facts.active / 8) * soon(facts),
  "active employees with time": (facts) => (facts.active / 8) * time(facts),
  "employees in company": (facts) => ((15 - facts.supply) / 15) * time(facts),
  "at a free desk": (facts) => (facts.placed / 3) * soon(facts),
  "price of those desks": (facts) => (facts.placedCost / 6) * soon(facts),
  "desks that can be paid": (facts) => (Math.min(facts.placed, facts.money / 2) / 3) * soon(facts),
  "to be walked to a desk": (facts) => (facts.stray / 4) * soon(facts),
  "steps to walk": (facts) => (facts.strayDistance / 10) * soon(facts),
  "without a desk": (facts) => (facts.homeless / 4) * soon(facts),
  "on missions": (facts) => (facts.onMissions / 4) * soon(facts),
  "on missions with time": (facts) => (facts.onMissions / 4) * time(facts),
  "income of missions": (facts) => (facts.missionWorth / 4) * soon(facts),
  "income of missions next": (facts) => (facts.missionWorthNext / 4) * soon(facts),
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
  "side A with donations": (facts) =>
    ((facts.tabSideA.reduce((sum, side) => sum + side, 0) - facts.limitRaised / 3) / 4) *
    (facts.donations / 4) *
    time(facts),
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
  railroads: ({ railroads }) => railroads / 4,
  "no cart": ({ railroads, stagecoaches }) => (railroads + stagecoaches) / 4,
  "major cities": (facts) => (facts.majors / 4) * soon(facts),
  "connected major cities": (facts) => facts.majorsConnected / 4,
  "size of the network": (facts) => (facts.networkSize / 8) * soon(facts),
  "steps to a major city": (facts) => (facts.stepsToMajor / 4) * soon(facts),
  "one step to a major city": (facts) => yes(facts.stepsToMajor <= 1) * soon(facts),

  donations: (facts) => (facts.donations / 5) * soon(facts),
  "room in donations": (facts) => (facts.donationRoom / 20) * time(facts),
  "best donation on offer": (facts) => (facts.bestOffer / 12) * soon(facts),
  "second donation on offer": (facts) => (facts.secondOffer / 12) * soon(facts),
  "third donation on offer": (facts) => (facts.thirdOffer / 12) * soon(facts),
  "donation can be paid": (facts) =>
    (facts.bestOffer / 12) *
    Math.min(1, (facts.money + 1) / (facts.donationPrice + 1)) *
    Math.min(1, facts.donationEventsLeft / 2),
  "price of a donation": (facts) => (facts.donationPrice / 25) * soon(facts),
} satisfies FeatureTable<Facts>;

export type CarnegieFeature = keyof typeof FEATURES;
export const carnegieFeatures = featureSet<State, Facts>(FEATURES, factsOf);
