import { describe, expect, test } from "vitest";
import { exportRecord } from "../record.ts";
import { playRandom } from "./play.ts";
import { type Auction, altered, auction as game } from "./toy/auction.ts";
import { countSequences, traceChange, traceOf } from "./trace.ts";

const record = (seed: string) => exportRecord(playRandom(game, { seats: 2, seed }).log);
const played = record("trace");
const trace = traceOf(played, game);

/** What the original trace says about a game with something changed. */
const changeIn = (changed: Partial<Auction>) => traceChange(played, trace, altered(changed)) ?? "nothing";

test("a trace has a line per moment, with each viewer, and the result", () => {
  const { log, state } = playRandom(game, { seats: 2, seed: "trace" });
  const lines = trace.trimEnd().split("\n");
  expect(lines).toHaveLength(log.decisions.length + 2);
  const [dealt = ""] = lines;
  expect(Object.keys(JSON.parse(dealt).views)).toEqual(["0", "1", "spectator"]);
  expect(JSON.parse(dealt).events).toMatchObject({ 0: expect.stringMatching(/^dealt [0-9a-f]{6}$/) });
  expect(JSON.parse(lines.at(-1) ?? "")).toEqual(game.result(state));
});

test("the same record gives the same trace, another one another", () => {
  const traced = (seed: string) => traceOf(record(seed), game);
  expect(traced("a")).toBe(traced("a"));
  expect(traced("a")).not.toBe(traced("b"));
});

describe("a change is reported as", () => {
  test("nothing, if nothing changed", () => {
    expect(changeIn({})).toBe("nothing");
  });

  test("the decision, and the part of the state with both values if they are short", () => {
    const late = changeIn({
      apply: (state, seat, move, emit) => {
        const after = game.apply(state, seat, move, emit);
        return move.type === "take" || move.type === "draw" ? { ...after, round: after.round + 10 } : after;
      },
    });
    expect(late).toMatch(
      /^after decision 3 \(\d \{"type":"(take|draw)"\}\):\n {2}state\.round: was unchanged, is 11\n/,
    );
  });

  test("the seat whose view changed, and only that", () => {
    const leak = changeIn({
      view: (state, seat) => ({ ...game.view(state, seat), ...(seat === undefined && { stack: state.stack }) }),
    });
    expect(leak).toMatch(
      /^after decision 0 \(the deal\):\n {2}views\.spectator: was "[0-9a-f]{6}", is "[0-9a-f]{6}" \{.*…$/,
    );
  });

  test("the event, as it is now, and the one that is missing", () => {
    const wrong = changeIn({
      create: (options, seats, seed, emit, rules) =>
        game.create(
          options,
          seats,
          seed,
          emit && ((event) => emit("lot" in event ? { ...event, lot: 1 } : event)),
          rules,
        ),
    });
    expect(wrong).toMatch(
      /^after decision 0 \(the deal\):\n {2}events\.2: was "lot-opened \w+", is "lot-opened \w+" \{"lot":1,"type":"lot-opened"\}\n {2}told\.0: /,
    );
    const silent = changeIn({
      create: (options, seats, seed, _, rules) => game.create(options, seats, seed, undefined, rules),
    });
    expect(silent).toMatch(/events\.2: was "lot-opened \w+", is nothing\n {2}told\.0: /);
  });

  test("the legal moves, even if only their order or a warning changed", () => {
    const turned = changeIn({ legalMoves: (state, seat) => game.legalMoves(state, seat).toReversed() });
    expect(turned).toMatch(/^after decision 0 \(the deal\):\n {2}moves\.\d: was "\d+ \w+", is "\d+ \w+" \[/);
    const warned = changeIn({ warnings: () => [{ code: "careful" }] as never });
    expect(warned).toMatch(/^after decision 0 \(the deal\):\n {2}moves\.\d: was "\d+ \w+", is "\d+ \w+" \[/);
  });

  test("what a seat is told about an event, if the event is the same", () => {
    const deaf = changeIn({ redact: (event, seat) => (seat === 1 ? undefined : game.redact(event, seat)) });
    expect(deaf).toMatch(/^after decision 0 \(the deal\):\n {2}told\.1: was "\w+", is "\w+" \[\]$/);
    const unwatched = changeIn({
      redact: (event, seat) => (seat === undefined ? undefined : game.redact(event, seat)),
    });
    expect(unwatched).toMatch(/^after decision 0 \(the deal\):\n {2}told\.spectator: was "\w+", is "\w+" \[\]$/);
  });

  test("the score sheet, even if only its details changed", () => {
    const detailed = changeIn({
      score: (state) =>
        game.score(state).map((sheet) => ({ ...sheet, parts: sheet.parts.map((part) => ({ ...part, detail: 1 })) })),
    });
    expect(detailed).toMatch(/^after decision 0 \(the deal\):\n {2}scores\.0: was "1 \w+", is "1 \w+" \{.*"detail":1/);
  });

  test("the result", () => {
    const lost = changeIn({
      result: (state) => {
        const result = game.result(state);
        return result && { ...result, winners: [] };
      },
    });
    expect(lost).toMatch(/^the result: \$\.winners\.0: \d against nothing$/);
  });

  test("a trace that belongs to another record", () => {
    const shorter = trace.trimEnd().split("\n").toSpliced(-3, 2).join("\n");
    expect(traceChange(played, shorter, game)).toMatch(/^the trace ends before decision \d+/);
    const longer = trace.trimEnd().split("\n");
    expect(traceChange(played, [...longer.slice(0, -1), ...longer.slice(-2)].join("\n"), game)).toMatch(
      /^the trace goes on/,
    );
  });
});

test("sequences of one decision are the legal moves of everybody asked", () => {
  const state = game.create(game.options(undefined, 2), 2, "count");
  const moves = game.deciders(state).reduce((count, seat) => count + game.legalMoves(state, seat).length, 0);
  expect(countSequences(game, state, 1)).toBe(moves);
  expect(countSequences(game, state, 0)).toBe(1);
});
