import { ACTION_TYPES, CITIES, game, PROJECT_TYPES, REGIONS, SPACES, TILE_IDS } from "@montan/carnegie";
import { IllegalMove, sameJson } from "@montan/engine";
import { describe, expect, it } from "vitest";
import type { Spot } from "../table/choices.ts";
import { attemptAt } from "./attempts.ts";
import { choicesIn } from "./meanings.ts";
import { spot } from "./spots.ts";
import { ALL_MODULES, randomGame } from "./testing/random-game.ts";

const PLACES: readonly Spot[] = [
  ...ACTION_TYPES.flatMap((action) => [spot.row(action), spot.action(action)]),
  ...REGIONS.flatMap((region) => [spot.region(region), spot.track(region), spot.trackSpace(region, 2)]),
  ...CITIES.flatMap(({ id }) => [spot.city(id), spot.slot(id, 0)]),
  ...PROJECT_TYPES.flatMap((tab) => [spot.tab(tab), spot.side(tab, "A")]),
  ...Array.from({ length: 16 }, (_, cell) => [
    spot.cell(cell),
    spot.employee(cell),
    spot.employee(cell, 0),
    spot.desk(cell, 0),
  ]).flat(),
  ...TILE_IDS.slice(0, 8).map(spot.department),
  ...SPACES.map(spot.donation),
  spot.column("welfare"),
  spot.tile("health"),
  spot.sheet("goods", 3),
  spot.actionChoice,
];

describe("what pointing at something tries to do", () => {
  it("is always a move the rules can answer with a reason", () => {
    let count = 0;
    for (const { view, seat, moves } of randomGame("attempts", { seats: 3, modules: ALL_MODULES })) {
      if (count++ % 9 !== 0) continue;
      const pending = game.pending(view, seat);
      const open = new Set(choicesIn({ view, seat, pending }, moves).flatMap(({ steps }) => steps.flat()));
      for (const at of PLACES) {
        if (open.has(at)) continue;
        const attempt = attemptAt({ view, seat, pending }, [], at);
        expect(attempt, at).toBeDefined();
        // A space further along a track means the track, which may be open.
        if (attempt === undefined || moves.some((move) => sameJson(move, attempt))) continue;
        expect(() => game.apply(view, seat, attempt), `${at} at ${pending?.type}`).toThrow(IllegalMove);
      }
    }
  });

  it("moves whoever was picked, and sends them where they are dragged", () => {
    for (const { view, seat } of randomGame("picked", { seats: 2 })) {
      const pending = game.pending(view, seat);
      if (pending?.type !== "department-turn") continue;
      const asked = { view, seat, pending };
      expect(attemptAt(asked, [spot.employee(14)], spot.cell(0))).toEqual({ type: "move-employee", from: 14, to: 0 });
      expect(
        attemptAt(
          asked,
          [spot.employee(9, 1), spot.effect("start-commerce-finance", "mission-money")],
          spot.region("east"),
        ),
      ).toEqual({
        type: "use-employee",
        department: "start-commerce-finance",
        desk: 1,
        effect: "mission-money",
        region: "east",
      });
      return;
    }
    expect.unreachable("nobody used a department");
  });
});
