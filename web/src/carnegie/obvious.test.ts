import { game, type Move, type Player, type State } from "@montan/carnegie";
import { expect, it } from "vitest";
import { obvious } from "./obvious.ts";
import { randomGame } from "./testing/random-game.ts";

const SELL: Move = { type: "sell-goods" };
const END: Move = { type: "end-activation" };
const ANYWHERE = [...randomGame("anywhere", { seats: 2 })][0]?.view as State;

/** An employee in Branding, which pays for projects in a region, and no project anywhere. */
function idleTurn(): State {
  for (const { state, seat } of randomGame("branding", { seats: 2 })) {
    const pending = game.pending(state, seat);
    if (seat !== 0 || pending?.type !== "department-turn" || pending.action !== "management") continue;
    const player = state.players[0] as Player;
    const room = player.departments.indexOf("");
    const lonely = {
      ...player,
      departments: player.departments.map((space, cell) => (cell === room ? ("branding" as const) : space)),
      desks: player.desks.map((_, cell) => (cell === room ? 1 : 0)),
      actionChoice: 0,
    };
    // Commerce and Finance and Strategic Planning are done with.
    const left = ["start-commerce-finance", "start-strategic-planning"] as const;
    const turn = {
      type: "department-turn",
      action: "management",
      moves: 0,
      study: 0,
      hrMoves: 6,
      used: 0,
      left,
    } as const;
    return { ...state, map: {}, players: state.players.with(0, lonely), asked: state.asked.with(0, [turn]) };
  }
  throw new Error("nobody used a management department");
}

it("declines if nothing else can be done", () => {
  expect(obvious(ANYWHERE, 0, [END])).toEqual(END);
  expect(obvious(ANYWHERE, 0, [SELL, END])).toEqual(END);
});

it("declines if the game warns that everything else brings nothing", () => {
  const state = idleTurn();
  const moves = game.legalMoves(state, 0);
  expect(moves.map(({ type }) => type)).toContain("use-employee");
  expect(obvious(state, 0, moves)).toEqual({ type: "end-turn" });
});

it("asks as soon as there is something to do, and never decides between two answers", () => {
  expect(obvious(ANYWHERE, 0, [{ type: "activate-employee", cell: 9, desk: 0 }, END])).toBeUndefined();
  expect(obvious(ANYWHERE, 0, [END, { type: "activate-employee", cell: 9, desk: 0 }])).toBeUndefined();
  expect(obvious(ANYWHERE, 0, [{ type: "go-first" }, { type: "announce-wait" }])).toBeUndefined();
  expect(obvious(ANYWHERE, 0, [{ type: "go-first" }])).toBeUndefined();
  expect(obvious(ANYWHERE, 0, [])).toBeUndefined();
});
