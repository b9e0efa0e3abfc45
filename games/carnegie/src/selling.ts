import { playerAt } from "./company.ts";
import { goodsNeeded } from "./departments/buildings.ts";
import { sellGoods as sell } from "./gains.ts";
import type { PendingType } from "./pending.ts";
import { refusal } from "./refusals.ts";
import type { MoveRule } from "./rule.ts";

/** C-X1: one good for $1, whenever there is a decision; goods needed by a decision already begun stay. */
export const sellGoods: MoveRule<"sell-goods", PendingType> = {
  type: "sell-goods",
  list(state, seat, pending, moves) {
    if (this.refuse(state, seat, { type: "sell-goods" }, pending) === undefined) moves.push({ type: "sell-goods" });
  },
  refuse(state, seat, _move, pending) {
    const { goods } = playerAt(state, seat);
    if (goods === 0) return refusal("no-goods-to-sell");
    const needed = goodsNeeded(state, seat, pending);
    return goods <= needed ? refusal("goods-needed", { goods: needed }) : undefined;
  },
  apply: (draft, seat) => sell(draft, seat, 1),
};
