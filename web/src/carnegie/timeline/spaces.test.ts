import { game, type State } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { spacesOf } from "./spaces.ts";

const start = game.create(game.options(undefined, 2), 2, "timeline");

function timeline(markers: readonly number[]): State {
  return { ...start, timeline: { strips: ["1a", "2a", "3a", "4a"], markers } };
}

describe("the spaces of a row", () => {
  it("are those of its strip and then the end column with region and donation", () => {
    const spaces = spacesOf(timeline([0, 0, 0, 0]), "hr");
    expect(spaces.map(({ region }) => region)).toEqual(["west", undefined, "midwest", "east", "east"]);
    expect(spaces.map(({ donation }) => donation)).toEqual([false, true, false, false, true]);
  });

  it("say what comes next and what has been", () => {
    expect(spacesOf(timeline([2, 0, 0, 0]), "hr").map(({ when }) => when)).toEqual([
      "past",
      "marker",
      "next",
      "later",
      "later",
    ]);
  });

  it("have nothing to come once the marker is on the last one", () => {
    expect(spacesOf(timeline([5, 0, 0, 0]), "hr").map(({ when }) => when)).not.toContain("next");
  });
});
