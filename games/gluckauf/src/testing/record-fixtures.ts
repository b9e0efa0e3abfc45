import { type Fixture, writeFixtures } from "@montan/engine/conformance";
import { game } from "../game.ts";

/** Recorded games for every number of players and for replaced tables. Run this file to record new ones. */
const FIXTURES: readonly Fixture[] = [
  { name: "rules-1-two-players", seats: 2 },
  { name: "rules-1-three-players", seats: 3 },
  { name: "rules-1-four-players", seats: 4 },
  // G-F5: equal VP, decided by the highest shift token.
  { name: "rules-1-tie", seats: 2, wanted: ({ sheets }) => sheets.every(({ total }) => total === sheets[0]?.total) },
  {
    name: "rules-1-own-components",
    seats: 3,
    options: {
      components: {
        ordersPerDestination: [
          { lorries: 1, vp: 3, count: 1 },
          { lorries: 2, vp: 5, count: 3 },
          { lorries: 3, vp: 7, count: 2 },
          { lorries: 4, vp: 10, count: 1 },
        ],
      },
    },
  },
];

const written = writeFixtures(game, FIXTURES, new URL("../../fixtures/", import.meta.url));
process.stdout.write(`${written.length} recorded: ${written.join(", ")}\n`);
