import {
  CITIES,
  type City,
  type CityId,
  type Player,
  REGIONS,
  type Region,
  type Slot,
  type State,
} from "@montan/carnegie";
import type { Facts } from "./facts.ts";
import {
  type CitySet,
  CONNECTIONS,
  cityIndex,
  connectionVp,
  countOf,
  MAJORS,
  MEDIUMS,
  networkFrom,
  stepsToConnect,
} from "./network-map.ts";

const ALL: readonly City[] = CITIES;
const REGION_INDEX = ALL.map(({ region }) => REGIONS.indexOf(region));
const EVERYWHERE: CitySet = ALL.reduce((set, _, index) => set | (1 << index), 0);
const TYPE_INDEX: Readonly<Record<string, number>> = { housing: 0, commerce: 1, industry: 2, infrastructure: 3 };
const POST_OFFICE = 27;

/** Which of a player's projects a slot has: the index of its type. */
const OWN: readonly ReadonlyMap<Slot, number>[] = [0, 1, 2, 3].map(
  (seat) => new Map(Object.keys(TYPE_INDEX).map((type) => [`${seat}:${type}` as Slot, TYPE_INDEX[type] as number])),
);

/** What a player has on the map. It changes rarely, so it is cached by map. */
interface OnMap {
  projects: number;
  readonly ofType: number[];
  readonly inRegion: number[];
  small: number;
  cityVp: number;
  own: CitySet;
  readonly networks: CitySet[];
  /** By CONNECTIONS. */
  steps: readonly number[];
}

const known = new WeakMap<State["map"], (OnMap | undefined)[]>();

function onMap(map: State["map"], seat: number): OnMap {
  let seats = known.get(map);
  if (seats === undefined) {
    seats = [];
    known.set(map, seats);
  }
  const found = seats[seat] ?? readMap(map, seat);
  seats[seat] = found;
  return found;
}

function readMap(map: State["map"], seat: number): OnMap {
  const mine = OWN[seat] as ReadonlyMap<Slot, number>;
  const found: OnMap = {
    projects: 0,
    ofType: [0, 0, 0, 0],
    inRegion: [0, 0, 0, 0],
    small: 0,
    cityVp: 0,
    own: 0,
    networks: [],
    steps: [],
  };
  let full: CitySet = 0;
  ALL.forEach((city, index) => {
    const slots = map[city.id];
    if (slots === undefined) return;
    if (!slots.includes("")) full |= 1 << index;
    for (const slot of slots) {
      const type = mine.get(slot);
      if (type === undefined) continue;
      const region = REGION_INDEX[index] as number;
      found.projects++;
      found.cityVp += city.vp;
      found.ofType[type] = (found.ofType[type] as number) + 1;
      found.inRegion[region] = (found.inRegion[region] as number) + 1;
      if (city.size === "small") found.small++;
      found.own |= 1 << index;
    }
  });
  for (let left = found.own; left !== 0; ) {
    const network = networkFrom(left & -left, found.own);
    left &= ~network;
    found.networks.push(network);
  }
  found.steps = stepsToConnect(found.own, EVERYWHERE & ~full);
  return found;
}

export function readProjects(facts: Facts, { map }: State, { tracks }: Player, seat: number): void {
  const { projects, ofType, inRegion, small, cityVp, own, networks, steps } = onMap(map, seat);
  facts.projects = projects;
  facts.projectsOf = ofType;
  facts.projectsIn = inRegion;
  facts.smallProjects = small;
  facts.cityVp = cityVp;
  facts.majors = countOf(own & MAJORS);
  facts.own = own;
  readNetworks(facts, networks, tracks);
  readConnections(facts, steps, tracks);
  readEndgame(facts);
}

/** The best network by C-F2, and the one with the most cities. */
function readNetworks(facts: Facts, networks: readonly CitySet[], tracks: Player["tracks"]): void {
  const extra = facts.tiles[POST_OFFICE] === 1 ? 1 : 0;
  for (const network of networks) {
    facts.connectionVp = Math.max(facts.connectionVp, connectionVp(network, tracks, extra));
    facts.networkSize = Math.max(facts.networkSize, countOf(network));
    facts.majorsConnected = Math.max(facts.majorsConnected, countOf(network & MAJORS));
  }
}

const RAILROADS: Readonly<Record<Region, number>> = { west: 4, midwest: 4, south: 4, east: 4 };
const RAILROAD_VP = CONNECTIONS.map(({ cities }) => connectionVp(cities, RAILROADS, 0));

/** What connections would bring after so many more projects: with the tracks as they are, and with railroads. */
function readConnections(facts: Facts, steps: readonly number[], tracks: Player["tracks"]): void {
  const { connectionIn, railroadIn } = facts;
  for (let index = 0; index < steps.length; index++) {
    const needed = steps[index] as number;
    if (needed >= connectionIn.length) continue;
    const vp = connectionVp((CONNECTIONS[index] as { cities: CitySet }).cities, tracks, 0);
    connectionIn[needed] = Math.max(connectionIn[needed] as number, vp);
    railroadIn[needed] = Math.max(railroadIn[needed] as number, RAILROAD_VP[index] as number);
  }
  for (let needed = 1; needed < connectionIn.length; needed++) {
    connectionIn[needed] = Math.max(connectionIn[needed] as number, connectionIn[needed - 1] as number);
    railroadIn[needed] = Math.max(railroadIn[needed] as number, railroadIn[needed - 1] as number);
  }
}

/** Medium cities in the own network of a major city (C-N6). */
export function connectedMediums(own: CitySet, city: CityId): number {
  const there = 1 << cityIndex(city);
  return (own & there) === 0 ? 0 : countOf(networkFrom(there, own) & MEDIUMS);
}

/** C-P20, C-P24, C-P32: only if staffed. */
function readEndgame(facts: Facts): void {
  if (facts.tiles[19] === 1) facts.endgameVp += 2 * facts.emptySpaces;
  if (facts.tiles[23] === 1) facts.endgameVp += 2 * Math.max(...facts.projectsIn);
  if (facts.tiles[31] === 1) facts.endgameVp += 4 * Math.min(...facts.projectsIn);
}
