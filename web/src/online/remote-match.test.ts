import type { IllegalMove } from "@montan/engine";
import { describe, expect, it, vi } from "vitest";
import type { Audience, Moment } from "../shell/match.ts";
import type { Outbox, Sent } from "../store/outbox.ts";
import { FakeTable } from "../testing/fake-table.ts";
import { plain } from "../testing/table.ts";
import { Refusal } from "./api.ts";
import { readPast } from "./past.ts";
import { RemoteMatch } from "./remote-match.ts";

const PASS = { type: "pass" };
const ENGINES = { type: "choose-area", area: "engines" };

function memoryOutbox(): Outbox & { readonly kept: Map<string, Sent> } {
  const kept = new Map<string, Sent>();
  return {
    kept,
    read: (table) => kept.get(table),
    write: (table, sent) => (sent === undefined ? kept.delete(table) : kept.set(table, sent)),
  };
}

/** Anna's page at a table: what she sees, and what is stored of what she does. */
async function annaAt(table: FakeTable, outbox = memoryOutbox()) {
  const stream = table.pageOf("anna");
  await vi.waitFor(() => expect(stream.eyes === 0 && stream.version !== undefined).toBe(true));
  const read = vi.fn<typeof readPast>((game, id, seat) => readPast(game, id, seat, table.history));
  const match = await RemoteMatch.open(stream, plain, { outbox, read });
  return { match, outbox, stream, read };
}

/** An audience that has seen everything at once. */
function audience(more: Partial<Audience> = {}): Audience {
  return { heard() {}, elsewhere() {}, ready: async () => {}, ...more };
}

const decisions = (match: RemoteMatch) => match.moments.value.flatMap(({ decision }) => decision?.seat ?? []);
const shown = (match: RemoteMatch, seats: number[]) => vi.waitFor(() => expect(decisions(match)).toEqual(seats));
const codeOf = (work: Promise<void>) => work.then(() => "done").catch(({ code }: IllegalMove) => code);

describe("opening a table", () => {
  it("waits for a past that cannot be loaded at the moment, and reports what is refused for good", async () => {
    const table = new FakeTable();
    const stream = table.pageOf("anna");
    await vi.waitFor(() => expect(stream.version).toBeDefined());
    const read = vi.fn<typeof readPast>((game, id, seat) => readPast(game, id, seat, table.history));
    for (const code of ["unavailable", "too-many-requests"]) read.mockRejectedValueOnce(new Refusal({ code }));
    const match = await RemoteMatch.open(stream, plain, { outbox: memoryOutbox(), read });
    expect(match.moments.value).toHaveLength(1);
    match.close();
    read.mockRejectedValueOnce(new Refusal({ code: "no-table" }));
    await expect(RemoteMatch.open(stream, plain, { outbox: memoryOutbox(), read })).rejects.toThrow("no-table");
  });
});

describe("a decision made here", () => {
  it("is drawn at once, is stored until it counts, and then becomes a moment", async () => {
    const table = new FakeTable();
    const { match, outbox } = await annaAt(table);
    const { release } = table.hold();
    const decided = match.decide(0, ENGINES, match.version);
    expect(match.sent.value?.pending).toMatchObject({ type: "engine-dock" });
    expect([outbox.kept.size, decisions(match)]).toEqual([1, []]);
    expect(match.stream.status.value).toEqual({ is: "sending" });
    release();
    await decided;
    expect([match.sent.value, outbox.kept.size, decisions(match)]).toEqual([undefined, 0, [0]]);
    expect(match.version).toBe(table.version);
    expect(match.state.value).toEqual(table.log.game.view(table.log.state, 0));
  });

  it("is dropped with the reason if another window was faster, and what that did is shown", async () => {
    const table = new FakeTable();
    const { match, outbox } = await annaAt(table);
    const seen = match.version;
    const { release } = table.hold();
    table.play(0, PASS);
    const decided = codeOf(match.decide(0, ENGINES, seen));
    release();
    expect(await decided).toBe("stale");
    expect([match.sent.value, outbox.kept.size, decisions(match)]).toEqual([undefined, 0, [0]]);
    expect(match.version).toBe(table.version);
  });

  it("is forgotten if it is refused", async () => {
    const table = new FakeTable();
    const { match, outbox } = await annaAt(table);
    vi.spyOn(table.log, "append").mockImplementation(() => {
      throw Object.assign(new Error(), { code: "bot-plays" });
    });
    expect(await codeOf(match.decide(0, ENGINES, match.version))).toBe("bot-plays");
    expect([match.sent.value, outbox.kept.size, decisions(match)]).toEqual([undefined, 0, []]);
  });

  it("is sent again after a reload under its id, whether it has counted or not", async () => {
    for (const hasCounted of [false, true]) {
      const table = new FakeTable();
      const before = await annaAt(table);
      const { lose } = table.hold();
      before.match.decide(0, ENGINES, before.match.version).catch(() => {});
      const sent = before.outbox.kept.get(table.id);
      before.match.close();
      before.stream.close();
      lose();
      const other = hasCounted ? table : new FakeTable();
      const { match, outbox } = await annaAt(other, before.outbox);
      const elsewhere = vi.fn();
      match.attend(audience({ elsewhere }));
      await shown(match, [0]);
      await vi.waitFor(() => expect(elsewhere).toHaveBeenCalled());
      expect(other.sockets.last.sentOf("act").map(({ action }) => "id" in action && action.id)).toEqual([sent?.id]);
      expect([outbox.kept.size, other.log.decisions.length]).toEqual([0, 1]);
    }
  });

  it("that does not count any more after a reload is reported as refused", async () => {
    const table = new FakeTable();
    const outbox = memoryOutbox();
    outbox.write(table.id, { id: "from before", seat: 0, move: ENGINES, expect: table.version });
    table.play(0, PASS);
    const { match } = await annaAt(table, outbox);
    const refused = vi.fn();
    match.attend(audience({ refused }));
    await vi.waitFor(() => expect(refused.mock.calls.map(([{ code }]) => code)).toEqual(["stale"]));
    expect([outbox.kept.size, match.sent.value]).toEqual([0, undefined]);
  });
});

describe("what others do", () => {
  it("is shown one after the other, each when the previous one was looked at", async () => {
    const table = new FakeTable();
    const { match } = await annaAt(table);
    const looks: (() => void)[] = [];
    const heard: Moment[] = [];
    match.attend(
      audience({
        heard: (_, moment) => heard.push(moment),
        ready: () => new Promise((resolve) => looks.push(resolve)),
      }),
    );
    table.play(0, PASS);
    table.play(1, PASS);
    table.play(0, PASS);
    await vi.waitFor(() => expect(looks).toHaveLength(1));
    expect([decisions(match), match.behind.value]).toEqual([[0], true]);
    looks[0]?.();
    await vi.waitFor(() => expect(looks).toHaveLength(2));
    expect(decisions(match)).toEqual([0, 1]);
    looks[1]?.();
    await shown(match, [0, 1, 0]);
    expect(match.behind.value).toBe(false);
    looks[2]?.();
    expect(heard).toEqual(match.moments.value.slice(1));
  });

  it("lets callers continue when all was shown and they are asked", async () => {
    const table = new FakeTable();
    const { match } = await annaAt(table);
    match.attend(audience());
    await match.decide(0, PASS, match.version);
    const goOn = vi.fn();
    void match.others().then(goOn);
    await Promise.resolve();
    expect(goOn).not.toHaveBeenCalled();
    table.play(1, PASS);
    await vi.waitFor(() => expect(goOn).toHaveBeenCalled());
    expect(decisions(match)).toEqual([0, 1]);
  });

  it("is shown once, although it arrives while the past that contains it is being loaded", async () => {
    const table = new FakeTable();
    const stream = table.pageOf("anna");
    await vi.waitFor(() => expect(stream.eyes === 0 && stream.version !== undefined).toBe(true));
    const read: typeof readPast = (game, id, seat) => {
      table.play(0, PASS);
      return readPast(game, id, seat, table.history);
    };
    const match = await RemoteMatch.open(stream, plain, { outbox: memoryOutbox(), read });
    await vi.waitFor(() => expect(stream.version).toBe(table.version));
    table.play(1, PASS);
    await shown(match, [0, 1]);
  });

  it("is complete after a reconnect, and known parts stay the same objects", async () => {
    const table = new FakeTable();
    const { match } = await annaAt(table);
    match.attend(audience());
    table.play(0, PASS);
    await shown(match, [0]);
    const before = match.moments.value;
    table.sockets.last.drop();
    table.play(1, PASS);
    await shown(match, [0, 1]);
    expect(match.moments.value.slice(0, 2)).toEqual(before);
    expect(match.moments.value[1]).toBe(before[1]);
  });
});

describe("a game that has ended without a result", () => {
  it("is opened as it was left, and nobody is asked any more", async () => {
    const table = new FakeTable();
    table.play(0, PASS);
    table.play(1, PASS);
    table.info = { ...table.info, status: "ended", ending: "abandoned" };
    const { match } = await annaAt(table);
    expect(decisions(match)).toEqual([0, 1]);
    expect(match.moments.value.map(({ asked }) => asked)).toEqual([[], [0], [1]]);
    expect([match.stopped.value, match.game.deciders(match.state.value)]).toEqual([true, []]);
  });
});

describe("taking back", () => {
  it("the person's own decision removes moments, and the audience is told", async () => {
    const table = new FakeTable();
    const { match } = await annaAt(table);
    const elsewhere = vi.fn();
    match.attend(audience({ elsewhere }));
    await match.decide(0, ENGINES, match.version);
    expect(match.undoable(0)).toBe(1);
    await match.undo(0, "step");
    expect([decisions(match), match.version, match.undoable(0)]).toEqual([[], table.version, 0]);
    await vi.waitFor(() => expect(elsewhere).toHaveBeenCalled());
  });

  it("has to be requested if others have decided since, and is done when they agree", async () => {
    const table = new FakeTable({ undo: "consent" });
    const { match } = await annaAt(table);
    match.attend(audience());
    await match.decide(0, PASS, match.version);
    table.play(1, PASS);
    await shown(match, [0, 1]);
    expect([match.undoable(0), match.askable(0)]).toEqual([0, true]);
    await match.undo(0, "step");
    expect([decisions(match), match.askable(0)]).toEqual([[0, 1], false]);
    expect(match.stream.info.value?.undo).toEqual({ seat: 0, count: 2, waitsFor: [1] });
    table.takeBack(0, 2, true);
    await shown(match, []);
    expect(match.state.value).toEqual(table.log.game.view(table.log.state, 0));
  });

  it("cannot be requested if the rules are the limit", async () => {
    const table = new FakeTable();
    const { match } = await annaAt(table);
    await match.decide(0, PASS, match.version);
    expect(match.askable(0)).toBe(false);
  });

  it("loads the past again if others' later decisions stay", async () => {
    const table = new FakeTable();
    const { match, read } = await annaAt(table);
    match.attend(audience());
    table.play(0, PASS);
    table.play(1, PASS);
    await shown(match, [0, 1]);
    expect(read).toHaveBeenCalledTimes(1);
    // As if Ben had not decided after what Anna takes back.
    table.happen({ type: "took-back", seat: 0, count: 1, consent: false });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(match.version).toBe(table.version - 1));
  });

  it("is impossible for a seat that a bot plays", async () => {
    const table = new FakeTable({ undo: "consent" });
    const { match } = await annaAt(table);
    match.attend(audience());
    await match.decide(0, ENGINES, match.version);
    const [anna, ben] = table.info.chairs;
    table.info = { ...table.info, chairs: [{ ...anna, bot: "random" }, ben ?? {}] };
    table.happen({ type: "resigned", seat: 0 });
    await vi.waitFor(() => expect(match.occupants.value[0]?.player).toBe("random"));
    expect([match.undoable(0), match.askable(0), match.eyes]).toEqual([0, false, 0]);
  });
});
