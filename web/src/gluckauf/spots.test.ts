import type { Move } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { canPick, choice, dropAt, held, lightOf, moveAt, type Spot, targetsOf } from "../table/choices.ts";
import { meantByDrop, spot, stepsOf, surfaceFor, surfaceOf } from "./spots.ts";
import { randomGame } from "./testing/random-game.ts";

const LOAD: readonly Move[] = [
  { type: "load-front", dock: 1, wagon: "wheel" },
  { type: "load-front", dock: 2, wagon: "wild" },
  { type: "store-front" },
];
const DELIVERIES: readonly Move[] = [
  { type: "deliver-train", dock: 1, order: "barracks-2-5" },
  { type: "deliver-train", dock: 3, order: "barracks-2-5" },
  { type: "deliver-train", dock: 3, order: "factories-3-7" },
];

const choicesFor = (moves: readonly Move[]) => moves.map((move) => choice(move, stepsOf(move)));

function dropped(moves: readonly Move[], from: Spot, to: Spot) {
  const meant = meantByDrop(from, to);
  return dropAt(choicesFor(moves), from, to) ?? (meant && { move: moveAt(choicesFor(moves), [], meant) });
}

describe("pointing at the table", () => {
  it("chooses an area with one click", () => {
    const choices = choicesFor([{ type: "choose-area", area: "engines" }, { type: "pass" }]);
    expect(moveAt(choices, [], spot.area("engines"))).toEqual({ type: "choose-area", area: "engines" });
    expect(moveAt(choices, [], spot.area("orders"))).toBeUndefined();
  });

  it("picks the only lorry up by itself, and highlights its wagons and the storage", () => {
    const choices = choicesFor(LOAD);
    const picked = held(choices, []);
    expect(picked).toEqual([spot.front]);
    expect(lightOf(choices, picked, spot.front)).toBe("picked");
    expect(lightOf(choices, picked, spot.wagon(1, "wheel"))).toBe("target");
    expect(lightOf(choices, picked, spot.storage)).toBe("target");
    expect(lightOf(choices, picked, spot.wagon(3, "wild"))).toBeUndefined();
    expect(targetsOf(choices, [])).toEqual([spot.wagon(1, "wheel"), spot.wagon(2, "wild"), spot.storage]);
  });

  it("does not highlight a loaded wagon of the same crest", () => {
    expect(lightOf(choicesFor(LOAD), [spot.front], spot.fullWagon(1, "wheel"))).toBeUndefined();
  });

  it("waits for a lorry when two of them fit the wagon", () => {
    const choices = choicesFor([...LOAD, { type: "load-stored", lorry: "wheel-2-0", dock: 1, wagon: "wheel" }]);
    const wagon = spot.wagon(1, "wheel");
    expect(held(choices, [])).toEqual([]);
    expect(moveAt(choices, [], wagon)).toBeUndefined();
    expect(canPick(choices, wagon)).toBe(true);
    expect(moveAt(choices, [spot.stored("wheel-2-0")], wagon)).toMatchObject({ type: "load-stored" });
    expect(moveAt(choices, [spot.front], wagon)).toMatchObject({ type: "load-front" });
  });

  it("shows for a train the orders that fit, and for an order its trains", () => {
    const choices = choicesFor(DELIVERIES);
    expect(targetsOf(choices, [spot.dock(3)])).toEqual([spot.order("barracks-2-5"), spot.order("factories-3-7")]);
    expect(targetsOf(choices, [spot.order("barracks-2-5")])).toEqual([spot.dock(1), spot.dock(3)]);
    expect(lightOf(choices, [spot.dock(3)], spot.order("factories-3-7"))).toBe("target");
    expect(lightOf(choices, [spot.dock(1)], spot.order("factories-3-7"))).toBe("open");
  });

  it("lets the only order that fits a train leave with one click on the train", () => {
    expect(moveAt(choicesFor(DELIVERIES), [], spot.dock(1))).toEqual(DELIVERIES[0]);
  });
});

describe("dragging", () => {
  it("lays a lorry on a wagon, a worker into an area, a card into the own yard", () => {
    expect(dropped(LOAD, spot.front, spot.wagon(2, "wild"))).toMatchObject({ move: LOAD[1] });
    const area: Move = { type: "choose-area", area: "lorries-left" };
    expect(dropped([area], spot.worker(1), spot.area("lorries-left"))).toMatchObject({ move: area });
    expect(dropped([area], spot.area("lorries-left"), spot.yard)).toMatchObject({ move: area });
    expect(dropped([area], spot.area("lorries-left"), spot.area("orders"))).toBeUndefined();
  });
});

describe("every legal move of whole games", () => {
  it.each(["coal", "iron"])("can be made by pointing or has a button of its own (%s)", (seed) => {
    for (const { moves } of randomGame(seed, 3)) {
      const choices = choicesFor(moves);
      for (const { move, steps } of choices) {
        const [[first], [last]] = [steps[0] ?? [], steps.at(-1) ?? []];
        if (first === undefined || last === undefined) continue;
        expect(moveAt(choices, first === last ? [] : [first], last)).toEqual(move);
        if (first !== last) expect(dropAt(choices, first, last)).toMatchObject({ move });
      }
      const buttons = choices.filter(({ steps }) => steps.length === 0).map(({ move }) => move.type);
      expect(["pass", "end-turn", "stop-mining", "stop-delivery", "pay-workers", "use-innovations"]).toEqual(
        expect.arrayContaining(buttons),
      );
    }
  });

  it("is answered on the surface that shows its spots", () => {
    for (const { moves, view, seat } of randomGame("surfaces", 2)) {
      const asked = view.asked[seat]?.at(-1);
      const [first] = choicesFor(moves);
      const at = first?.steps.at(-1)?.[0];
      if (asked !== undefined && at !== undefined && asked.type !== "after-action") {
        expect(surfaceFor(asked)).toBe(surfaceOf(at));
      }
    }
  });
});
