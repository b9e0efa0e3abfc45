import { CITY_IDS, type CityId } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { type CitySet, CONNECTIONS, cityIndex, stepsToConnect } from "./network-map.ts";

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
