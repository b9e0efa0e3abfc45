import { randomFrom } from "@montan/engine";
import { expect, test } from "vitest";
import { CITIES, CITY, type CityId, LINKS, type ProjectType, REGIONS, type Region } from "../data/map.ts";
import { CONNECTION_SCORE, TRACKS, TRANSPORT_LEVELS } from "../data/tracks.ts";
import { type PlayerSpec, position, vpFor } from "../testing/position.ts";
import { bestConnection, networksOf } from "./connections.ts";

/** One project in each city, on its first slot. */
const projectsIn = (...cities: readonly CityId[]) =>
  cities.map(
    (city) => [city, 0, CITY[city].slots[0] === "any" ? "housing" : (CITY[city].slots[0] as ProjectType)] as const,
  );
const railroads = { west: 3, midwest: 2, south: 2, east: 1 };

test("C-F2 Mary connects San Francisco, Chicago and New York by railroad: 27 VP", () => {
  const cities = [
    "san-francisco",
    "portland",
    "boise",
    "denver",
    "kansas-city",
    "chicago",
    "pittsburgh",
    "new-york",
  ] as const;
  const state = position({ players: [{ projects: projectsIn(...cities), tracks: railroads }, {}] });
  expect(bestConnection(state, 0)).toEqual({
    vp: 27,
    points: 4,
    level: "railroad",
    majors: ["san-francisco", "chicago", "new-york"],
    cities: CITIES.filter(({ id }) => (cities as readonly string[]).includes(id)).map(({ id }) => id),
    postOffice: false,
  });
  expect(vpFor(state, "connections")).toBe(27);
});

test("C-F2 Thomas connects San Francisco, New Orleans and Chicago without railroad in the West: 18 VP", () => {
  const cities = [
    "san-francisco",
    "los-angeles",
    "phoenix",
    "el-paso",
    "san-antonio",
    "houston",
    "new-orleans",
    "memphis",
    "st-louis",
    "chicago",
  ] as const;
  const state = position({ players: [{ projects: projectsIn(...cities), tracks: { ...railroads, west: 2 } }, {}] });
  expect(bestConnection(state, 0)).toMatchObject({ vp: 18, points: 4, level: "stagecoach" });
});

test("C-F2 one major city alone scores nothing, nor do two that are not connected", () => {
  const apart = position({ players: [{ projects: projectsIn("san-francisco", "new-york"), tracks: railroads }, {}] });
  expect(bestConnection(apart, 0)).toBeUndefined();
});

test("C-F2 regions merely passed through do not matter", () => {
  // Chicago to New Orleans through St. Louis and Memphis; the West does not matter.
  const cities = ["chicago", "st-louis", "memphis", "new-orleans", "dallas", "el-paso", "phoenix"] as const;
  const state = position({ players: [{ projects: projectsIn(...cities), tracks: { midwest: 2, south: 2 } }, {}] });
  expect(bestConnection(state, 0)).toMatchObject({ vp: 9, points: 2, level: "railroad" });
});

test("C-F2 only the best of several networks counts", () => {
  const east = ["chicago", "pittsburgh", "new-york"] as const;
  const south = [
    "san-francisco",
    "los-angeles",
    "phoenix",
    "el-paso",
    "san-antonio",
    "houston",
    "new-orleans",
  ] as const;
  const state = position({
    players: [{ projects: projectsIn(...east, ...south), tracks: { midwest: 2, east: 1 } }, {}],
  });
  // Chicago–New York by railroad: 2 points, 9 VP. San Francisco–New Orleans by cart: 3 points, 6 VP.
  expect(bestConnection(state, 0)).toMatchObject({ vp: 9, majors: ["chicago", "new-york"] });
});

test("C-F2 neutral and other players' disks connect nothing", () => {
  const state = position({
    players: [
      { projects: projectsIn("chicago", "new-york"), tracks: railroads },
      { projects: projectsIn("pittsburgh") },
    ],
  });
  expect(bestConnection(state, 0)).toBeUndefined();
});

/** Tries all sets of cities: finds connected ones by walking, then adds up. */
function bruteForce(own: ReadonlySet<CityId>, tracks: Readonly<Record<Region, number>>): number {
  let best = 0;
  const majors = CITIES.filter(({ size, id }) => size === "major" && own.has(id));
  for (const start of majors) {
    const reached = new Set<CityId>([start.id]);
    for (let grown = true; grown; ) {
      grown = false;
      for (const [a, b] of LINKS) {
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const) {
          if (reached.has(from) && own.has(to) && !reached.has(to)) {
            reached.add(to);
            grown = true;
          }
        }
      }
    }
    const linked = majors.filter(({ id }) => reached.has(id));
    if (linked.length < 2) continue;
    const points = linked.reduce((sum, { id }) => sum + (id === "san-francisco" ? 2 : 1), 0);
    const level = Math.min(
      ...linked.map(({ region }) => TRANSPORT_LEVELS.indexOf(TRACKS[region][tracks[region]]?.level ?? "cart")),
    );
    best = Math.max(best, CONNECTION_SCORE[points]?.[TRANSPORT_LEVELS[level] ?? "cart"] ?? 0);
  }
  return best;
}

test("C-F2 agrees with brute force on random positions", () => {
  const random = randomFrom("connections");
  const seen = new Set<number>();
  for (let round = 0; round < 600; round++) {
    const density = 1 + random.below(9);
    const own = CITIES.filter(() => random.below(10) < density).map(({ id }) => id);
    const tracks = Object.fromEntries(REGIONS.map((region) => [region, random.below(5)])) as Record<Region, number>;
    const player: PlayerSpec = { projects: projectsIn(...own), tracks };
    const state = position({ players: [player, {}] });
    const expected = bruteForce(new Set(own), tracks);
    expect(bestConnection(state, 0)?.vp ?? 0).toBe(expected);
    const inNetworks = networksOf(state, 0)
      .flat()
      .map(({ id }) => id);
    expect(inNetworks.toSorted()).toEqual(own.toSorted());
    seen.add(expected);
  }
  expect(seen.size).toBeGreaterThan(6);
});
