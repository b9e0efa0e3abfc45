import { type Event as CarnegieEvent, game as carnegie } from "@montan/carnegie";
import { type AnyGame, DecisionLog, type Moment, type Seat } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { piecesOf as carnegiePieces } from "../carnegie/events.ts";
import { manner as carnegieManner } from "../carnegie/manner.ts";
import { manner as gluckaufManner } from "../gluckauf/manner.ts";
import { piecesOf as gluckaufPieces, piece } from "../gluckauf/pieces.ts";
import type { Playable } from "../playable.ts";
import { plain } from "../testing/table.ts";
import { changedSince } from "./changed.ts";

const GLUCKAUF: Playable = {
  ...plain,
  game: gluckauf as AnyGame,
  manner: gluckaufManner,
  table: { ...plain.table, piecesOf: (event) => gluckaufPieces(event as never) },
};
const CARNEGIE: Playable = {
  ...plain,
  game: carnegie as AnyGame,
  manner: carnegieManner,
  table: { ...plain.table, piecesOf: (event) => carnegiePieces(event as CarnegieEvent) },
};

/** A game that always makes the default move, decision by decision. */
function begun(playable: Playable, seats: number) {
  const { game } = playable;
  const log = new DecisionLog(game, { options: game.options({ firstPlayer: 0 }, seats), seats, seed: "changes" });
  const decide = (move?: unknown) => {
    const [seat = 0] = game.deciders(log.state);
    log.append(seat, move ?? game.legalMoves(log.state, seat)[0]);
  };
  const moments = (): readonly Moment<unknown, unknown, unknown>[] => log.moments;
  return { log, decide, asked: () => game.deciders(log.state)[0], moments };
}

const changes = (playable: Playable, moments: ReturnType<ReturnType<typeof begun>["moments"]>, seat?: Seat) =>
  changedSince({ game: playable.game, playable, moments }, seat);

describe("what others have changed", () => {
  it("is marked from the moment they do it until the end of the person's next turn", () => {
    const { decide, asked, moments } = begun(GLUCKAUF, 2);
    while (asked() === 0) decide();
    expect(changes(GLUCKAUF, moments(), 0).size).toBe(0);
    decide({ type: "choose-area", area: "orders" });
    expect(changes(GLUCKAUF, moments(), 0).get(piece.area("orders"))).toBe(1);
    while (asked() === 1) decide();
    expect(changes(GLUCKAUF, moments(), 0).get(piece.area("orders"))).toBe(1);

    // In the middle of the player's own turn: the wagon waits for its dock.
    const turn = gluckauf.turn?.(moments().at(-1)?.state as never);
    decide({ type: "choose-area", area: "wagons-left" });
    expect(asked()).toBe(0);
    expect(gluckauf.turn?.(moments().at(-1)?.state as never)).toBe(turn);
    expect(changes(GLUCKAUF, moments(), 0).get(piece.area("orders"))).toBe(1);
    while (asked() === 0) decide();
    expect(changes(GLUCKAUF, moments(), 0).has(piece.area("orders"))).toBe(false);
  });

  it("is nothing for a spectator, and never the person's own doing", () => {
    const { decide, moments } = begun(GLUCKAUF, 3);
    for (let count = 0; count < 60; count++) {
      decide();
      expect(changes(GLUCKAUF, moments()).size).toBe(0);
      for (const seat of [0, 1, 2]) expect([...changes(GLUCKAUF, moments(), seat).values()]).not.toContain(seat);
    }
  });

  it("stays through a turn that continues with another question, and Carnegie's setup and rounds", () => {
    const { decide, asked, moments, log } = begun(CARNEGIE, 2);
    let kept = 0;
    for (let count = 0; count < 300; count++) {
      const seat = asked();
      if (seat === undefined) break;
      const before = changes(CARNEGIE, moments(), seat);
      const last = log.decisions.at(-1)?.seat;
      decide();
      if (asked() !== seat || last === undefined) continue;
      // The same seat is asked next: everything stays marked.
      for (const [key, owner] of before) expect(changes(CARNEGIE, moments(), seat).get(key)).toBe(owner);
      kept += before.size;
    }
    expect(kept).toBeGreaterThan(100);
  });
});

describe("what Andrew has changed", () => {
  it("is marked although it happens within the decisions of his opponent", () => {
    const game = CARNEGIE.game;
    const log = new DecisionLog(game, { options: game.options(undefined, 1), seats: 1, seed: "changes" });
    const seen = new Set<string>();
    while (log.decisions.length < 200 && game.deciders(log.state).length > 0) {
      log.append(0, game.legalMoves(log.state, 0)[0]);
      const marked = changes(CARNEGIE, log.moments, 0);
      for (const owner of marked.values()) expect(owner).toBe("automa");
      for (const key of marked.keys()) seen.add(key);
      // Not everything he has ever done.
      expect(marked.size).toBeLessThan(20);
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});
