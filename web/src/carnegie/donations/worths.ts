import { type DiskOwner, donationPrice, donationWorth, game, SPACES, type SpaceId, type State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** VP a space of the chart scores for each player now, by seat. */
export type Worths = Readonly<Record<SpaceId, readonly number[]>>;

export function worthsOf(view: State): Worths {
  const worths: Partial<Record<SpaceId, readonly number[]>> = {};
  for (const space of SPACES) worths[space] = view.players.map((_, seat) => donationWorth(view, seat, space).vp);
  return worths as Worths;
}

export interface NextDonation {
  readonly seat: Seat;
  readonly price: number;
  /** The player can pay it, with money or with goods sold for it. */
  readonly affordable: boolean;
}

/** What the next donation costs everybody. */
export function nextDonations(view: State): readonly NextDonation[] {
  return view.players.map(({ money, goods, disks }, seat) => {
    const price = donationPrice(view, seat);
    return { seat, price, affordable: disks > 0 && money + goods >= price };
  });
}

interface Scored {
  readonly space: SpaceId;
  readonly vp: number;
}

/** What Andrew's donations are worth, read from his score sheet. */
export function andrewsWorths(view: State): Readonly<Partial<Record<SpaceId, number>>> {
  if (view.andrew === undefined || view.phase === "sheets" || view.phase === "tab-sides") return {};
  const sheet = game.score(view).find(({ owner }) => owner === "automa");
  const detail = sheet?.parts.find(({ category }) => category === "andrew-donations")?.detail;
  const scored = Array.isArray(detail) ? (detail as unknown as readonly Scored[]) : [];
  return Object.fromEntries(scored.map(({ space, vp }) => [space, vp]));
}

/** Who chose this space in secret, as far as the viewer knows. */
export function secretsOn(view: State, space: SpaceId): readonly DiskOwner[] {
  return view.players.flatMap(({ secret }, seat) => (secret === space ? [seat] : []));
}
