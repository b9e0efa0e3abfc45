import type { Event } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { flightsOf } from "./flights.ts";
import { piece } from "./pieces.ts";

function taken(kind: "wagon" | "lorry", stack: "wagons-left" | "lorries-left"): Event {
  const card = { wagon: "fox", lorry: "fox-1-2" } as const;
  return { type: "card-taken", seat: 1, kind, card: card[kind], stack, cause: "worker-action" };
}

const workers = { seat: 1, area: "engines", workers: 3, innovations: ["workers-3"] } as const;

/** The origin of the last thing that moves. */
function origin(...events: Event[]): unknown {
  const last = flightsOf(events).at(-1);
  return last?.kind === "move" ? last.from : undefined;
}

describe("what moves on the table", () => {
  it("is a card from where it was waiting for its dock, or from the stack it has just been taken from", () => {
    const coupled: Event = { type: "wagon-coupled", seat: 1, wagon: "fox", dock: 3 };
    expect(origin(coupled)).toBe(piece.held(1));
    expect(origin(taken("wagon", "wagons-left"), coupled)).toBe(piece.topCard("wagons-left"));
    expect(origin(taken("lorry", "lorries-left"), taken("wagon", "wagons-left"), coupled)).toBe(
      piece.topCard("wagons-left"),
    );
  });

  it("are workers from the hand, or from the innovations if these pay alone", () => {
    const placed = (cards: readonly number[]) => flightsOf([{ type: "workers-placed", ...workers, cards }])[0];
    expect(placed([2, 1])).toMatchObject({ kind: "walk", along: [piece.in(piece.workers(1), 2)] });
    expect(placed([])).toMatchObject({ kind: "walk", along: [piece.innovations(1)] });
  });
});
