import type { State } from "@montan/gluckauf";
import { position } from "@montan/gluckauf/testing";
import { expect, it } from "vitest";
import { revealed } from "./revealed.ts";

/** A player who has looked at these cards of a stack and may keep one. */
function looking(stack: "lorries-left" | "orders", cards: State["stacks"][number]["cards"]): State {
  const asked = [[{ type: "after-action" }, { type: "wild-card", stack, cards }], []] as State["asked"];
  return { ...position(), asked };
}

it("G-A10 keeping one of several cards reveals it to all; a single one was open already", () => {
  const keep = { type: "keep-card", card: "fox-1-2" } as const;
  const shown = "the card you take";
  expect(revealed(looking("lorries-left", ["fox-1-2", "wheel-2-0"]), 0, keep, "en")).toContain(shown);
  expect(revealed(looking("lorries-left", ["fox-1-2"]), 0, keep, "en")).not.toContain(shown);
});

it("G-H1 an order that is kept stays secret", () => {
  const orders = looking("orders", ["barracks-2-5", "factories-3-7"]);
  const said = revealed(orders, 0, { type: "keep-card", card: "barracks-2-5" }, "en");
  expect(said).not.toContain("the card you take");
});
