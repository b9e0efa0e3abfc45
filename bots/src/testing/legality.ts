import { type AnyGame, randomFrom } from "@montan/engine";
import { gamesToRun } from "@montan/engine/conformance";
import { expect, it } from "vitest";
import { askBot, BOT_NAMES, BOTS } from "../index.ts";

/** One way to set up a table. */
export interface Table {
  readonly seats: number;
  readonly options?: unknown;
}

/** Whole games of every level, the tables taken in turn, with minimal thinking since only legality is tested. */
export function testLegality(game: AnyGame, tables: readonly Table[]): void {
  it.each(BOT_NAMES)("%s makes no illegal move", async (name) => {
    for (let number = 0; number < gamesToRun({ test: 2, long: 1000 }); number++) {
      const { seats, options } = tables[(number * STRIDE) % tables.length] as Table;
      const random = randomFrom(`${number} bots`);
      let state = game.create(game.options(options, seats), seats, `legal ${number}`);
      for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
        // `apply` throws on anything `legalMoves` does not list.
        state = game.apply(state, seat, await askBot(BOTS[name], game, state, seat, random, { budget: BRIEF }));
      }
      expect(game.result(state)?.winners.length).toBeGreaterThan(0);
    }
  });
}

const BRIEF = { iterations: 1 };
/** Spread over the list by a prime step, so that a few games differ and many cover every table. */
const STRIDE = 101;
