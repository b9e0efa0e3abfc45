import { CITY, CITY_IDS, type CityId, NEIGHBOURS, REGIONS, type Region } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { type CitySet, CONNECTIONS, cityIndex, connectionVp, stepsToConnect } from "./network-map.ts";
import { connectedMediums } from "./projects.ts";

const cities = (...ids: readonly CityId[]): CitySet => ids.reduce((set, id) => set | (1 << cityIndex(id)), 0);
const EVERYWHERE = cities(...CITY_IDS);

function away(majors: readonly CityId[], own: CitySet, open = EVERYWHERE): number | undefined {
  return stepsToConnect(own, open)[CONNECTIONS.findIndex((connection) => connection.cities === cities(...majors))];
}

describe("C-F2 a connection is so many projects away", () => {
  it("along the shortest way through open cities", () => {
    expect(away(["new-york", "chicago"], cities("new-york"))).toBe(2);
    expect(away(["new-york", "chicago"], cities("new-york", "pittsburgh"))).toBe(1);
    expect(away(["new-york", "chicago"], cities("new-york", "pittsburgh", "chicago"))).toBe(0);
  });

  it("around a full city", () => {
    // Washington, Cincinnati, St. Louis, Chicago.
    expect(away(["new-york", "chicago"], cities("new-york"), EVERYWHERE & ~cities("pittsburgh"))).toBe(4);
  });

  it("with branches where three cities meet best in the middle", () => {
    const own = cities("new-york", "pittsburgh", "chicago", "st-louis", "memphis");
    expect(away(["chicago", "new-york", "new-orleans"], own)).toBe(1);
  });
});

it("C-N6 medium cities count only with a project of one's own in the major city they hang on", () => {
  const medium = CITY_IDS.filter((id) => CITY[id].size === "medium");
  for (const major of CITY_IDS.filter((id) => CITY[id].size === "major")) {
    const near = NEIGHBOURS[major].filter((id) => medium.includes(id));
    expect(connectedMediums(cities(...near), major), major).toBe(0);
    expect(connectedMediums(cities(major, ...near), major), major).toBe(near.length);
  }
});

describe("C-F2 a connection is worth", () => {
  const START = Object.fromEntries(REGIONS.map((region) => [region, 0])) as Record<Region, number>;
  const majors = CITY_IDS.filter((id) => CITY[id].size === "major");
  const points = (ids: readonly CityId[]) => ids.reduce((sum, id) => sum + (CITY[id].connectionPoints ?? 0), 0);

  it("what its points score, and 9 VP more only beyond the fifth", () => {
    const worth = new Map<number, number>();
    for (const one of majors)
      for (const other of majors) {
        if (one >= other) continue;
        for (const extra of [0, 1, 2, 3]) {
          const all = points([one, other]) + extra;
          worth.set(all, connectionVp(cities(one, other), START, extra));
        }
      }
    expect([2, 3, 4, 5, 6].map((all) => worth.get(all))).toEqual([3, 6, 12, 18, 27]);
    expect(connectionVp(cities(majors[0] as CityId), START, 2)).toBe(0);
  });
});
