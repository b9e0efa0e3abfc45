import type { Action } from "@montan/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSockets } from "../testing/fake-socket.ts";
import { Refusal, Unreachable } from "./api.ts";
import { Connection, type Listener, type TableMessage } from "./connection.ts";

const TABLE = "table-0123456789";
const DECIDE: Action = { type: "decide", seat: 0, id: "decision-1", expect: 3, move: { type: "pass" } };
const RESIGN: Action = { type: "resign", seat: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected(isKnown?: () => Promise<boolean | undefined>) {
  const sockets = fakeSockets();
  const connection = new Connection({ open: sockets.open, ...(isKnown && { isKnown }) });
  connection.connect();
  sockets.last.greet();
  return { connection, sockets };
}

/** A listener that has seen this much, and what it was told. */
function listener(from?: number): Listener & { readonly heard: TableMessage[]; readonly refusals: Refusal[] } {
  const heard: TableMessage[] = [];
  const refusals: Refusal[] = [];
  return {
    heard,
    refusals,
    has: () => (from === undefined ? {} : { from, line: 2 }),
    hear: (message) => heard.push(message),
    refused: (refusal) => refusals.push(refusal),
  };
}

const soon = () => vi.advanceTimersByTimeAsync(300);

describe("a broken connection", () => {
  it("is tried again at once, then at growing intervals, until somebody answers", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { connection, sockets } = connected();
    expect(connection.status.value).toEqual({ is: "safe" });
    const cut = Date.now();
    sockets.last.drop();
    expect(connection.status.value).toEqual({ is: "reconnecting", since: cut });
    const gaps: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const [before, open] = [Date.now(), sockets.all.length];
      await vi.advanceTimersToNextTimerAsync();
      expect(sockets.all).toHaveLength(open + 1);
      gaps.push(Date.now() - before);
      sockets.last.drop();
    }
    expect(gaps).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    await vi.advanceTimersToNextTimerAsync();
    sockets.last.greet();
    expect(connection.status.value).toEqual({ is: "safe" });
    vi.restoreAllMocks();
  });

  it("is tried at once when the network comes back", async () => {
    const { connection, sockets } = connected();
    for (let attempt = 0; attempt < 6; attempt++) {
      sockets.last.drop();
      if (attempt < 5) await vi.advanceTimersToNextTimerAsync();
    }
    const open = sockets.all.length;
    connection.wake();
    expect(sockets.all).toHaveLength(open + 1);
  });

  it("is found by its silence: it is probed, and closed without an answer", async () => {
    const { connection, sockets } = connected();
    const [first] = sockets.all;
    await vi.advanceTimersByTimeAsync(20_000);
    const [ping] = first?.sentOf("ping") ?? [];
    expect(ping).toBeDefined();
    first?.say({ type: "pong", request: ping?.request ?? 0 });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(connection.status.value).toEqual({ is: "safe" });
    await vi.advanceTimersByTimeAsync(1_000 + 6_000);
    expect(first?.isClosed).toBe(true);
    expect(connection.status.value.is).toBe("reconnecting");
    await soon();
    expect(sockets.all).toHaveLength(2);
  });

  it.each([
    [4001, "revoked"],
    [4002, "protocol"],
  ] as const)("for good with code %d: nobody tries again, and what is under way fails", async (code, why) => {
    const { connection, sockets } = connected();
    const asked = connection.act(TABLE, DECIDE);
    asked.catch(() => {});
    sockets.last.drop(code);
    expect(connection.status.value).toEqual({ is: "over", why });
    await expect(asked).rejects.toThrow(Unreachable);
    await vi.advanceTimersByTimeAsync(60_000);
    connection.wake();
    expect(sockets.all).toHaveLength(1);
  });

  it("is not reconnected by a page that is closed meanwhile", async () => {
    const { connection, sockets } = connected();
    sockets.last.drop();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets.all).toHaveLength(1);
  });

  it("is over if the server no longer knows the person", async () => {
    const { connection, sockets } = connected(async () => false);
    for (let attempt = 0; attempt < 4; attempt++) {
      sockets.last.drop();
      await vi.advanceTimersByTimeAsync(8_000);
    }
    expect(connection.status.value).toEqual({ is: "over", why: "revoked" });
  });
});

describe("what is asked for", () => {
  it("is pending until it is answered", async () => {
    const { connection, sockets } = connected();
    const done = connection.act(TABLE, DECIDE);
    expect(connection.status.value).toEqual({ is: "sending" });
    const [{ request } = { request: 0 }] = sockets.last.sentOf("act");
    sockets.last.say({ type: "done", request, version: 4 });
    expect(await done).toEqual({ version: 4 });
    expect(connection.status.value).toEqual({ is: "safe" });
  });

  it("is sent again with the same id after a reconnect if it counts once", async () => {
    const { connection, sockets } = connected();
    const done = connection.act(TABLE, DECIDE);
    sockets.last.drop();
    await soon();
    sockets.last.greet();
    const [again] = sockets.last.sentOf("act");
    expect(again).toEqual(sockets.all[0]?.sentOf("act")[0]);
    sockets.last.say({ type: "done", request: again?.request ?? 0, version: 4 });
    expect(await done).toEqual({ version: 4 });
  });

  it("fails after a broken connection if it must not be sent twice", async () => {
    const { connection, sockets } = connected();
    const resigned = connection.act(TABLE, RESIGN);
    resigned.catch(() => {});
    sockets.last.drop();
    await expect(resigned).rejects.toThrow(Unreachable);
    await soon();
    sockets.last.greet();
    expect(sockets.last.sentOf("act")).toEqual([]);
  });

  it("waits for the connection if it was never sent", async () => {
    const { connection, sockets } = connected();
    sockets.last.drop();
    const resigned = connection.act(TABLE, RESIGN);
    await soon();
    // The next attempt fails as well.
    sockets.last.drop();
    await vi.advanceTimersByTimeAsync(600);
    sockets.last.greet();
    const [{ request } = { request: 0 }] = sockets.last.sentOf("act");
    sockets.last.say({ type: "done", request, version: 9 });
    expect(await resigned).toEqual({ version: 9 });
  });

  it("is repeated if the server could not write, and fails with any other refusal", async () => {
    const { connection, sockets } = connected();
    const done = connection.act(TABLE, DECIDE);
    const [{ request } = { request: 0 }] = sockets.last.sentOf("act");
    sockets.last.say({ type: "refused", request, code: "unavailable" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.last.sentOf("act")).toHaveLength(2);
    sockets.last.say({ type: "refused", request, code: "stale", version: 7 });
    await expect(done).rejects.toMatchObject({ code: "stale", version: 7 });
    await expect(done).rejects.toThrow(Refusal);
  });
});

describe("listeners", () => {
  it("subscribe again from what they have", async () => {
    const { connection, sockets } = connected();
    connection.listen({ table: TABLE, seat: 1 }, listener(5));
    const wanted = { type: "subscribe", table: TABLE, seat: 1, from: 5, line: 2 };
    expect(sockets.last.sent.at(-1)).toEqual(wanted);
    sockets.last.drop();
    await soon();
    sockets.last.greet();
    expect(sockets.last.sentOf("subscribe")).toEqual([wanted]);
  });

  it.each(["unavailable", "newer-version"])("subscribe again after a while if the server says %s", async (code) => {
    const { connection, sockets } = connected();
    const one = listener();
    const stop = connection.listen({ table: TABLE, seat: 1 }, one);
    sockets.last.say({ type: "refused", table: TABLE, seat: 1, code });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.last.sentOf("subscribe")).toHaveLength(2);
    sockets.last.say({ type: "refused", table: TABLE, seat: 1, code });
    stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.last.sentOf("subscribe")).toHaveLength(2);
    expect(one.refusals).toEqual([]);
  });

  it("get only their own table and view, and nothing more when they have stopped", () => {
    const { connection, sockets } = connected();
    const [one, other] = [listener(), listener()];
    const stop = connection.listen({ table: TABLE, seat: 0 }, one);
    connection.listen({ table: TABLE, seat: undefined }, other);
    const present: TableMessage = { type: "present", table: TABLE, people: [], watching: 1 };
    sockets.last.say(present);
    sockets.last.say({ type: "refused", table: TABLE, seat: 0, code: "not-your-seat" });
    expect([one.heard, other.heard]).toEqual([[], [present]]);
    expect(one.refusals.map(({ code }) => code)).toEqual(["not-your-seat"]);
    stop();
    expect(sockets.last.sent.at(-1)).toEqual({ type: "unsubscribe", table: TABLE, seat: 0 });
    sockets.last.say({ ...present, seat: 0 });
    expect(one.heard).toEqual([]);
  });

  it("know the server's time", () => {
    const { connection, sockets } = connected();
    sockets.last.greet(Date.now() + 5_000);
    expect(connection.now()).toBe(Date.now() + 5_000);
  });

  it("of lists get their lists, and all lists are followed together", () => {
    const { connection, sockets } = connected();
    const [mine, open]: [string[], string[]] = [[], []];
    connection.follow(["mine"], ({ list }) => mine.push(list));
    const stop = connection.follow(["open"], ({ list }) => open.push(list));
    expect(sockets.last.sent.at(-1)).toEqual({ type: "follow", lists: ["mine", "open"] });
    sockets.last.say({ type: "list", list: "open", tables: [] });
    expect([mine, open]).toEqual([[], ["open"]]);
    stop();
    expect(sockets.last.sent.at(-1)).toEqual({ type: "follow", lists: ["mine"] });
  });
});
