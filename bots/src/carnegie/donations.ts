import {
  COLUMNS,
  type Column,
  DONATION,
  DONATION_LIMIT,
  type Donation,
  REGIONS,
  SPACES,
  type SpaceId,
  type State,
} from "@montan/carnegie";
import type { Facts } from "./facts.ts";

const COLUMN_OF = SPACES.map((space) => COLUMNS.findIndex((column) => space.startsWith(column)));
const PRINTED = SPACES.map((space) => DONATION[space]);
const TILED = COLUMNS.map((tile) =>
  SPACES.map((space) => DONATION[`x-${tile}-${space.slice(-1)}` as `x-${SpaceId}`] as Donation),
);

/** The donation on each space: printed, or that of the tile lying over its column (C-N3). */
function donationAt({ tiles }: State, index: number): Donation {
  const tile = tiles[COLUMNS[COLUMN_OF[index] as number] as Column];
  return (tile === undefined ? PRINTED[index] : TILED[COLUMNS.indexOf(tile)]?.[index]) as Donation;
}

/** What the own donations are worth now, and what the best free ones would be. */
export function readDonations(facts: Facts, state: State, seat: number): void {
  let money = facts.money;
  let goods = facts.goods;
  for (let index = 0; index < SPACES.length; index++) {
    const owners = state.donations[SPACES[index] as SpaceId];
    if (owners === undefined || !owners.includes(seat)) continue;
    facts.donations++;
    const column = donationColumn(state, index);
    facts.donationsIn[column] = (facts.donationsIn[column] as number) + 1;
  }
  const limit = DONATION_LIMIT + facts.limitRaised;
  for (let index = 0; index < SPACES.length; index++) {
    const owners = state.donations[SPACES[index] as SpaceId];
    const own = owners?.includes(seat) === true;
    const donation = donationAt(state, index);
    if (!own) {
      if (owners === undefined) offer(facts, Math.min(limit, worth(facts, donation, money, goods, 1)));
      continue;
    }
    const full = worth(facts, donation, money, goods, 0);
    const vp = Math.min(limit, full);
    if ("pay" in donation) {
      const payments = Math.ceil(vp / donation.vp);
      money -= payments * donation.pay.money;
      goods -= payments * donation.pay.goods;
      if (money < 0) {
        goods += money;
        money = 0;
      }
    }
    facts.donationVp += vp;
    facts.donationRoom += Math.max(0, limit - full);
  }
  const secret = state.players[seat]?.secret;
  if (typeof secret === "string") {
    facts.secretVp = Math.min(limit, worth(facts, donationAt(state, SPACES.indexOf(secret)), money, goods, 1));
  }
}

function donationColumn({ tiles }: State, index: number): number {
  const column = COLUMN_OF[index] as number;
  const tile = tiles[COLUMNS[column] as Column];
  return tile === undefined ? column : COLUMNS.indexOf(tile);
}

function offer(facts: Facts, vp: number): void {
  if (vp > facts.bestOffer) {
    facts.thirdOffer = facts.secondOffer;
    facts.secondOffer = facts.bestOffer;
    facts.bestOffer = vp;
  } else if (vp > facts.secondOffer) {
    facts.thirdOffer = facts.secondOffer;
    facts.secondOffer = vp;
  } else if (vp > facts.thirdOffer) facts.thirdOffer = vp;
}

/** VP before the limit; `more`: donations made besides, so that one not made yet counts itself. */
function worth(facts: Facts, donation: Donation, money: number, goods: number, more: number): number {
  if ("flat" in donation) return donation.flat;
  if ("pay" in donation) {
    const { pay } = donation;
    const byGoods = pay.goods > 0 ? Math.floor(goods / pay.goods) : Number.POSITIVE_INFINITY;
    const byMoney = pay.money > 0 ? Math.floor((money + (pay.goods > 0 ? 0 : goods)) / pay.money) : byGoods;
    return donation.vp * Math.max(0, Math.min(byGoods, byMoney));
  }
  return donation.vp * counted(facts, donation, more);
}

function counted(facts: Facts, donation: Extract<Donation, { per: unknown }>, more: number): number {
  switch (donation.per) {
    case "departmentType":
      return facts.departmentsOf[TYPE_INDEX[donation.type]] as number;
    case "department":
      return facts.departments;
    case "project":
      return donation.types.reduce((sum, type) => sum + (facts.projectsOf[PROJECT_INDEX[type]] as number), 0);
    case "railroadRegion":
      return facts.railroads;
    case "donation":
      return facts.donations + more;
    case "activeEmployee":
      return facts.active;
    case "projectInRegion":
      return facts.projectsIn[REGIONS.indexOf(donation.region)] as number;
    case "projectInSmallCity":
      return facts.smallProjects;
    case "builtDepartmentOfChosenType":
      return Math.max(...facts.builtOf);
    case "builtDepartmentTypeDistinct":
      return facts.builtOf.filter((count) => count > 0).length;
    case "builtDepartmentInLeftColumn":
      return facts.builtLeft;
    case "builtDepartmentInTopRow":
      return facts.builtTop;
    case "donationInCategory":
      return (facts.donationsIn[COLUMNS.indexOf(donation.category)] as number) + more;
    case "projectOfChosenType":
      return Math.max(...facts.projectsOf);
    case "projectTypeDistinct":
      return facts.projectsOf.filter((count) => count > 0).length;
    case "donationCategoryDistinct":
      return facts.donationsIn.filter((count) => count > 0).length;
    case "spaceWithoutDepartment":
      return facts.emptySpaces;
    case "inactiveEmployee":
      return facts.inactive + facts.onMissions;
    case "activeEmployeeAtPaidWorkstation":
      return facts.activePaid;
    case "mediumCityConnectedTo":
      return facts.connectedMediums(donation.city);
  }
}

const TYPE_INDEX = { hr: 0, management: 1, construction: 2, rd: 3 } as const;
const PROJECT_INDEX = { housing: 0, commerce: 1, industry: 2, infrastructure: 3 } as const;
