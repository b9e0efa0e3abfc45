import { game, type Pending, type Player, type State } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { choicesIn } from "../meanings.ts";
import { roomAt } from "./rooms.ts";
import { walkOf } from "./walking.ts";

const start = game.create(game.options(undefined, 2), 2, "rooms");
const HR = 13;
const RD = 15;
const CONSTRUCTION = 11;
const LOBBY = 14;

function withTurn(turn: Extract<Pending, { type: "department-turn" }>, change: Partial<Player> = {}): State {
  return {
    ...start,
    phase: "departments",
    asked: [[turn], []],
    players: start.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
  };
}

const TURN = { type: "department-turn", action: "hr", moves: 3, study: 0, hrMoves: 6, used: 0, left: [] } as const;

describe("a room", () => {
  it("shows who is active, what is free and what it costs", () => {
    const room = roomAt(start, 0, RD);
    expect(room.desks.map(({ taken }) => taken)).toEqual([true, false, false]);
    expect(room.desks.map(({ price }) => price)).toEqual([3, 3, 3]);
    expect(roomAt(start, 0, 0)).toEqual({ space: "", desks: [], lying: 0 });
    expect(roomAt(start, 0, LOBBY).space).toBe("lobby");
  });

  it("C-U1 shows which department is in use, who has served there, and which ones have been left", () => {
    const turn = { ...TURN, department: "start-hr", used: 1, left: ["start-rd"] } as const;
    const view = withTurn(turn);
    expect(roomAt(view, 0, HR)).toMatchObject({ visit: "in-use" });
    expect(roomAt(view, 0, HR).desks[0]).toMatchObject({ taken: true, served: true });
    expect(roomAt(view, 0, RD).visit).toBe("left");
    expect(roomAt(view, 1, HR).visit).toBeUndefined();
  });
});

describe("somebody who walks", () => {
  const view = withTurn(TURN, { inactive: start.players[0]?.inactive.with(LOBBY, 2) ?? [] });
  const pending = game.pending(view, 0);
  const choices = choicesIn({ view, seat: 0, pending }, game.legalMoves(view, 0));

  it("C-H2 sees how far every room is", () => {
    const walk = walkOf(view, 0, pending, choices, [`employee:${LOBBY}`]);
    expect(walk?.left).toBe(3);
    expect(walk?.far[HR]).toBe(1);
    expect(walk?.far[RD]).toBe(1);
    expect(walk?.far[CONSTRUCTION]).toBe(2);
    expect(walk?.far[0]).toBe(-1);
  });

  it("goes nowhere before being picked, or without moves", () => {
    expect(walkOf(view, 0, pending, choices, [])).toBeUndefined();
    const tired = { ...TURN, moves: 0 } as const;
    expect(walkOf(withTurn(tired), 0, tired, [], [`employee:${LOBBY}`])).toBeUndefined();
  });
});
