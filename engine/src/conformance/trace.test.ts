import { expect, test } from "vitest";
import { exportRecord } from "../record.ts";
import { playRandom } from "./play.ts";
import { auction as game } from "./toy/auction.ts";
import { countSequences, traceOf } from "./trace.ts";

const record = (seed: string) => exportRecord(playRandom(game, { seats: 2, seed }).log);

test("a trace has a line per state, a column per viewer, and the result", () => {
  const { log, state } = playRandom(game, { seats: 2, seed: "trace" });
  const lines = traceOf(exportRecord(log), game).trimEnd().split("\n");
  expect(lines[0]).toBe("decision state 0 1 spectator");
  expect(lines).toHaveLength(log.decisions.length + 3);
  expect(lines.at(-1)).toContain(JSON.stringify(game.result(state)?.winners));
});

test("the same record gives the same trace, another one another", () => {
  expect(traceOf(record("a"), game)).toBe(traceOf(record("a"), game));
  expect(traceOf(record("a"), game)).not.toBe(traceOf(record("b"), game));
});

test("sequences of one decision are the legal moves of everybody asked", () => {
  const state = game.create(game.options(undefined, 2), 2, "count");
  const moves = game.deciders(state).reduce((count, seat) => count + game.legalMoves(state, seat).length, 0);
  expect(countSequences(game, state, 1)).toBe(moves);
  expect(countSequences(game, state, 0)).toBe(1);
});
