import { bestConnection, type CityId, game, LINKS, type State } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";
import { PLACES } from "./places.ts";

const START = game.create(game.options(undefined, 2), 2, "rails");

/** A position in which the first player has a project in each of these cities. */
function withProjectsIn(cities: readonly CityId[]): State {
  return { ...START, map: Object.fromEntries(cities.map((id) => [id, ["0:housing"]])) };
}

const COAST_TO_COAST: readonly CityId[] = [
  "san-francisco",
  "reno",
  "salt-lake-city",
  "denver",
  "kansas-city",
  "chicago",
  "pittsburgh",
  "new-york",
];

describe("the network of a player", () => {
  it("highlights exactly the printed links between cities with own projects", () => {
    const { rails } = networkOf(withProjectsIn(COAST_TO_COAST), 0);
    const expected = LINKS.filter((link) => link.every((id) => COAST_TO_COAST.includes(id)));
    expect(rails.map(({ link }) => link).sort()).toEqual(expected.map((link) => link.join(" ")).sort());
  });

  it("scores what the rules score, and marks the rails of that connection", () => {
    const state = withProjectsIn([...COAST_TO_COAST, "atlanta", "charleston"]);
    const { rails, worth } = networkOf(state, 0);
    expect(worth).toEqual(bestConnection(state, 0));
    expect(worth).toMatchObject({ points: 4, level: "cart", vp: 12 });
    const scoring = new Set(rails.filter(({ scores }) => scores).flatMap(({ ends }) => ends));
    expect([...scoring].sort()).toEqual([...(worth?.cities ?? [])].sort());
    expect(rails.filter(({ scores }) => !scores).map(({ link }) => link)).toEqual(["atlanta charleston"]);
  });

  it("highlights rail by rail: each one starts where an earlier one ended", () => {
    const { rails } = networkOf(withProjectsIn(COAST_TO_COAST), 0);
    const reached = new Set([rails[0]?.ends[0]]);
    for (const { ends } of rails) {
      expect(reached.has(ends[0]), ends.join(" to ")).toBe(true);
      reached.add(ends[1]);
    }
  });

  it("is not highlighted while nothing is connected", () => {
    const { rails, worth, cities } = networkOf(withProjectsIn(["chicago", "new-york"]), 0);
    expect(rails).toEqual([]);
    expect(worth).toBeUndefined();
    expect([...cities]).toEqual(["chicago", "new-york"]);
    expect(networkOf(withProjectsIn(["chicago"]), 1).cities.size).toBe(0);
  });
});

describe("rails", () => {
  it("can be drawn for every link: both ends have a place, and not the same one", () => {
    expect(LINKS).toHaveLength(54);
    for (const [a, b] of LINKS) expect(PLACES[a].at).not.toEqual(PLACES[b].at);
  });
});
