import { game as carnegie } from "@montan/carnegie";
import type { AnyGame, Seat } from "@montan/engine";
import { game, type State } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { nextChair } from "./seating.ts";

const any = game as AnyGame;

function dealt(seats: number): State {
  return game.create(game.options(undefined, seats), seats, "seating");
}

/** A player has taken an order by Wild: only its owner knows it. */
function withSecret(state: State, owner: Seat): State {
  const players = state.players.map((player, seat) =>
    seat === owner ? { ...player, orders: { open: [], secret: ["furnaces-3-7"] } } : player,
  );
  return { ...state, players } as State;
}

/** The same position with another seat to decide. */
function asked(state: State, seat: Seat): State {
  const question = state.asked.find((stack) => stack.length > 0) ?? [];
  return { ...state, asked: state.asked.map((_, other) => (other === seat ? question : [])) };
}

describe("who is at the screen", () => {
  it("one person alone, always", () => {
    expect(nextChair(any, asked(dealt(3), 1), [0], undefined)).toEqual({ sitting: 0 });
  });

  it("nobody when bots play among themselves", () => {
    expect(nextChair(any, dealt(2), [], undefined)).toEqual({ sitting: undefined });
  });

  it("the next person at once while there is nothing to hide", () => {
    expect(nextChair(any, asked(dealt(2), 1), [0, 1], 0)).toEqual({ sitting: 1 });
  });

  it("another one who is asked at the same time, if they want to go first", () => {
    // Everybody chooses the sides of their tabs at the same time.
    const sides = carnegie.create(carnegie.options(undefined, 2), 2, "sides");
    const chair = (sitting: Seat, wanted?: Seat) =>
      nextChair(carnegie as AnyGame, sides, [0, 1], sitting, undefined, wanted);
    expect([chair(0), chair(0, 1), chair(1, 1), chair(1, 2)]).toEqual([
      { sitting: 0 },
      { sitting: 0, arriving: 1 },
      { sitting: 1 },
      { sitting: 1 },
    ]);
  });

  it("stays while a bot decides", () => {
    expect(nextChair(any, asked(dealt(3), 2), [0, 1], 0)).toEqual({ sitting: 0 });
  });

  it.each([0, 1])("with the curtain between if seat %i holds a hidden card", (owner) => {
    const state = withSecret(asked(dealt(2), 1), owner);
    expect(nextChair(any, state, [0, 1], 0)).toEqual({ sitting: 0, arriving: 1 });
  });

  it("with the curtain down after a reload, when it is unknown who is there", () => {
    const state = withSecret(asked(dealt(2), 1), 1);
    expect(nextChair(any, state, [0, 1], undefined)).toEqual({ sitting: undefined, arriving: 1 });
  });
});
