import type { Event } from "@montan/carnegie";
import { position } from "@montan/carnegie/testing";
import { describe, expect, it } from "vitest";
import { flightsOf } from "./flights.ts";

const TABLE = position();

function employeesGained(amount: number): Event {
  return { type: "employees-gained", seat: 0, amount, lost: 1, cause: { by: "transport-income", region: "east" } };
}

describe("what moves on the table", () => {
  it("is nobody if the supply was empty, and nobody if all stay in the first Lobby", () => {
    expect(flightsOf([employeesGained(1)], TABLE)).toHaveLength(1);
    expect(flightsOf([employeesGained(0)], TABLE)).toEqual([]);
    expect(flightsOf([{ type: "arrivals-divided", seat: 0, lobby: 1, newLobby: 1 }], TABLE)).toHaveLength(1);
    expect(flightsOf([{ type: "arrivals-divided", seat: 0, lobby: 2, newLobby: 0 }], TABLE)).toEqual([]);
  });

  it("is in the order of the events", () => {
    const sold: Event = { type: "goods-sold", seat: 1, amount: 2 };
    const flights = flightsOf([employeesGained(1), sold], TABLE);
    expect(flights.map(({ kind }) => kind)).toEqual(["walk", "tokens"]);
  });
});
