import { describe, expect, it } from "vitest";
import { paymentOf, selectionFor, selectionOf, toggled } from "./payment.ts";

const HAND = [1, 1, 1, 2, 2, 3];
const ASKED = { type: "card-payment", area: "wild", cost: 3, innovations: [] } as const;

describe("laying out workers", () => {
  it("selects the sensible way from the hand", () => {
    const selection = selectionFor({ type: "pay-workers", cards: [1, 2] }, HAND, []);
    expect([...selection].map((place) => HAND[place])).toEqual([1, 2]);
    expect(paymentOf(ASKED, HAND, [], selection)).toEqual({ type: "pay-workers", cards: [1, 2] });
  });

  it("takes equal cards one by one", () => {
    expect(selectionOf(HAND, [1, 1])).toEqual(new Set([0, 1]));
    expect(selectionOf(HAND, [5])).toEqual(new Set());
  });

  it("adds and takes back a card, always in ascending order", () => {
    const with3 = toggled(toggled(new Set(), 5), 0);
    expect(paymentOf(ASKED, HAND, [], with3)).toEqual({ type: "pay-workers", cards: [1, 3] });
    expect(paymentOf(ASKED, HAND, [], toggled(with3, 5))).toEqual({ type: "pay-workers", cards: [1] });
  });

  it("pays with innovations in table order", () => {
    const asked = { type: "innovation-payment", area: "wild", cost: 5 } as const;
    const hand = ["workers-5", "mining", "workers-3"] as const;
    const selection = selectionFor({ type: "use-innovations", innovations: ["workers-3", "workers-5"] }, HAND, hand);
    expect(selection).toEqual(new Set([2, 0]));
    expect(paymentOf(asked, HAND, hand, selection)).toEqual({
      type: "use-innovations",
      innovations: ["workers-3", "workers-5"],
    });
  });

  it("pays nothing if there is nothing to pay", () => {
    expect(paymentOf({ type: "wild-stack" }, HAND, [], new Set([0]))).toBeUndefined();
  });
});
