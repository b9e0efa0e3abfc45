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

/** A set of cities, one bit each in the order of CITIES: a player's map is needed at every step of a search. */
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
const NEAR: readonly (readonly number[])[] = ALL.map(({ id }) => NEIGHBOURS[id].map((neighbour) => INDEX[neighbour]));

function grown(set: CitySet): CitySet {
  let all = set;
  for (let left = set; left !== 0; left &= left - 1) all |= LINKED[31 - Math.clz32(left & -left)] as CitySet;
  return all;
}

/** Everything in `own` that is connected with `start`. */
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

/** C-F2 for one network; `extra`: a point that the Post Office adds (C-P28). */
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

const MAJOR_INDEX: readonly number[] = ALL.flatMap(({ size }, index) => (size === "major" ? [index] : []));
const ALL_MAJORS = (1 << MAJOR_INDEX.length) - 1;
const OUT_OF_REACH = 99;

/** The sets of two or more major cities, as bits in the order of MAJOR_INDEX, and the cities in them. */
export const CONNECTIONS: readonly { readonly majors: number; readonly cities: CitySet }[] = Array.from(
  { length: ALL_MAJORS + 1 },
  (_, majors) => ({
    majors,
    cities: MAJOR_INDEX.reduce((set, city, bit) => (majors & (1 << bit) ? set | (1 << city) : set), 0),
  }),
).filter(({ cities }) => countOf(cities) >= 2);

const known = new Map<CitySet, Map<CitySet, number[]>>();
const MOST_KNOWN = 5000;

/** How many more cities are needed for each of the CONNECTIONS. Called again and again for the same map. */
export function stepsToConnect(own: CitySet, open: CitySet): number[] {
  let among = known.get(own);
  if (among === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    among = new Map();
    known.set(own, among);
  }
  const steps = among.get(open) ?? cheapestTrees(own, open);
  among.set(open, steps);
  return steps;
}

/** The cheapest trees through own and open cities, for every set of major cities from those of its parts. */
function cheapestTrees(own: CitySet, open: CitySet): number[] {
  const price = ALL.map((_, city) => (own & (1 << city) ? 0 : open & (1 << city) ? 1 : OUT_OF_REACH));
  const trees: number[][] = [];
  for (let majors = 1; majors <= ALL_MAJORS; majors++) {
    const tree = ALL.map(() => OUT_OF_REACH);
    const only = MAJOR_INDEX[Math.log2(majors)];
    if (only !== undefined) tree[only] = price[only] as number;
    for (let part = (majors - 1) & majors; part > 0; part = (part - 1) & majors)
      join(tree, trees, part, majors & ~part, price);
    spread(tree, price);
    trees[majors] = tree;
  }
  return CONNECTIONS.map(({ majors }) => Math.min(OUT_OF_REACH, ...(trees[majors] as number[])));
}

/** Two trees meet in a city, which is counted once. */
function join(tree: number[], trees: number[][], one: number, other: number, price: readonly number[]): void {
  const [first, second] = [trees[one] as number[], trees[other] as number[]];
  for (let city = 0; city < tree.length; city++) {
    const both = (first[city] as number) + (second[city] as number) - (price[city] as number);
    if (both < (tree[city] as number)) tree[city] = both;
  }
}

/** Extends the tree along the links. */
function spread(tree: number[], price: readonly number[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let city = 0; city < tree.length; city++) {
      for (const near of NEAR[city] as readonly number[]) {
        const reached = (tree[city] as number) + (price[near] as number);
        if (reached >= (tree[near] as number)) continue;
        tree[near] = reached;
        changed = true;
      }
    }
  }
}
