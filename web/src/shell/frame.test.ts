import { describe, expect, it } from "vitest";
import { BOT, newMatch, PERSON, plain, playOne } from "../testing/table.ts";
import { frameOf } from "./frame.ts";

async function played(decisions: number) {
  const match = await newMatch([PERSON, BOT, BOT]);
  for (let decision = 0; decision < decisions; decision++) await playOne(match);
  return match.moments.value;
}

describe("what a table draws", () => {
  it("is the view of its seat, with what the seat may do only if it may decide now", async () => {
    const moments = await played(0);
    const [seat = 0] = plain.game.deciders(moments[0]?.state);
    const asked = frameOf(plain, { moments, index: 0, seat, deciding: true });
    expect(asked.view).toEqual(plain.game.view(moments[0]?.state, seat));
    expect(asked.legalMoves).toEqual(plain.game.legalMoves(moments[0]?.state, seat));
    expect(asked.pending).toBeDefined();
    const watched = frameOf(plain, { moments, index: 0, seat, deciding: false });
    expect([watched.legalMoves, watched.pending]).toEqual([[], undefined]);
  });

  it("animates a step forward by its events, several steps by all of theirs", async () => {
    const moments = await played(6);
    const at = (index: number) => ({ moments, index, seat: 0, deciding: false });
    const one = frameOf(plain, at(3), at(2)).events;
    expect(one).toHaveLength(moments[3]?.events.length ?? -1);
    const three = frameOf(plain, at(3), at(0)).events;
    expect(three.length).toBe([1, 2, 3].reduce((sum, index) => sum + (moments[index]?.events.length ?? 0), 0));
  });

  it("animates no jump back, no change of viewer, and no changed game", async () => {
    const moments = await played(6);
    const other = (await played(6)).map((moment) => ({ ...moment }));
    const at = (index: number, seat = 0) => ({ moments, index, seat, deciding: false });
    expect(frameOf(plain, at(2), at(4)).events).toEqual([]);
    expect(frameOf(plain, at(4), at(2, 1)).events).toEqual([]);
    expect(frameOf(plain, at(4), { ...at(2), moments: other }).events).toEqual([]);
    expect(frameOf(plain, at(4)).events).toEqual([]);
  });

  it("knows the events of the round when shown in the middle of it", async () => {
    const moments = await played(6);
    const rounds = moments.map(({ state }) => plain.manner.rounds.of(state));
    const first = rounds.indexOf(rounds[6] ?? -1);
    const story = frameOf(plain, { moments, index: 6, seat: 0, deciding: false }).story();
    const told = moments.slice(first, 7).reduce((sum, { events }) => sum + events.length, 0);
    expect(story).toHaveLength(told);
    expect(told).toBeGreaterThan(0);
  });
});
