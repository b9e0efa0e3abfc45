import { randomFrom } from "@montan/engine";
import { expect, it } from "vitest";
import { game } from "./game.ts";
import { choose, dock, play, position } from "./testing/position.ts";

it("G-A9 whoever is paying for a delivery can make it in every deal others may imagine", () => {
  const docks = [dock("A", ["wheel", "wheel-1-1"]), dock(undefined), dock(undefined)];
  const orders = { open: [], secret: ["barracks-1-3"] } as const;
  const innovations = { open: [], secret: ["engine"] } as const;
  const stacks = { orders: ["barracks-4-10", "factories-4-10"], innovations: ["mining", "wagon"] } as const;
  const paying = play(position({ players: { 0: { docks, orders, innovations } }, stacks }), choose("delivery"));
  expect(game.pending(paying, 0)?.type).toBe("innovation-payment");
  const view = game.view(paying, 1);
  for (let number = 0; number < 200; number++) {
    const deal = game.sample(view, 1, randomFrom(`deal ${number}`));
    const delivered = play(deal, { type: "use-innovations", innovations: [] }).players[0]?.delivered;
    expect(delivered?.orders, `deal ${number}`).toHaveLength(1);
  }
});
