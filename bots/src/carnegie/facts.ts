import {
  ACTION_CHOICE_VP,
  ACTION_TYPES,
  type Pending,
  type Player,
  REGIONS,
  type Region,
  ROUNDS,
  type State,
  TILE_IDS,
  TRACKS,
} from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { readCompany } from "./company.ts";
import { readDonations } from "./donations.ts";
import { readProjects } from "./projects.ts";
import { readTabs } from "./tabs.ts";
import { eventsAhead } from "./timeline.ts";

/** The most projects that a connection may be away and still be considered: 0 to 5. */
const NO_CONNECTION: readonly number[] = [0, 0, 0, 0, 0, 0];
const NO_OFFER: readonly number[] = [0, 0, 0, 0, 0, 0];
const NO_TILE: readonly number[] = TILE_IDS.map(() => 0);

/**
 * What a player of Carnegie considers before deciding. One flat object, since it is filled at every step of a search.
 */
export class Facts {
  points = 0;
  seats = 0;
  /** Rounds after this one, plus the unfinished part of this one. */
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
  /**
   * Inactive employees beside a free desk, the costs of the cheapest of those, and employees that have to walk to a
   * desk.
   */
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
  /** Rows whose next event would bring employees home, and events left that could. */
  harvestsNext = 0;
  harvests = 0;
  eventsLeftIn: readonly number[] = [];
  donationEventsLeft = 0;
  donationNext = 0;

  /** By action type: all departments, those built, active employees, inactive ones beside a free desk. */
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
  tiles = NO_TILE.slice();
  builders = 0;
  studyPower = 0;
  endgameVp = 0;

  projects = 0;
  projectsOf: readonly number[] = [];
  projectsIn: readonly number[] = [];
  smallProjects = 0;
  cityVp = 0;
  own = 0;
  majors = 0;
  connectionVp = 0;
  majorsConnected = 0;
  networkSize = 0;
  /** By the number of projects still to be built for it. */
  connectionIn = NO_CONNECTION.slice();
  railroadIn = NO_CONNECTION.slice();
  railroads = 0;
  stagecoaches = 0;
  trackSpaces = [0, 0, 0, 0];
  /** VP that a returning employee is worth. */
  trackWorth = [0, 0, 0, 0];

  tabVp = 0;
  limitRaised = 0;
  /** Tabs that can still raise the limit of the donations. */
  limitsAhead = 0;
  disksOnTabs = 0;
  cheapDisks = 0;
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
  /** Of the available donations: VP they would bring now, VP they may bring in the end, the best first. */
  offers = NO_OFFER.slice();
  hopes = NO_OFFER.slice();
  /** What the player's own donations may still gain. */
  growth = 0;
  donationPrice = 0;
}

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
    facts.trackWorth[index] = INCOME_WORTH[region][tracks[region]] as number;
    if (level === "railroad") facts.railroads++;
    else if (level === "stagecoach") facts.stagecoaches++;
  }
}

/** Rough VP of a transport income for one employee. */
const RATE: Readonly<Record<string, number>> = { money: 0.35, goods: 1.2, vp: 1, study: 0.7, employee: 1.2 };
const INCOME_WORTH = Object.fromEntries(
  REGIONS.map((region) => [
    region,
    TRACKS[region].map(({ income }) =>
      Object.entries(income).reduce((sum, [kind, amount]) => sum + (RATE[kind] as number) * amount, 0),
    ),
  ]),
) as unknown as Readonly<Record<Region, readonly number[]>>;

function readMissions(facts: Facts, { timeline }: State, { missions }: Player): void {
  const { inRegion, nextIn, donations, nextDonations } = eventsAhead(timeline);
  facts.eventsLeftIn = inRegion;
  facts.donationEventsLeft = donations;
  facts.donationNext = nextDonations;
  for (let index = 0; index < REGIONS.length; index++) {
    const there = missions[REGIONS[index] as Region];
    if (there === 0 || inRegion[index] === 0) continue;
    const worth = there * (facts.trackWorth[index] as number);
    facts.missionsIn[index] = there;
    facts.missionWorth += worth;
    facts.harvests++;
    if (nextIn[index] === 0) continue;
    facts.missionWorthNext += worth;
    facts.harvestsNext += nextIn[index] as number;
  }
  for (const region of REGIONS) facts.onMissions += missions[region];
}
