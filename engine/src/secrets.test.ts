import { expect, test } from "vitest";
import { playRandom } from "./conformance/play.ts";
import { auction } from "./conformance/toy/auction.ts";
import type { AnyGame } from "./game.ts";
import { hasSecrets } from "./secrets.ts";

const game = auction as AnyGame;
const SEATS = [0, 1];

test("whoever holds cards that nobody else sees has secrets; at the end nobody has", () => {
  const state = auction.create({ rounds: 1 }, 2, "secrets");
  expect(SEATS.map((seat) => hasSecrets(game, state, seat))).toEqual([true, true]);
  const { log } = playRandom(auction, { options: { rounds: 1 }, seats: 2, seed: "secrets" });
  expect(SEATS.map((seat) => hasSecrets(game, log.state, seat))).toEqual([false, false]);
});
