import { type CityId, game, type Pending, type Slot, type State } from "@montan/carnegie";
import { position } from "@montan/carnegie/testing";
import type { Seat } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { cityReason, likelySlot, slotReason, slotRefusals } from "./reasons.ts";

const NAMES = ["Anna", "Bruno"];

/** Somebody must build a Housing project; these disks are on the map already. */
function placing(map: State["map"] = {}): { readonly view: State; readonly seat: Seat; readonly pending: Pending } {
  let state = game.create(game.options(undefined, 2), 2, "reasons");
  for (;;) {
    const [seat = 0] = game.deciders(state);
    const pending = game.pending(state, seat);
    if (pending?.type === "housing-site") return { view: { ...state, map }, seat, pending };
    const [move] = game.legalMoves(state, seat);
    if (move === undefined) throw new Error("nobody places a Housing project");
    state = game.apply(state, seat, move);
  }
}

function reason(city: CityId, map: State["map"] = {}): string | undefined {
  const { view, seat, pending } = placing(map);
  return cityReason({ view, seat, locale: "en", names: NAMES }, pending, city);
}

describe("why nothing can be built in a city", () => {
  it("is given for every slot: what it takes, or that it is taken", () => {
    const map = { denver: ["", "", "neutral"] as Slot[] };
    expect(reason("denver", map)).toBe(
      "No space here can be built on now (Public Infrastructure: other type; Commerce: other type; Housing: occupied).",
    );
  });

  it("is nothing if one of its slots is legal", () => {
    expect(reason("denver")).toBeUndefined();
  });

  it("is given for the city as a whole if all of it is closed", () => {
    expect(reason("phoenix")).toBe("Phoenix is a small city; the first Housing project needs a medium or major one.");
  });

  it("is not given while something else is asked", () => {
    const view = position({ round: 5, players: [{}, {}] });
    expect(slotRefusals(view, 0, game.pending(view, 0), "denver")).toEqual([]);
  });

  it("takes two words for a slot", () => {
    const { view, seat, pending } = placing({ denver: ["", "", "neutral"] as Slot[] });
    const words = slotRefusals(view, seat, pending, "denver").map((refusal) => slotReason(refusal, "de"));
    expect(words).toEqual(["andere Art", "andere Art", "besetzt"]);
  });
});

describe("pointing at a city that is closed", () => {
  it("means its first free slot, else its first", () => {
    expect(likelySlot(placing({ denver: ["neutral", "", ""] as Slot[] }).view, "denver")).toBe(1);
    expect(likelySlot(placing({ denver: ["neutral", "neutral", "neutral"] as Slot[] }).view, "denver")).toBe(0);
  });
});
