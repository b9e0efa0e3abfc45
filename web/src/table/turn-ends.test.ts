import { game as carnegie } from "@montan/carnegie";
import { type AnyGame, DecisionLog } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { turnEnds } from "./turn-ends.ts";

const game = carnegie as AnyGame;
const typeOf = (move: unknown) => (move as { readonly type: string }).type;

/** A game of two that always makes the default move, up to a decision of this type. */
function upTo(type: string) {
  const log = new DecisionLog(game, { options: game.options(undefined, 2), seats: 2, seed: "turns" });
  for (;;) {
    const [seat = 0] = game.deciders(log.state);
    const [move] = game.legalMoves(log.state, seat);
    const view = game.view(log.state, seat);
    if (typeOf(move) === type) return { log, seat, move, view };
    log.append(seat, move);
  }
}

describe("a move", () => {
  it("ends a turn if another seat is next", () => {
    const { view, seat, move, log } = upTo("end-turn");
    expect(turnEnds(game, view, seat, move)).toBe(true);
    log.append(seat, move);
    expect(game.deciders(log.state)).not.toContain(seat);
  });

  it("does not end the turn of a seat that is asked next, since the move can be taken back from there", () => {
    const { view, seat, move, log } = upTo("choose-row");
    expect(turnEnds(game, view, seat, move)).toBe(false);
    const before = log.state;
    const turn = game.turn?.(log.state);
    log.append(seat, move);
    expect(game.turn?.(log.state)).not.toBe(turn);
    expect(game.deciders(log.state)).toEqual([seat]);
    log.append(seat, game.legalMoves(log.state, seat)[0]);
    for (let step = 0; step < 2; step++) log.undo(seat, "step");
    expect(log.state).toEqual(before);
  });
});
