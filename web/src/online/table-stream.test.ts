import { describe, expect, it, vi } from "vitest";
import { FakeTable } from "../testing/fake-table.ts";
import type { Heard } from "./table-stream.ts";

const PASS = { type: "pass" };

async function annaAt(table: FakeTable) {
  const stream = table.pageOf("anna");
  const told: string[] = [];
  stream.follow({
    began: () => told.push(`begun at ${stream.version}`),
    heard: ({ update }: Heard) => told.push(`${update.happening.type} ${update.version}`),
  });
  await vi.waitFor(() => expect(told).toEqual([`begun at ${table.version}`]));
  return { stream, told };
}

const line = (number: number, text = `line ${number}`) => ({
  line: number,
  room: "players" as const,
  by: { id: "p-ben", name: "Ben" },
  at: 0,
  text,
});
const subscriptions = (table: FakeTable) =>
  table.sockets.last.sentOf("subscribe").map(({ seat, from }) => [seat ?? "-", from ?? "all"]);
const sees = (table: FakeTable, seat: number) => table.log.game.view(table.log.state, seat);

describe("a stream", () => {
  it("is a spectator until it knows that its person has a seat, then sees from there", async () => {
    const table = new FakeTable();
    const { stream } = await annaAt(table);
    expect(subscriptions(table)).toEqual([
      ["-", "all"],
      [0, "all"],
    ]);
    expect(table.sockets.last.sentOf("unsubscribe").map(({ seat }) => seat)).toEqual([undefined]);
    expect([stream.seat.value, stream.eyes]).toEqual([0, 0]);
  });

  it("reports everything in order, with what its person sees since", async () => {
    const table = new FakeTable();
    const { stream, told } = await annaAt(table);
    table.play(0, PASS);
    table.play(1, PASS);
    await vi.waitFor(() => expect(told.slice(1)).toEqual(["decided 2", "decided 3"]));
    expect(stream.view).toEqual(sees(table, 0));
    expect([stream.version, stream.info.value?.version]).toEqual([3, 3]);
    expect(stream.latest.value).toEqual({ type: "decided", seat: 1 });
  });

  it("starts again if something was lost, and reports nothing twice", async () => {
    const table = new FakeTable();
    const { stream, told } = await annaAt(table);
    const { lose } = table.hold();
    table.play(0, PASS);
    lose();
    table.play(1, PASS);
    await vi.waitFor(() => expect(told.at(-1)).toBe("begun at 3"));
    expect(subscriptions(table).at(-1)).toEqual([0, "all"]);
    table.tell(table.sockets.last, { type: "update", table: table.id, seat: 0, ...table.updateFor(0) });
    table.play(0, PASS);
    await vi.waitFor(() => expect(told.at(-1)).toBe("decided 4"));
    expect(told).toHaveLength(3);
    expect(stream.view).toEqual(sees(table, 0));
  });

  it("catches up from what it has after a reconnect, and when the server says so", async () => {
    const table = new FakeTable();
    const { told } = await annaAt(table);
    table.sockets.last.drop();
    table.play(0, PASS);
    await vi.waitFor(() => expect(told.at(-1)).toBe("decided 2"));
    expect(subscriptions(table)).toEqual([[0, 1]]);
    table.tell(table.sockets.last, { type: "reload", table: table.id, seat: 0, version: 2 });
    await vi.waitFor(() => expect(subscriptions(table).at(-1)).toEqual([0, 2]));
    table.tell(table.sockets.last, { type: "reload", table: table.id, seat: 0 });
    await vi.waitFor(() => expect(told.at(-1)).toBe("begun at 2"));
    expect(subscriptions(table).at(-1)).toEqual([0, "all"]);
  });

  it("becomes a spectator when the seat is somebody else's", async () => {
    const table = new FakeTable();
    const { stream } = await annaAt(table);
    table.info = { ...table.info, chairs: [{ person: { id: "p-eve", name: "Eve" } }, table.info.chairs[1] ?? {}] };
    table.tell(table.sockets.last, { type: "refused", table: table.id, seat: 0, code: "not-your-seat" });
    await vi.waitFor(() => expect([stream.eyes, stream.seat.value]).toEqual([undefined, undefined]));
    expect(stream.refusal.value).toBeUndefined();
    table.tell(table.sockets.last, { type: "refused", table: table.id, code: "no-table" });
    await vi.waitFor(() => expect(stream.refusal.value?.code).toBe("no-table"));
  });

  it("has every line of chat once, even if sent again after a reconnect, and drops deleted ones", async () => {
    const table = new FakeTable();
    table.chat = [line(1)];
    const { stream } = await annaAt(table);
    const lines = () => stream.chat.value.map(({ line, text }) => `${line} ${text ?? "-"}`);
    table.chat.push(line(2));
    table.tell(table.sockets.last, { type: "chat", table: table.id, seat: 0, line: line(2) });
    await vi.waitFor(() => expect(lines()).toEqual(["1 line 1", "2 line 2"]));
    table.sockets.last.drop();
    table.chat.push(line(3));
    await vi.waitFor(() => expect(lines()).toEqual(["1 line 1", "2 line 2", "3 line 3"]));
    expect(table.sockets.last.sentOf("subscribe").map(({ line }) => line)).toEqual([2]);
    table.tell(table.sockets.last, { type: "chat", table: table.id, seat: 0, line: line(3) });
    table.happen({ type: "line-deleted", line: 1 });
    await vi.waitFor(() => expect(lines()).toEqual(["1 -", "2 line 2", "3 line 3"]));
  });

  it("reports nothing once it is closed", async () => {
    const table = new FakeTable();
    const { stream, told } = await annaAt(table);
    stream.close();
    expect(table.sockets.last.sent.at(-1)).toMatchObject({ type: "unsubscribe", seat: 0 });
    table.play(0, PASS);
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toHaveLength(1);
  });
});
