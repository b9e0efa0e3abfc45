import { randomFrom } from "@montan/engine";
import { expect, test } from "vitest";
import { detailOf, position, vpFor } from "../testing/position.ts";
import { bestPlans, type Payable, type Wealth } from "./welfare.ts";

const GOODS: Payable = { pay: { money: 0, goods: 1 }, vp: 2 };
const MONEY: Payable = { pay: { money: 5, goods: 0 }, vp: 2 };
const BOTH: Payable = { pay: { money: 5, goods: 1 }, vp: 4 };
const TILE: Payable = { pay: { money: 3, goods: 1 }, vp: 3 };

const best = (donations: readonly Payable[], wealth: Wealth, limit = 12, selling = true) =>
  bestPlans(donations, wealth, limit, { selling, all: false })[0];

test("C-F4 payments are made as often as the limit makes sense: six times 1 good for 12 VP", () => {
  expect(best([GOODS], { money: 0, goods: 9 })).toMatchObject({ vp: 12, times: [6] });
  expect(best([GOODS], { money: 0, goods: 9 }, 15)).toMatchObject({ vp: 15, times: [8] });
  expect(best([BOTH], { money: 100, goods: 9 })).toMatchObject({ vp: 12, times: [3] });
});

test("C-F4 goods are sold for $1 first where that pays", () => {
  expect(best([MONEY], { money: 8, goods: 3 })).toEqual({ vp: 4, times: [2], sold: 2, left: { money: 0, goods: 1 } });
  expect(best([MONEY], { money: 8, goods: 3 }, 12, false)).toMatchObject({ vp: 2, sold: 0 });
});

test("C-F4 the best of all donations together, not of each in turn", () => {
  // One good and $5: 4 VP together are as good as 2 + 2 apart, with two goods the split is better.
  expect(best([GOODS, BOTH], { money: 5, goods: 2 })).toMatchObject({ vp: 6 });
  expect(best([BOTH, MONEY, GOODS], { money: 15, goods: 3 })).toMatchObject({ vp: 12 });
});

/** Tries every number of goods to sell and every number of payments. */
function bruteForce(donations: readonly Payable[], wealth: Wealth, limit: number, selling: boolean): number {
  let most = 0;
  for (let sold = 0; sold <= (selling ? wealth.goods : 0); sold++) {
    const tryFrom = (index: number, money: number, goods: number, vp: number) => {
      most = Math.max(most, vp);
      const donation = donations[index];
      if (donation === undefined) return;
      for (
        let times = 0;
        money - times * donation.pay.money >= 0 && goods - times * donation.pay.goods >= 0 && times < 30;
        times++
      ) {
        tryFrom(
          index + 1,
          money - times * donation.pay.money,
          goods - times * donation.pay.goods,
          vp + Math.min(limit, times * donation.vp),
        );
      }
    };
    tryFrom(0, wealth.money + sold, wealth.goods - sold, 0);
  }
  return most;
}

test("C-F4 the optimum agrees with brute force", () => {
  const random = randomFrom("welfare");
  for (let round = 0; round < 400; round++) {
    const donations = [GOODS, MONEY, BOTH, TILE, MONEY].filter(() => random.below(2) === 0).slice(0, 4);
    const wealth = { money: random.below(36), goods: random.below(9) };
    const limit = 12 + 3 * random.below(5);
    const selling = random.below(3) > 0;
    const plan = best(donations, wealth, limit, selling);
    expect(plan?.vp).toBe(bruteForce(donations, wealth, limit, selling));
    const paid = donations.map(({ pay }, index) => [
      pay.money * (plan?.times[index] ?? 0),
      pay.goods * (plan?.times[index] ?? 0),
    ]);
    expect(plan?.left.money).toBe(wealth.money + (plan?.sold ?? 0) - paid.reduce((sum, [money = 0]) => sum + money, 0));
    expect(plan?.left.goods).toBe(
      wealth.goods - (plan?.sold ?? 0) - paid.reduce((sum, [, goods = 0]) => sum + goods, 0),
    );
  }
});

test("C-F4 the sheet shows the payments chosen", () => {
  const state = position({ players: [{ money: 11, goods: 3 }, {}], donations: { "welfare-2": [0], "welfare-4": [0] } });
  // Two payments of $5 and a good, one good for itself; the dollar left buys nothing.
  expect(vpFor(state, "donations")).toBe(10);
  expect(detailOf(state, "donations")).toMatchObject({
    donations: [
      { space: "welfare-2", count: 1, vp: 2, paid: { money: 0, goods: 1 } },
      { space: "welfare-4", count: 2, vp: 8, paid: { money: 10, goods: 2 } },
    ],
    sold: 0,
    left: { money: 1, goods: 0 },
  });
});
