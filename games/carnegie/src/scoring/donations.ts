import type { Json, Seat } from "@montan/engine";
import { playerAt } from "../company.ts";
import { DONATION_LIMIT, type Donation, type SpaceId } from "../data/donations.ts";
import { PROJECT_TYPES } from "../data/map.ts";
import { donationsOf } from "../donating.ts";
import { tabSpaces } from "../projects.ts";
import type { State } from "../state.ts";
import { countFor, donationOn } from "./counting.ts";
import { bestPlans, type Payable, type Wealth, type WelfarePlan } from "./welfare.ts";

export interface DonationScore {
  readonly space: SpaceId;
  readonly donation: Donation["id"];
  /** Things counted, or payments made. */
  readonly count: number;
  /** VP before the limit. */
  readonly worth: number;
  readonly limit: number;
  readonly vp: number;
  /** Welfare: what was paid. */
  readonly paid?: { readonly money: number; readonly goods: number };
}

/** C-F3: 12, and 3 more for every tab advanced to its limit space. */
export function donationLimit(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  return PROJECT_TYPES.reduce((limit, tab) => {
    const { side, at } = player.tabs[tab];
    if (side !== "A" && side !== "B") return limit;
    return limit + (tabSpaces(state, player, tab)[at]?.donationLimit ?? 0);
  }, DONATION_LIMIT);
}

interface Counting {
  readonly seat: Seat;
  readonly limit: number;
  /** Donations treated as made. */
  readonly made: readonly SpaceId[];
}

/** What a donation is worth to a player; with `payments` if it scores by them. */
export function scoreDonation(
  state: State,
  space: SpaceId,
  { seat, limit, made }: Counting,
  payments = 0,
): DonationScore {
  const donation = donationOn(state, space);
  const score = (count: number, worth: number) => ({
    space,
    donation: donation.id,
    count,
    worth,
    limit,
    vp: Math.min(worth, limit),
  });
  if ("flat" in donation) return score(1, donation.flat);
  if ("per" in donation) {
    const count = countFor(state, seat, donation, made);
    return score(count, count * donation.vp);
  }
  const { money, goods } = donation.pay;
  return { ...score(payments, payments * donation.vp), paid: { money: money * payments, goods: goods * payments } };
}

export interface DonationSheet {
  readonly open: readonly DonationScore[];
  readonly secret?: DonationScore;
  /** Goods sold for $1 to pay for Welfare. */
  readonly sold: number;
  /** What is left after the payments. */
  readonly left: Wealth;
}

function payable(state: State, space: SpaceId): Payable | undefined {
  const donation = donationOn(state, space);
  return "pay" in donation ? donation : undefined;
}

/** All donations of a player, with the Welfare payments that are best for all of them together (C-F4). */
export function scoreDonations(state: State, seat: Seat): DonationSheet {
  const player = playerAt(state, seat);
  const limit = donationLimit(state, seat);
  const made = donationsOf(state, seat);
  const secret = typeof player.secret === "string" ? player.secret : undefined;
  const scored = secret === undefined ? made : [...made, secret];
  const paying = scored.flatMap((space, index) => (payable(state, space) === undefined ? [] : [index]));
  const plan = welfarePlan(
    state,
    seat,
    limit,
    paying.map((index) => payable(state, scored[index] as SpaceId) as Payable),
  );
  const scores = scored.map((space, index) => {
    const payments = plan.times[paying.indexOf(index)] ?? 0;
    // C-N5: the secret donation counts as a donation for itself only.
    const counting = { seat, limit, made: index < made.length ? made : scored };
    return scoreDonation(state, space, counting, payments);
  });
  const last = scores[made.length];
  return {
    open: scores.slice(0, made.length),
    ...(last !== undefined && { secret: last }),
    sold: plan.sold,
    left: plan.left,
  };
}

/** The best plan; against Andrew, among equal ones the one that leaves him least (C-F4). */
function welfarePlan(state: State, seat: Seat, limit: number, paying: readonly Payable[]): WelfarePlan {
  const { money, goods } = playerAt(state, seat);
  const rivals = andrewsPayables(state);
  const plans = bestPlans(paying, { money, goods }, limit, { selling: true, all: rivals.length > 0 });
  const [first] = plans as [WelfarePlan];
  if (rivals.length === 0) return first;
  return plans.flatMap(sellingMore).reduce((best, plan) => {
    return andrewsGain(rivals, plan.left, limit) < andrewsGain(rivals, best.left, limit) ? plan : best;
  }, first);
}

/** The same payments, with more goods sold than needed. */
function sellingMore(plan: WelfarePlan): WelfarePlan[] {
  return Array.from({ length: plan.left.goods + 1 }, (_, more) => ({
    ...plan,
    sold: plan.sold + more,
    left: { money: plan.left.money + more, goods: plan.left.goods - more },
  }));
}

function andrewsPayables(state: State): Payable[] {
  if (state.andrew === undefined) return [];
  return donationsOf(state, "automa").flatMap((space) => payable(state, space) ?? []);
}

/** C-A7: Andrew pays from what the player has left; nothing is sold for him. */
function andrewsPlan(paying: readonly Payable[], left: Wealth, limit: number): WelfarePlan {
  return bestPlans(paying, left, limit, { selling: false, all: false })[0] as WelfarePlan;
}

function andrewsGain(paying: readonly Payable[], left: Wealth, limit: number): number {
  return andrewsPlan(paying, left, limit).vp;
}

/** Andrew's donations, scored with the player's achievements up to the player's limit (C-A7). */
export function scoreAndrewsDonations(state: State, seat: Seat): DonationScore[] {
  const limit = donationLimit(state, seat);
  const spaces = donationsOf(state, "automa");
  const paying = spaces.filter((space) => payable(state, space) !== undefined);
  const { left } = scoreDonations(state, seat);
  const plan = andrewsPlan(andrewsPayables(state), left, limit);
  const made = donationsOf(state, seat);
  return spaces.map((space) =>
    scoreDonation(state, space, { seat, limit, made: [...made, space] }, plan.times[paying.indexOf(space)] ?? 0),
  );
}

export function asJson(scores: readonly DonationScore[]): Json {
  return scores as unknown as Json;
}
