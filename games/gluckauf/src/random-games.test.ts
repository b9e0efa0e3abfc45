import { exportRecord, importRecord } from "@montan/engine";
import { gamesToRun, playRandom } from "@montan/engine/conformance";
import { describe, expect, it } from "vitest";
import { game } from "./game.ts";
import { checkInvariants } from "./testing/invariants.ts";

const GAMES = gamesToRun({ test: 200, long: 10_000 });

describe("random games", () => {
  it.each([2, 3, 4])(`${GAMES} games of %i players keep every invariant after every decision`, (seats) => {
    let decisions = 0;
    for (let number = 0; number < GAMES; number++) {
      const { state } = playRandom(game, {
        seats,
        seed: `invariants ${number}`,
        onDecision: ({ after }) => {
          checkInvariants(after);
          decisions++;
        },
      });
      expect(game.result(state)?.winners.length).toBeGreaterThan(0);
    }
    expect(decisions).toBeGreaterThan(GAMES * 50);
  });

  it("a record replays to the same state and score", () => {
    for (let number = 0; number < 10; number++) {
      const { log, state } = playRandom(game, { seats: 3, seed: `record ${number}` });
      const text = exportRecord(log);
      const read = importRecord(text, [game]);
      expect(read.state).toEqual(state);
      expect(exportRecord(read)).toBe(text);
    }
  });
});
