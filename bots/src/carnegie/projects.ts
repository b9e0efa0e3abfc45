import { CITIES, type City, type CityId, type Player, REGIONS, type Slot, type State } from "@montan/carnegie";
import type { Facts } from "./facts.ts";
import {
  type CitySet,
  cityIndex,
  connectionVp,
  countOf,
  MAJORS,
  MEDIUMS,
  networkFrom,
  stepsToMajor,
} from "./network-map.ts";

const ALL: readonly City[] = CITIES;
const REGION_INDEX = ALL.map(({ region }) => REGIONS.indexOf(region));
const EVERYWHERE: CitySet = ALL.reduce((set, _, index) => set | (1 << index), 0);
const TYPE_INDEX: Readonly<Record<string, number>> = { housing: 0, commerce: 1, industry: 2, infrastructure: 3 };
const FARTHEST = 4;
const POST_OFFICE = 27;

/** Which of a player's projects a slot carries: the index of its type, −1 for another disk. */
const OWN: readonly ReadonlyMap<Slot, number>[] = [0, 1, 2, 3].map(
  (seat) => new Map(Object.keys(TYPE_INDEX).map((type) => [`${seat}:${type}` as Slot, TYPE_INDEX[type] as number])),
);

export function readProjects(facts: Facts, { map }: State, { tracks }: Player, seat: number): void {
  const mine = OWN[seat] as ReadonlyMap<Slot, number>;
  let full: CitySet = 0;
  for (let index = 0; index < ALL.length; index++) {
    const city = ALL[index] as City;
    const slots = map[city.id];
    if (slots === undefined) continue;
    let free = false;
    for (const slot of slots) {
      if (slot === "") {
        free = true;
        continue;
      }
      const type = mine.get(slot);
      if (type === undefined) continue;
      facts.projects++;
      facts.cityVp += city.vp;
      facts.projectsOf[type] = (facts.projectsOf[type] as number) + 1;
      const region = REGION_INDEX[index] as number;
      facts.projectsIn[region] = (facts.projectsIn[region] as number) + 1;
      if (city.size === "small") facts.smallProjects++;
      facts.own |= 1 << index;
    }
    if (!free) full |= 1 << index;
  }
  facts.open = EVERYWHERE & ~full;
  facts.majors = countOf(facts.own & MAJORS);
  readNetworks(facts, tracks);
  readEndgame(facts);
}

/** The best network by C-F2, else the one with the most cities. */
function readNetworks(facts: Facts, tracks: Player["tracks"]): void {
  const extra = facts.tiles[POST_OFFICE] === 1 ? 1 : 0;
  let best: CitySet = 0;
  let bestAppeal = 0;
  for (let left = facts.own; left !== 0; ) {
    const network = networkFrom(left & -left, facts.own);
    left &= ~network;
    const vp = connectionVp(network, tracks, extra);
    const appeal = vp * 1000 + countOf(network & MAJORS) * 100 + countOf(network);
    if (appeal <= bestAppeal) continue;
    bestAppeal = appeal;
    best = network;
    facts.connectionVp = vp;
  }
  facts.networkSize = countOf(best);
  facts.majorsConnected = countOf(best & MAJORS);
  facts.stepsToMajor = best === 0 ? FARTHEST : stepsToMajor(best, facts.own, facts.open, FARTHEST);
  const { own } = facts;
  facts.connectedMediums = (city: CityId) => {
    const there = 1 << cityIndex(city);
    return (own & there) === 0 ? 0 : countOf(networkFrom(there, own) & MEDIUMS);
  };
}

/** C-P20, C-P24, C-P32: only if staffed. */
function readEndgame(facts: Facts): void {
  if (facts.tiles[19] === 1) facts.endgameVp += 2 * facts.emptySpaces;
  if (facts.tiles[23] === 1) facts.endgameVp += 2 * Math.max(...facts.projectsIn);
  if (facts.tiles[31] === 1) facts.endgameVp += 4 * Math.min(...facts.projectsIn);
}
