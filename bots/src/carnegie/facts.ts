import {
  ACTION_TYPES,
  type CityId,
  END_COLUMN,
  type Pending,
  type Player,
  PROJECT_TYPES,
  REGIONS,
  type Region,
  ROUNDS,
  STRIPS,
  type State,
  TILE_IDS,
  TRACKS,
  tablesOf,
} from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { readCompany } from "./company.ts";
import { readDonations } from "./donations.ts";
import { readProjects } from "./projects.ts";

/** What a player of Carnegie looks at before deciding. One flat object: it is filled at every step of a search. */
export class Facts {
  points = 0;
  seats = 0;
  /** Rounds after this one, and this one as far as it is not over. */
  roundsLeft = 0;
  setup = false;
  isFirst = false;
  /** Phases of this round still to come for this seat. */
  eventAhead = false;
  departmentsAhead = false;
  actionAhead = 0;

  money = 0;
  goods = 0;
  vp = 0;
  disks = 0;
  supply = 0;
  actionChoice = 0;
  study = 0;
  moves = 0;

  active = 0;
  activePaid = 0;
  inactive = 0;
  /** Inactive employees lying at a free desk, what the cheapest of those cost, and employees to be walked to a desk. */
  placed = 0;
  placedCost = 0;
  stray = 0;
  strayDistance = 0;
  homeless = 0;
  onMissions = 0;
  missionsIn = [0, 0, 0, 0];
  /** Transport income of the employees on missions, and of those whose region is among the next events. */
  missionWorth = 0;
  missionWorthNext = 0;
  eventsLeftIn = [0, 0, 0, 0];
  donationEventsLeft = 0;
  donationNext = 0;

  /** By action type: all departments, those built, active employees, inactive ones lying at a free desk. */
  departmentsOf = [0, 0, 0, 0];
  builtOf = [0, 0, 0, 0];
  staffOf = [0, 0, 0, 0];
  arrivingOf = [0, 0, 0, 0];
  departments = 0;
  departmentVp = 0;
  emptySpaces = 0;
  builtLeft = 0;
  builtTop = 0;
  /** By tile number − 1: 1 staffed, 0.5 built, 0.25 reserved. */
  tiles = new Float32Array(TILE_IDS.length);
  builders = 0;
  studyPower = 0;
  endgameVp = 0;

  projects = 0;
  projectsOf = [0, 0, 0, 0];
  projectsIn = [0, 0, 0, 0];
  smallProjects = 0;
  cityVp = 0;
  own = 0;
  open = 0;
  majors = 0;
  connectionVp = 0;
  majorsConnected = 0;
  networkSize = 0;
  stepsToMajor = 0;
  railroads = 0;
  stagecoaches = 0;
  trackSpaces = [0, 0, 0, 0];

  tabVp = 0;
  limitRaised = 0;
  disksOnTabs = 0;
  disksOf = [0, 0, 0, 0];
  tabAt = [0, 0, 0, 0];
  tabSideA = [0, 0, 0, 0];
  incomeMoney = 0;
  incomeGoods = 0;
  incomeVp = 0;
  incomeEmployees = 0;

  donations = 0;
  donationsIn = [0, 0, 0, 0];
  donationVp = 0;
  donationRoom = 0;
  secretVp = 0;
  bestOffer = 0;
  secondOffer = 0;
  thirdOffer = 0;
  donationPrice = 0;

  /** Medium cities in the own network of a major city (C-N6). */
  connectedMediums: (city: CityId) => number = () => 0;
}

const ACTION_CHOICE_VP = 3;

export function factsOf(state: State, seat: Seat): Facts {
  const facts = new Facts();
  const player = state.players[seat] as Player;
  facts.seats = state.players.length;
  facts.money = player.money;
  facts.goods = player.goods;
  facts.vp = player.vp;
  facts.disks = player.disks;
  facts.supply = player.employees;
  facts.actionChoice = player.actionChoice;
  readRound(facts, state, seat);
  readPools(facts, state.asked[seat]?.[0]);
  readCompany(facts, state, player);
  readTracks(facts, player);
  readTabs(facts, state, player);
  readProjects(facts, state, player, seat);
  readMissions(facts, state, player);
  readDonations(facts, state, seat);
  facts.donationPrice = (facts.tiles[11] === 1 ? 3 : 5) * (facts.donations + 1);
  facts.points =
    facts.vp +
    (facts.seats > 2 ? facts.actionChoice * ACTION_CHOICE_VP : 0) +
    facts.active +
    facts.departmentVp +
    facts.endgameVp +
    facts.tabVp +
    facts.connectionVp +
    facts.cityVp +
    facts.donationVp +
    facts.secretVp;
  return facts;
}

function readRound(facts: Facts, { round, phase, queue, asked }: State, seat: Seat): void {
  const { number, first, row } = round;
  facts.setup = number === 0;
  facts.isFirst = first === seat;
  if (phase === "over") return;
  const waiting = queue.includes(seat);
  const turn = asked[seat]?.[0]?.type;
  const choosing = phase === "choose-row";
  facts.eventAhead = choosing || (phase === "event" && (waiting || turn === "event-turn"));
  facts.departmentsAhead =
    choosing || phase === "event" || (phase === "departments" && (waiting || turn === "department-turn"));
  facts.actionAhead = facts.departmentsAhead && row !== undefined ? 1 + ACTION_TYPES.indexOf(row) : 0;
  facts.roundsLeft = ROUNDS - number + (facts.departmentsAhead ? 0.6 : 0) + (facts.eventAhead ? 0.4 : 0);
}

function readPools(facts: Facts, turn: Pending | undefined): void {
  if (turn === undefined) return;
  if ("study" in turn) facts.study = turn.study;
  if ("moves" in turn) facts.moves = turn.moves;
}

function readTracks(facts: Facts, { tracks }: Player): void {
  for (let index = 0; index < REGIONS.length; index++) {
    const region = REGIONS[index] as Region;
    const level = TRACKS[region][tracks[region]]?.level;
    facts.trackSpaces[index] = tracks[region];
    if (level === "railroad") facts.railroads++;
    else if (level === "stagecoach") facts.stagecoaches++;
  }
}

function readTabs(facts: Facts, state: State, { tabs }: Player): void {
  const table = tablesOf(state).tabs;
  for (let index = 0; index < PROJECT_TYPES.length; index++) {
    const type = PROJECT_TYPES[index] as (typeof PROJECT_TYPES)[number];
    const { side, at, built } = tabs[type];
    if (side !== "A" && side !== "B") continue;
    const spaces = table[type][side];
    facts.tabAt[index] = at;
    if (side === "A") facts.tabSideA[index] = 1;
    const { endVp = 0, donationLimit = 0 } = spaces[at] ?? {};
    facts.tabVp += endVp;
    facts.limitRaised += donationLimit;
    let disks = 0;
    for (let place = 0; place <= at; place++) {
      const space = spaces[place];
      if (!space?.disk) continue;
      disks++;
      if (disks <= built && space.income !== undefined) readIncome(facts, space.income);
    }
    facts.disksOf[index] = disks - built;
    facts.disksOnTabs += disks - built;
  }
}

type Income = NonNullable<ReturnType<typeof tablesOf>["tabs"]["housing"]["A"][number]["income"]>;

function readIncome(facts: Facts, income: Income): void {
  // Either/or incomes are counted as the first of the two.
  const gain = "choice" in income ? income.choice[0] : income;
  if ("money" in gain) facts.incomeMoney += gain.money;
  else if ("goods" in gain) facts.incomeGoods += gain.goods;
  else if ("vp" in gain) facts.incomeVp += gain.vp;
  else facts.incomeEmployees += gain.employee;
}

/** Rough VP of a transport income for one employee. */
const RATE: Readonly<Record<string, number>> = { money: 0.3, goods: 0.9, vp: 1, study: 0.8, employee: 1.2 };
const INCOME_WORTH = Object.fromEntries(
  REGIONS.map((region) => [
    region,
    TRACKS[region].map(({ income }) =>
      Object.entries(income).reduce((sum, [kind, amount]) => sum + (RATE[kind] as number) * amount, 0),
    ),
  ]),
) as unknown as Readonly<Record<Region, readonly number[]>>;

function readMissions(facts: Facts, { timeline }: State, { missions, tracks }: Player): void {
  for (let row = 0; row < timeline.strips.length; row++) {
    const strip = STRIPS[timeline.strips[row] as keyof typeof STRIPS];
    const at = timeline.markers[row] as number;
    for (let space = at; space <= strip.length; space++) {
      const shown =
        space === strip.length ? END_COLUMN[ACTION_TYPES[row] as (typeof ACTION_TYPES)[number]] : strip[space];
      if (shown === "donation" || space === strip.length) {
        facts.donationEventsLeft++;
        if (space === at) facts.donationNext++;
      }
      if (shown === "donation" || shown === undefined) continue;
      const region = REGIONS.indexOf(shown);
      facts.eventsLeftIn[region] = (facts.eventsLeftIn[region] as number) + 1;
      if (space !== at) continue;
      facts.missionWorthNext += missions[shown] * (INCOME_WORTH[shown][tracks[shown]] as number);
    }
  }
  for (let index = 0; index < REGIONS.length; index++) {
    const region = REGIONS[index] as Region;
    const there = missions[region];
    facts.missionsIn[index] = there;
    facts.onMissions += there;
    if (facts.eventsLeftIn[index] !== 0) facts.missionWorth += there * (INCOME_WORTH[region][tracks[region]] as number);
  }
}
