import type { Payment } from "../data/donations.ts";

/** A donation that scores by payments made in the final scoring (C-F4). */
export interface Payable {
  readonly pay: Payment;
  /** VP per payment. */
  readonly vp: number;
}

export interface Wealth {
  readonly money: number;
  readonly goods: number;
}

export interface WelfarePlan {
  readonly vp: number;
  /** Payments made to each donation. */
  readonly times: readonly number[];
  /** Goods sold for $1 beforehand. */
  readonly sold: number;
  readonly left: Wealth;
}

/** As many payments as the limit allows to score. */
function mostPayments({ vp }: Payable, limit: number): number {
  return Math.ceil(limit / vp);
}

/**
 * The plans with the most VP over all donations together, the first one found first. `selling`: goods may be sold for
 * $1 each to pay.
 */
export function bestPlans(
  donations: readonly Payable[],
  wealth: Wealth,
  limit: number,
  { selling, all }: { readonly selling: boolean; readonly all: boolean },
): WelfarePlan[] {
  // The most that the donations from each one on can add: if that cannot beat the best plan, nothing is tried.
  const reach = donations.map((_, from) => (donations.length - from) * limit);
  let best: WelfarePlan[] = [];
  const times: number[] = [];

  const keep = (vp: number, money: number, goods: number) => {
    const sold = Math.max(0, -money);
    const plan = { vp, times: [...times], sold, left: { money: money + sold, goods: goods - sold } };
    best = best.length > 0 && best[0]?.vp === vp ? [...best, plan] : [plan];
  };
  const beats = (vp: number) => best.length === 0 || vp > (best[0] as WelfarePlan).vp || (all && vp === best[0]?.vp);

  /** `money` may be negative as long as goods are left to sell. */
  const search = (index: number, vp: number, money: number, goods: number) => {
    const donation = donations[index];
    if (donation === undefined) {
      if (beats(vp)) keep(vp, money, goods);
      return;
    }
    if (!beats(vp + (reach[index] as number))) return;
    const { pay } = donation;
    for (let count = mostPayments(donation, limit); count >= 0; count--) {
      const goodsLeft = goods - count * pay.goods;
      const moneyLeft = money - count * pay.money;
      if (goodsLeft < 0 || moneyLeft + (selling ? goodsLeft : 0) < 0) continue;
      times[index] = count;
      search(index + 1, vp + Math.min(limit, count * donation.vp), moneyLeft, goodsLeft);
    }
  };
  search(0, 0, wealth.money, wealth.goods);
  return best;
}
