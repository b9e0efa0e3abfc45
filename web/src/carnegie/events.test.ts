import type { Event, State } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { piecesOf } from "./events.ts";
import { flightsOf } from "./flights.ts";
import { ALL_MODULES, randomGame, SOLO_MODULES } from "./testing/random-game.ts";

const KEY =
  /^(timeline:(hr|management|construction|rd)(\/marker)?|city:[a-z-]+(\/\d)?|(region|track):(west|midwest|south|east)(\/(\d|automa))?|company:\d(\/\d+(\/(\d|lying))?)?|tab:\d:[a-z]+|donations(\/[a-z]+(-[a-z]+)?-\d(\/(\d|automa))?)?|display(\/[a-z-]+)?|(reserve|money|goods|vp|supply|action-choice|study|moves):\d|andrew(\/card)?)$/;

describe("pieces an event speaks of", () => {
  it("are keys of the table for every event of whole games", () => {
    const seen = new Set<Event["type"]>();
    const check = (events: readonly Event[]) => {
      for (const event of events) {
        seen.add(event.type);
        const keys = piecesOf(event);
        expect(keys, event.type).not.toHaveLength(0);
        for (const key of keys) expect(key).toMatch(KEY);
      }
    };
    for (const _ of randomGame("pieces", { seats: 4, modules: ALL_MODULES }, check));
    for (const _ of randomGame("pieces alone", { seats: 1, modules: SOLO_MODULES }, check));
    for (const _ of randomGame("plain pieces", { seats: 3 }, check));
    expect(seen.size).toBeGreaterThan(50);
  });
});

describe("what moves", () => {
  it("leads from key to key of the table", () => {
    const kinds = new Set<string>();
    const check = (events: readonly Event[], state: State) => {
      for (const flight of flightsOf(events, state)) {
        kinds.add(flight.kind);
        const keys = [
          ...("along" in flight ? flight.along : []),
          ...("from" in flight ? [flight.from] : []),
          ...("to" in flight ? [flight.to] : []),
          ...("at" in flight ? [flight.at] : []),
        ];
        for (const key of keys) expect(key).toMatch(KEY);
      }
    };
    for (const _ of randomGame("flights", { seats: 3, modules: ALL_MODULES }, check));
    for (const _ of randomGame("Action Choice tiles", { seats: 4 }, check));
    expect([...kinds].sort()).toEqual(["appear", "give", "light", "move", "tokens", "walk"]);
  });

  it("lets an employee leave by the Lobby", () => {
    const doors = new Set<string>();
    for (const _ of randomGame("door", { seats: 2 }, (events, state) => {
      for (const event of events) {
        if (event.type !== "employee-sent") continue;
        const [walk] = flightsOf([event], state);
        doors.add(walk?.kind === "walk" ? `${event.seat} by ${walk.along.at(-1)}` : "none");
      }
    }));
    expect([...doors].sort()).toEqual(["0 by company:0/14", "1 by company:1/14"]);
  });
});
