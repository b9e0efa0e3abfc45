import { IllegalMove, type Seat } from "@montan/engine";
import { AREAS, game, type Move, type Player, type State } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { POSITIONS } from "../gallery/gluckauf/positions.ts";
import type { Spot } from "../table/choices.ts";
import { attemptAt, attemptByDrop } from "./attempts.ts";
import { spot } from "./spots.ts";
import { randomGame } from "./testing/random-game.ts";

function refusalOf(view: State, seat: Seat, move: Move): string {
  try {
    game.apply(view, seat, move);
    return "legal";
  } catch (error) {
    return error instanceof IllegalMove ? error.code : "thrown";
  }
}

function spotsIn({ docks, storage, orders, innovations, workers }: Player): Spot[] {
  return [
    ...AREAS.map(spot.area),
    spot.front,
    spot.storage,
    ...storage.map(spot.stored),
    ...([1, 2, 3] as const).flatMap((dock) => [
      spot.dock(dock),
      ...(docks[dock - 1]?.wagons ?? []).map(({ crest }) => spot.wagon(dock, crest)),
    ]),
    ...orders.open.map(spot.order),
    ...innovations.open.map(spot.innovation),
    ...workers.map(spot.worker),
  ];
}

describe("what pointing at something tries to do", () => {
  it("is always a move the rules can answer", () => {
    for (const { view, seat } of randomGame("attempts", 3)) {
      const pending = game.pending(view, seat);
      for (const at of spotsIn(view.players[seat] as Player)) {
        const attempt = attemptAt({ view, seat, pending }, [], at);
        expect(attempt, at).toBeDefined();
        expect(refusalOf(view, seat, attempt as Move), at).not.toBe("not-listed");
      }
    }
  });

  it("names the dock when a wagon is being placed", () => {
    const view = POSITIONS["wagon-dock"];
    const pending = game.pending(view, 0);
    expect(attemptAt({ view, seat: 0, pending }, [spot.held], spot.dock(2))).toEqual({ type: "place-wagon", dock: 2 });
  });

  it("loads the stored lorry that was dragged, not the one in front", () => {
    const view = POSITIONS["mining-step"];
    const pending = game.pending(view, 0);
    expect(attemptByDrop({ view, seat: 0, pending }, spot.stored("fox-1-1"), spot.wagon(3, "wild"))).toEqual({
      type: "load-stored",
      lorry: "fox-1-1",
      dock: 3,
      wagon: "wild",
    });
  });

  it("tries the order that was picked up on the train that was pointed at", () => {
    const view = POSITIONS.train;
    const pending = game.pending(view, 0);
    expect(attemptAt({ view, seat: 0, pending }, [spot.order("furnaces-4-10")], spot.dock(2))).toEqual({
      type: "deliver-train",
      dock: 2,
      order: "furnaces-4-10",
    });
  });

  it("is nothing where nothing is meant", () => {
    expect(attemptAt({ view: POSITIONS.train, seat: 0, pending: undefined }, [], spot.yard)).toBeUndefined();
  });
});
