import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playRandom } from "./conformance/play.ts";
import { type Auction, altered, auction } from "./conformance/toy/auction.ts";
import type { AuctionMove } from "./conformance/toy/state.ts";
import { IllegalMove } from "./errors.ts";
import type { Seat } from "./game.ts";
import { canonical } from "./json.ts";
import { DecisionLog, type LogEntry, standingDecisions } from "./log.ts";

const TAKE: AuctionMove = { type: "take" };
const DRAW: AuctionMove = { type: "draw" };
const VAULT: AuctionMove = { type: "store", place: "vault" };
const NO_TIP: AuctionMove = { type: "tip" };

function newLog(seats = 3, game: Auction = auction) {
  return new DecisionLog(game, { options: game.options(undefined, seats), seats, seed: "a seed" });
}

type AuctionLog = ReturnType<typeof newLog>;

/** Bids the seat's lowest or highest card. */
function bid(log: AuctionLog, seat: Seat, which: "lowest" | "highest" = "lowest"): AuctionMove {
  const move = log.game.legalMoves(log.state, seat).at(which === "lowest" ? 0 : -1) as AuctionMove;
  log.append(seat, move);
  return move;
}

/** Everybody bids; returns the seat that won. */
function bidAll(log: AuctionLog): Seat {
  for (const seat of log.game.deciders(log.state)) bid(log, seat);
  return log.game.deciders(log.state)[0] as Seat;
}

function codeOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof IllegalMove) return error.code;
    throw error;
  }
  return "allowed";
}

/** What must be true of a log whatever happened to it. */
function expectSound(log: AuctionLog): void {
  expect(log.version).toBe(log.entries.length);
  const again = new DecisionLog(log.game, log.setup, log.entries);
  expect(canonical(again.state)).toBe(canonical(log.state));
  expect(canonical(again.decisions)).toBe(canonical(log.decisions));
  expect(canonical(log.stateAt(log.decisions.length))).toBe(canonical(log.state));
}

describe("append", () => {
  test("advances the state and the version", () => {
    const log = newLog();
    expect(log.version).toBe(0);
    const move = bid(log, 1);
    expect(log.version).toBe(1);
    expect(log.entries).toEqual([{ seat: 1, move }]);
    expect(log.decisions).toEqual([{ seat: 1, move }]);
    expect(log.game.deciders(log.state)).toEqual([0, 2]);
  });

  test("a refused decision leaves the log as it was", () => {
    const log = newLog();
    bid(log, 1);
    const before = canonical([log.state, log.entries]);
    expect(codeOf(() => log.append(0, TAKE))).toBe("wrong-decision");
    expect(canonical([log.state, log.entries])).toBe(before);
  });

  test("returns what it caused", () => {
    const log = newLog();
    const [move] = auction.legalMoves(log.state, 0);
    const { events } = log.append(0, move as AuctionMove);
    expect(events).toEqual([{ type: "bid-made", seat: 0, card: (move as { card: number }).card }]);
  });
});

describe("a decision made for an older version", () => {
  const lowest = (log: AuctionLog, seat: Seat) => auction.legalMoves(log.state, seat)[0] as AuctionMove;

  test("counts if only others have decided since, who were asked at the same time", () => {
    const log = newLog();
    const mine = lowest(log, 0);
    bid(log, 1);
    bid(log, 2);
    log.append(0, mine, { expected: 0 });
    expect(log.decisions.at(-1)).toEqual({ seat: 0, move: mine });
  });

  test("is stale once the seat itself has decided", () => {
    const log = newLog();
    const mine = lowest(log, 0);
    bid(log, 0, "highest");
    bid(log, 1);
    expect(codeOf(() => log.append(0, mine, { expected: 0 }))).toBe("stale");
    expect(codeOf(() => log.append(2, lowest(log, 2), { expected: 0 }))).toBe("allowed");
  });

  test("is stale once something was taken back", () => {
    const log = newLog();
    bid(log, 1);
    log.undo(1);
    expect(codeOf(() => log.append(0, lowest(log, 0), { expected: 0 }))).toBe("stale");
    expect(codeOf(() => log.append(0, lowest(log, 0), { expected: 2 }))).toBe("allowed");
  });

  test("is stale once another seat has taken back what was there", () => {
    const log = newLog();
    bid(log, 1);
    bid(log, 2);
    log.undo(2);
    expect(codeOf(() => log.append(0, lowest(log, 0), { expected: 2 }))).toBe("stale");
    expect(codeOf(() => log.append(0, lowest(log, 0), { expected: 3 }))).toBe("allowed");
  });

  test("is stale if the seat was not asked then", () => {
    const log = newLog(2);
    const winner = bidAll(log);
    log.append(winner, TAKE);
    log.append(winner, VAULT);
    expect(codeOf(() => log.append(1 - winner, NO_TIP, { expected: 2 }))).toBe("stale");
    expect(codeOf(() => log.append(winner, NO_TIP, { expected: 3 }))).toBe("stale");
  });

  test.each([-1, 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("there is no version %d of a fresh log", (expected) => {
    const log = newLog();
    expect(codeOf(() => log.append(0, lowest(log, 0), { expected }))).toBe("stale");
    expect(log.version).toBe(0);
  });

  test("an undo needs the current one", () => {
    const log = newLog();
    bid(log, 1);
    bid(log, 0);
    expect(codeOf(() => log.undo(1, "step", { expected: 1 }))).toBe("stale");
    expect(codeOf(() => log.undo(1, "step", { expected: 3 }))).toBe("stale");
    log.undo(1, "step", { expected: 2 });
    expect(log.version).toBe(3);
  });
});

describe("moments", () => {
  test("there is one for the deal and one for every decision that stands", () => {
    const log = newLog();
    const first = bid(log, 1);
    bid(log, 0);
    log.undo(0);
    expect(log.moments.map(({ decision }) => decision)).toEqual([undefined, { seat: 1, move: first }]);
    const [deal, moment] = log.moments;
    expect(deal).toMatchObject({ reveals: false, asked: [] });
    expect(deal?.events.map(({ type }) => type)).toEqual(["dealt", "dealt", "dealt", "lot-opened"]);
    expect(moment).toMatchObject({ state: log.state, reveals: false, asked: [0, 1, 2] });
    expect(moment?.events).toEqual([{ ...first, type: "bid-made", seat: 1 }]);
  });

  test("each says whether it revealed something", () => {
    const log = newLog(2);
    const winner = bidAll(log);
    log.append(winner, TAKE);
    expect(log.moments.map(({ reveals }) => reveals)).toEqual([false, false, true, false]);
  });

  test("the first ones are dropped if only reachable ones are kept, and nothing else changes", () => {
    const { log } = playRandom(auction, { seats: 3, seed: "a long game" });
    const short = new DecisionLog(auction, log.setup, [], { keep: "reachable" });
    const long = new DecisionLog(auction, log.setup);
    let fewest = Number.POSITIVE_INFINITY;
    for (const { seat, move } of log.decisions) {
      for (const kept of [short, long]) kept.append(seat, move);
      for (const anybody of [0, 1, 2]) expect(short.undoable(anybody)).toBe(long.undoable(anybody));
      if (short.moments.length < long.moments.length) {
        for (const kept of [short, long])
          expect(codeOf(() => kept.rewind(0, kept.decisions.length))).toBe("undo-revealed");
      }
      expect(short.moments).toEqual(long.moments.slice(-short.moments.length));
      fewest = Math.min(fewest, short.moments.length);
    }
    expect(fewest).toBe(1);
    expect(long.moments).toHaveLength(log.decisions.length + 1);
    expect(canonical(short.stateAt(3))).toBe(canonical(long.stateAt(3)));
    expect(short.decisions).toEqual(long.decisions);
  });

  test("undo returns to the kept moment", () => {
    const log = newLog(2);
    const winner = bidAll(log);
    const before = log.moments.at(-1);
    log.append(winner, TAKE);
    log.undo(winner);
    expect(log.moments.at(-1)).toBe(before);
  });

  test("loading runs each decision once, however much was taken back", () => {
    const log = newLog(2);
    const winner = bidAll(log);
    for (let count = 0; count < 50; count++) {
      log.append(winner, TAKE);
      log.undo(winner);
    }
    let calls = 0;
    const counting = altered({
      decide: (...given) => {
        calls++;
        return auction.decide(...given);
      },
      apply: () => {
        throw new Error("applied a second time");
      },
    });
    new DecisionLog(counting, log.setup, log.entries);
    expect(calls).toBe(52);
  });
});

describe("standing decisions", () => {
  test("are found without the rules", () => {
    const log = newLog();
    bid(log, 0);
    bid(log, 1);
    log.undo(0);
    bid(log, 2);
    expect(standingDecisions(log.entries)).toEqual(log.decisions);
    expect(standingDecisions([{ seat: 0, undo: 1_000_000_000 }, ...log.entries])).toEqual(log.decisions);
  });
});

describe("replay", () => {
  const { log } = playRandom(auction, { seats: 3, seed: "a whole game" });

  test("the entries fold into the same state", () => expectSound(log));

  test("every earlier state is as it was", () => {
    const states: string[] = [canonical(log.stateAt(0))];
    const again = newLogOf(log);
    for (const { seat, move } of log.decisions) states.push(canonical(again.append(seat, move).state));
    for (const [count, state] of states.entries()) expect(canonical(log.stateAt(count))).toBe(state);
  });

  test("the events are repeated, those of the deal first", () => {
    const told = (moments: typeof log.moments) => moments.flatMap(({ events }) => events);
    const replayed = told(new DecisionLog(auction, log.setup, log.entries).moments);
    expect(replayed[0]).toMatchObject({ type: "dealt", seat: 0 });
    expect(replayed.at(-1)).toEqual({ type: "game-over" });
    expect(told(log.moments)).toEqual(replayed);
  });

  test("the rules version the game was created with stays with it", () => {
    expect(log.setup.rules).toBe(auction.version);
    const old = new DecisionLog(auction, { ...log.setup, rules: 1 });
    expect(old.state.rules).toBe(1);
    expect(old.branch(0).state.rules).toBe(1);
  });

  function newLogOf({ setup }: AuctionLog) {
    return new DecisionLog(auction, setup);
  }
});

describe("branch", () => {
  test("shares the beginning and then continues on its own", () => {
    const log = newLog(2);
    const winner = bidAll(log);
    log.append(winner, TAKE);
    const branch = log.branch(2);
    expect(branch.decisions).toEqual(log.decisions.slice(0, 2));
    const before = canonical(log.state);
    branch.append(winner, DRAW);
    expect(canonical(log.state)).toBe(before);
    expect(auction.pending(branch.state, winner)).toEqual({ type: "keeping" });
  });

  test("knows nothing of what was taken back", () => {
    const log = newLog();
    bid(log, 0, "lowest");
    log.undo(0);
    bid(log, 0, "highest");
    expect(log.branch(1).entries).toEqual(log.decisions);
  });
});

describe("undo", () => {
  test("takes back the last decision and adds an entry to the log", () => {
    const log = newLog();
    const winner = bidAll(log);
    const before = canonical(log.state);
    log.append(winner, TAKE);
    log.undo(winner);
    expect(canonical(log.state)).toBe(before);
    expect(log.entries.at(-1)).toEqual({ seat: winner, undo: 1 });
    expect(log.decisions).toHaveLength(3);
    expect(log.version).toBe(5);
    expectSound(log);
  });

  test("step by step, or the turn at once", () => {
    const log = newLog();
    const winner = bidAll(log);
    log.append(winner, TAKE);
    log.append(winner, VAULT);
    expect(log.undoable(winner)).toBe(2);
    log.undo(winner);
    expect(auction.pending(log.state, winner)).toEqual({ type: "storing" });
    log.append(winner, VAULT);
    log.undo(winner, "turn");
    expect(auction.pending(log.state, winner)).toEqual({ type: "winning" });
    expect(log.entries.at(-1)).toEqual({ seat: winner, undo: 2 });
    expectSound(log);
  });

  test("never crosses what was revealed", () => {
    const log = newLog();
    const winner = bidAll(log);
    expect(codeOf(() => log.undo(winner))).toBe("undo-revealed");
    log.append(winner, DRAW);
    expect(codeOf(() => log.undo(winner))).toBe("undo-revealed");
    expect(codeOf(() => log.undo(winner, "turn"))).toBe("undo-revealed");
    log.append(winner, { type: "keep", lot: "drawn" });
    log.undo(winner, "turn");
    expect(auction.pending(log.state, winner)).toEqual({ type: "keeping" });
    expect(log.undoable(winner)).toBe(0);
  });

  test("there must be something to take back", () => {
    const log = newLog();
    expect(codeOf(() => log.undo(0))).toBe("nothing-to-undo");
    bid(log, 1);
    expect(codeOf(() => log.undo(0))).toBe("nothing-to-undo");
    expect(codeOf(() => log.undo(7))).toBe("nothing-to-undo");
  });

  test("the end of a game cannot be taken back, since it revealed everything", () => {
    const { log } = playRandom(auction, { seats: 2, seed: "over" });
    for (const seat of [0, 1]) expect(codeOf(() => log.undo(seat, "turn"))).toBe("undo-revealed");
  });
});

describe("undo in a simultaneous phase", () => {
  test("others' decisions stay and do not count", () => {
    const log = newLog();
    bid(log, 0, "lowest");
    const others = bid(log, 1);
    log.undo(0);
    expect(log.decisions).toEqual([{ seat: 1, move: others }]);
    expect(auction.deciders(log.state)).toEqual([0, 2]);
    expectSound(log);

    const better = bid(log, 0, "highest");
    expect(log.decisions).toEqual([
      { seat: 1, move: others },
      { seat: 0, move: better },
    ]);
    expectSound(log);
  });

  test("both may take back, in either order", () => {
    const log = newLog();
    const start = canonical(log.state);
    bid(log, 0);
    bid(log, 1);
    log.undo(0);
    log.undo(1);
    expect(canonical(log.state)).toBe(start);
    expect(log.version).toBe(4);
    expectSound(log);
  });

  test("stops when the last bid has revealed them all", () => {
    const log = newLog();
    bidAll(log);
    for (const seat of [0, 1, 2]) expect(codeOf(() => log.undo(seat, "turn"))).toBe("undo-revealed");
  });
});

describe("undo where nothing is revealed", () => {
  const open = altered({ reveals: () => false });

  test("never crosses another seat's decision", () => {
    const log = newLog(2, open);
    const winner = bidAll(log);
    for (const move of [TAKE, VAULT, NO_TIP]) log.append(winner, move);
    const other = 1 - winner;
    bid(log, other);
    expect(codeOf(() => log.undo(winner))).toBe("undo-others");
    expect(codeOf(() => log.undo(winner, "turn"))).toBe("undo-others");
    expect(log.undoable(winner)).toBe(0);
  });

  test("others' decisions that depend on it prevent it", () => {
    const log = newLog(2, open);
    const winner = bidAll(log);
    log.append(winner, TAKE);
    expect(codeOf(() => log.undo(1 - winner))).toBe("undo-others");
  });

  test("a turn ends where its number changes", () => {
    const log = newLog(2, open);
    const winner = bidAll(log);
    for (const move of [TAKE, VAULT, NO_TIP]) log.append(winner, move);
    bid(log, winner);
    expect(log.undoable(winner)).toBe(1);
    log.undo(winner, "turn");
    expect(log.state.round).toBe(2);
    expectSound(log);
  });

  test("a game without turns goes back as far as undo may", () => {
    const { turn: _, ...turnless } = open;
    const log = newLog(2, turnless);
    const start = canonical(log.state);
    const winner = bidAll(log);
    for (const move of [TAKE, VAULT, NO_TIP]) log.append(winner, move);
    log.undo(winner, "turn");
    log.undo(1 - winner, "turn");
    expect(canonical(log.state)).toBe(start);
    expectSound(log);
  });
});

test("an undo may say how many decisions it takes back", () => {
  const log = newLog(2, altered({ reveals: () => false }));
  const winner = bidAll(log);
  for (const move of [TAKE, VAULT]) log.append(winner, move);
  expect(codeOf(() => log.undo(winner, 4))).not.toBe("allowed");
  log.undo(winner, 2);
  expect(log.entries.at(-1)).toEqual({ seat: winner, undo: 2 });
  expect(log.decisions).toHaveLength(2);
  expectSound(log);
});

describe("rewind", () => {
  const open = altered({ reveals: () => false });

  test("takes back what others decided since, and is an entry", () => {
    const log = newLog(2, open);
    const first = bidAll(log);
    log.append(first, TAKE);
    expect(codeOf(() => log.undo(1 - first))).toBe("undo-others");
    const count = log.rewindable(1 - first);
    const version = log.version;
    log.rewind(1 - first, count);
    expect(log.decisions).toHaveLength(3 - count);
    expect(log.version).toBe(version + 1);
    expect(standingDecisions(log.entries)).toEqual(log.decisions);
    expect(log.game.deciders(log.state)).toContain(1 - first);
    expectSound(log);
  });

  test("never crosses a reveal", () => {
    const log = newLog();
    const winner = bidAll(log);
    expect(codeOf(() => log.rewindable(winner))).toBe("undo-revealed");
    expect(codeOf(() => log.rewind(winner, 1))).toBe("undo-revealed");
    expect(log.version).toBe(3);
  });

  test("makes decisions for an older version stale", () => {
    const log = newLog();
    bid(log, 0);
    log.rewind(0, 1);
    const move = auction.legalMoves(log.state, 1)[0] as AuctionMove;
    expect(codeOf(() => log.append(1, move, { expected: 1 }))).toBe("stale");
  });

  test.each([0, -1, 2, 0.5, Number.NaN])("%d decisions are not there where one stands", (count) => {
    const log = newLog();
    bid(log, 0);
    expect(codeOf(() => log.rewind(0, count))).toBe("nothing-to-undo");
    expect(codeOf(() => log.rewindable(1))).toBe("nothing-to-undo");
  });
});

describe("entries from elsewhere", () => {
  const reading = (entries: readonly unknown[]) =>
    codeOf(() => new DecisionLog(auction, newLog().setup, entries as LogEntry<AuctionMove>[]));

  test.each([0, -1, 2, 1.5, Number.NaN])("an undo of %d decisions where one stands is refused", (undo) => {
    const log = newLog();
    bid(log, 0);
    expect(reading([...log.entries, { seat: 0, undo }])).toBe("nothing-to-undo");
  });

  test("an undo across a reveal is refused", () => {
    const log = newLog();
    bidAll(log);
    expect(reading([...log.entries, { seat: 0, undo: 1 }])).toBe("undo-revealed");
  });

  test("a decision that is not legal is refused", () => {
    expect(reading([{ seat: 0, move: TAKE }])).toBe("wrong-decision");
    expect(reading([{ seat: 0 }])).toBe("not-listed");
  });
});

test("whatever is decided and taken back, versions only grow and the entries contain everything", () => {
  const step = fc.record({ seat: fc.nat(2), choice: fc.nat(50), back: fc.constantFrom("no", "no", "step", "turn") });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const log = newLog();
      for (const { seat, choice, back } of steps) {
        const [version, moves] = [log.version, auction.legalMoves(log.state, seat)];
        const code = codeOf(() => {
          if (back !== "no") log.undo(seat, back as "step" | "turn");
          else log.append(seat, moves[choice % moves.length] ?? TAKE);
        });
        expect(log.version).toBe(code === "allowed" ? version + 1 : version);
      }
      expectSound(log);
    }),
    { seed: 2, numRuns: 100 },
  );
});

test("a log of what undo can reach keeps what a decision for an older version of a simultaneous phase needs", () => {
  const open = altered({ reveals: () => true });
  const setup = { options: open.options(undefined, 3), seats: 3, seed: "a seed" };
  const log = new DecisionLog(open, setup, [], { keep: "reachable" });
  bid(log, 0);
  bid(log, 1);
  const [move] = open.legalMoves(log.state, 2);
  expect(codeOf(() => log.append(2, move as AuctionMove, { expected: 0 }))).toBe("allowed");
});

test("an entry that takes back across a reveal is refused as such, even if its last decision could be taken back", () => {
  const log = newLog();
  const winner = bidAll(log);
  log.append(winner, DRAW);
  log.append(winner, { type: "keep", lot: "drawn" });
  const entries = [...log.entries, { seat: winner, undo: 2 }];
  expect(codeOf(() => new DecisionLog(auction, log.setup, entries))).toBe("undo-revealed");
});
