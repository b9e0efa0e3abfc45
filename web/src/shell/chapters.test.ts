import type { Owner } from "@montan/engine";
import { expect, it } from "vitest";
import { chaptersOf, type Entry } from "./chapters.ts";

const line = (place: number, owner: Owner | undefined, begins?: number): Entry => ({
  ...{ place, index: place, owner, begins, text: `line ${place}`, pieces: [], tally: [] },
});

const STORY = [line(0, undefined), line(1, undefined, 1), line(2, 0), line(3, undefined), line(4, 1), line(5, 1, 2)];

const outline = (from?: number) =>
  chaptersOf(STORY, from).map(({ round, turns }) => [
    round,
    turns.map(({ owner, entries }) => [owner, entries.map(({ place }) => place)]),
  ]);

it("a round is a chapter, and what belongs to nobody is part of the turn it happened in", () => {
  expect(outline()).toEqual([
    [undefined, [[undefined, [0]]]],
    [
      1,
      [
        [undefined, [1]],
        [0, [2, 3]],
        [1, [4]],
      ],
    ],
    [2, [[1, [5]]]],
  ]);
});

it("the last lines know the round they belong to", () => {
  expect(outline(4)).toEqual([
    [1, [[1, [4]]]],
    [2, [[1, [5]]]],
  ]);
});
