import {
  CITIES,
  type City,
  type CityId,
  CONNECTION_SCORE,
  NEIGHBOURS,
  type Region,
  TRACKS,
  TRANSPORT_LEVELS,
} from "@montan/carnegie";

/** A set of cities, one bit each in the order of CITIES: the map of a player is asked about at every step of a search. */
export type CitySet = number;

const INDEX = Object.fromEntries(CITIES.map(({ id }, index) => [id, index])) as Readonly<Record<CityId, number>>;
const ALL: readonly City[] = CITIES;

export function cityIndex(id: CityId): number {
  return INDEX[id];
}

function setOf(fits: (city: City) => boolean): CitySet {
  return ALL.reduce((set, city, index) => (fits(city) ? set | (1 << index) : set), 0);
}

export const MAJORS: CitySet = setOf(({ size }) => size === "major");
export const MEDIUMS: CitySet = setOf(({ size }) => size === "medium");

export function countOf(set: CitySet): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Neighbours of each city along printed links. */
const LINKED: readonly CitySet[] = ALL.map(({ id }) =>
  NEIGHBOURS[id].reduce((set, neighbour) => set | (1 << INDEX[neighbour]), 0),
);

function grown(set: CitySet): CitySet {
  let all = set;
  for (let left = set; left !== 0; left &= left - 1) all |= LINKED[31 - Math.clz32(left & -left)] as CitySet;
  return all;
}

/** Everything of `own` that hangs together with `start`. */
export function networkFrom(start: CitySet, own: CitySet): CitySet {
  let network = start;
  for (;;) {
    const next = grown(network) & own;
    if (next === network) return network;
    network = next;
  }
}

const CONNECTION_POINTS: readonly number[] = ALL.map(({ connectionPoints = 0 }) => connectionPoints);
const REGION_OF: readonly Region[] = ALL.map(({ region }) => region);
const MOST_POINTS = 5;

/** C-F2 for one network; `extra`: a point the Post Office adds (C-P28). */
export function connectionVp(network: CitySet, tracks: Readonly<Record<Region, number>>, extra: number): number {
  const majors = network & MAJORS;
  if (countOf(majors) < 2) return 0;
  let points = extra;
  let lowest = TRANSPORT_LEVELS.length - 1;
  for (let left = majors; left !== 0; left &= left - 1) {
    const city = 31 - Math.clz32(left & -left);
    const region = REGION_OF[city] as Region;
    points += CONNECTION_POINTS[city] as number;
    lowest = Math.min(lowest, levelOf(region, tracks[region]));
  }
  const row = CONNECTION_SCORE[Math.min(points, MOST_POINTS)];
  return (row?.[TRANSPORT_LEVELS[lowest] as (typeof TRANSPORT_LEVELS)[number]] ?? 0) + (points > MOST_POINTS ? 9 : 0);
}

function levelOf(region: Region, space: number): number {
  return TRANSPORT_LEVELS.indexOf(TRACKS[region][space]?.level ?? "cart");
}

/** Cities still to be built in until the network holds one more major city; `reach` where that is further. */
export function stepsToMajor(network: CitySet, own: CitySet, open: CitySet, reach: number): number {
  const majors = countOf(network & MAJORS);
  let grownSet = network;
  for (let steps = 0; steps < reach; steps++) {
    if (countOf(grownSet & MAJORS) > majors) return steps;
    const next = grown(grownSet) & (open | own);
    grownSet = networkFrom(next, next | own);
  }
  return reach;
}
