import { game, type Player, SPACES, type State } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { andrewsWorths, nextDonations, secretsOn, worthsOf } from "./worths.ts";

const start = game.create(game.options(undefined, 3), 3, "worths");

function withPlayer(state: State, seat: number, change: Partial<Player>): State {
  return {
    ...state,
    players: state.players.map((player, other) => (other === seat ? { ...player, ...change } : player)),
  };
}

describe("the worth of the chart", () => {
  it("is known for every space and every player", () => {
    const worths = worthsOf(start);
    expect(Object.keys(worths)).toHaveLength(SPACES.length);
    expect(worths["welfare-1"]).toEqual([7, 7, 7]);
    expect(worths["education-2"]).toEqual([6, 6, 6]);
  });

  it("C-F4 shows what Welfare would pay with what is at hand", () => {
    const rich = withPlayer(start, 1, { money: 10, goods: 0 });
    expect(worthsOf(rich)["welfare-3"][1]).toBe(4);
  });

  it("C-D1 says what the next donation costs and who can pay it", () => {
    const state = { ...withPlayer(start, 0, { money: 9, goods: 1 }), donations: { "health-1": [0], "health-2": [1] } };
    const [first, second] = nextDonations({ ...withPlayer(state as State, 1, { money: 9, goods: 0 }) });
    expect(first).toEqual({ seat: 0, price: 10, affordable: true });
    expect(second).toEqual({ seat: 1, price: 10, affordable: false });
  });

  it("C-N5 shows a secret donation only where the viewer knows it", () => {
    const noted = withPlayer(withPlayer(start, 0, { secret: "health-1" }), 1, { secret: { hidden: true } });
    expect(secretsOn(noted, "health-1")).toEqual([0]);
    expect(secretsOn(noted, "health-2")).toEqual([]);
  });

  it("knows nothing of Andrew where he does not play", () => {
    expect(andrewsWorths(start)).toEqual({});
  });
});
