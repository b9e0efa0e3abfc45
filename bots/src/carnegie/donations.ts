import {
  COLUMNS,
  type Column,
  DONATION,
  DONATION_LIMIT,
  type Donation,
  REGIONS,
  ROUNDS,
  SPACES,
  type SpaceId,
  type State,
} from "@montan/carnegie";
import type { Facts } from "./facts.ts";
import { connectedMediums } from "./projects.ts";

const COLUMN_OF = SPACES.map((space) => COLUMNS.findIndex((column) => space.startsWith(column)));
const PRINTED = SPACES.map((space) => DONATION[space]);
const TILED = COLUMNS.map((tile) =>
  SPACES.map((space) => DONATION[`x-${tile}-${space.slice(-1)}` as `x-${SpaceId}`] as Donation),
);

/** The donation on each space: printed, or that of the tile covering its column (C-N3). */
function donationAt({ tiles }: State, index: number): Donation {
  const tile = tiles[COLUMNS[COLUMN_OF[index] as number] as Column];
  return (tile === undefined ? PRINTED[index] : TILED[COLUMNS.indexOf(tile)]?.[index]) as Donation;
}

/** Whose disks are where: spaces as bits. It changes rarely, so it is cached by chart. */
interface OnChart {
  readonly own: number;
  readonly taken: number;
}

const known = new WeakMap<State["donations"], (OnChart | undefined)[]>();

function onChart(donations: State["donations"], seat: number): OnChart {
  let seats = known.get(donations);
  if (seats === undefined) {
    seats = [];
    known.set(donations, seats);
  }
  const found = seats[seat] ?? readChart(donations, seat);
  seats[seat] = found;
  return found;
}

function readChart(donations: State["donations"], seat: number): OnChart {
  let own = 0;
  let taken = 0;
  SPACES.forEach((space, index) => {
    const owners = donations[space];
    if (owners === undefined) return;
    taken |= 1 << index;
    if (owners.includes(seat)) own |= 1 << index;
  });
  return { own, taken };
}

/** What the player's own donations are worth now, and what the best free ones would be. */
export function readDonations(facts: Facts, state: State, seat: number): void {
  const { own, taken } = onChart(state.donations, seat);
  for (let index = 0; index < SPACES.length; index++) {
    if ((own & (1 << index)) === 0) continue;
    facts.donations++;
    const column = donationColumn(state, index);
    facts.donationsIn[column] = (facts.donationsIn[column] as number) + 1;
  }
  facts.donationPrice = (facts.tiles[11] === 1 ? 3 : 5) * (facts.donations + 1);
  const limit = DONATION_LIMIT + facts.limitRaised;
  const purse = { money: facts.money, goods: facts.goods };
  for (let index = 0; index < SPACES.length; index++) {
    const donation = donationAt(state, index);
    if ((own & (1 << index)) !== 0) readOwn(facts, donation, limit, purse);
    else if ((taken & (1 << index)) === 0) {
      const vp = worth(facts, donation, purse, 1);
      insert(facts.offers, Math.min(limit, vp));
      insert(facts.hopes, Math.min(limit, vp + hope(facts, donation)));
    }
  }
  const secret = state.players[seat]?.secret;
  if (typeof secret === "string") {
    facts.secretVp = Math.min(limit, worth(facts, donationAt(state, SPACES.indexOf(secret)), purse, 1));
  }
}

/** What each space of the chart may finally bring this player, whoever's disks are there. */
export function donationHopes(facts: Facts, state: State): Readonly<Record<SpaceId, number>> {
  const limit = DONATION_LIMIT + facts.limitRaised;
  const hopes = SPACES.map((space, index) => {
    const donation = donationAt(state, index);
    return [space, Math.min(limit, worth(facts, donation, facts, 1) + hope(facts, donation))];
  });
  return Object.fromEntries(hopes) as Record<SpaceId, number>;
}

interface Purse {
  money: number;
  goods: number;
}

function readOwn(facts: Facts, donation: Donation, limit: number, purse: Purse): void {
  const full = worth(facts, donation, purse, 0);
  const vp = Math.min(limit, full);
  if ("pay" in donation) {
    const payments = Math.ceil(vp / donation.vp);
    purse.money -= payments * donation.pay.money;
    purse.goods -= payments * donation.pay.goods;
    if (purse.money < 0) {
      purse.goods += purse.money;
      purse.money = 0;
    }
  }
  facts.donationVp += vp;
  facts.donationRoom += Math.max(0, limit - full);
  facts.growth += Math.min(limit, full + hope(facts, donation)) - vp;
}

/** How many more of a thing a player may have by the end of a game that has just begun. */
const HOPED: Readonly<Partial<Record<Extract<Donation, { per: unknown }>["per"], number>>> = {
  departmentType: 1.5,
  department: 5,
  project: 3,
  railroadRegion: 2.5,
  donation: 4,
  activeEmployee: 3,
  projectInRegion: 2.5,
  projectInSmallCity: 2,
};
const HOPED_OTHERWISE = 2;

/** VP a donation may grow by. */
function hope({ roundsLeft }: Facts, donation: Donation): number {
  if ("flat" in donation) return 0;
  const more = "pay" in donation ? HOPED_OTHERWISE : (HOPED[donation.per] ?? HOPED_OTHERWISE);
  return (donation.vp * more * roundsLeft) / ROUNDS;
}

function insert(best: number[], vp: number): void {
  let place = best.length - 1;
  if (vp <= (best[place] as number)) return;
  for (; place > 0 && vp > (best[place - 1] as number); place--) best[place] = best[place - 1] as number;
  best[place] = vp;
}

function donationColumn({ tiles }: State, index: number): number {
  const column = COLUMN_OF[index] as number;
  const tile = tiles[COLUMNS[column] as Column];
  return tile === undefined ? column : COLUMNS.indexOf(tile);
}

/** VP before the limit; `more`: additional donations, so that one not made yet counts itself. */
function worth(facts: Facts, donation: Donation, { money, goods }: Purse, more: number): number {
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
      return facts.donationsIn.filter(
        (count, column) => count + (donation.id.startsWith(`x-${COLUMNS[column]}`) ? more : 0) > 0,
      ).length;
    case "spaceWithoutDepartment":
      return facts.emptySpaces;
    case "inactiveEmployee":
      return facts.inactive + facts.onMissions;
    case "activeEmployeeAtPaidWorkstation":
      return facts.activePaid;
    case "mediumCityConnectedTo":
      return connectedMediums(facts.own, donation.city);
  }
}

const TYPE_INDEX = { hr: 0, management: 1, construction: 2, rd: 3 } as const;
const PROJECT_INDEX = { housing: 0, commerce: 1, industry: 2, infrastructure: 3 } as const;
