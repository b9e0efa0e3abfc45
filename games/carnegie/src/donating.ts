import type { Seat } from "@montan/engine";
import { playerAt } from "./company.ts";
import { SPACES, type SpaceId } from "./data/donations.ts";
import { donationBase } from "./departments/ongoing.ts";
import type { Draft } from "./draft.ts";
import { purse } from "./gains.ts";
import { type Refusal, refusal } from "./refusals.ts";
import type { DiskOwner, State } from "./state.ts";

/** Spaces of the chart with a disk of this owner. */
export function donationsOf(state: State, owner: DiskOwner): SpaceId[] {
  return SPACES.filter((space) => state.donations[space]?.includes(owner));
}

/** C-D1: the base price × (own donations + 1); secret donations do not count (C-N5). */
export function donationPrice(state: State, seat: Seat): number {
  return donationBase(playerAt(state, seat)) * (donationsOf(state, seat).length + 1);
}

/** Why this player cannot make any donation now, whichever space it would go to. */
export function refuseDonating(state: State, seat: Seat): Refusal | undefined {
  if (playerAt(state, seat).disks === 0) return refusal("no-disk-in-supply");
  const price = donationPrice(state, seat);
  if (purse(state, seat) < price) return refusal("not-enough-money", { price, money: playerAt(state, seat).money });
  return undefined;
}

export function isSpaceFree(state: State, space: SpaceId): boolean {
  return state.donations[space] === undefined;
}

export function anySpaceFree(state: State): boolean {
  return SPACES.some((space) => isSpaceFree(state, space));
}

/** Puts a disk on the chart; on a copied donation it joins the others. */
export function putDonationDisk(draft: Draft, space: SpaceId, owner: DiskOwner): void {
  const disks = draft.state.donations[space] ?? [];
  draft.state.donations = { ...draft.state.donations, [space]: [...disks, owner] };
}
