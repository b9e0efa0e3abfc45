import type { Check } from "../../failure.ts";
import type { Auction } from "../auction.ts";
import type { AuctionState } from "../state.ts";
import { type AuctionSubject, subjectOf } from "../subject.ts";

/** The auction with one defect, and the check that must notice it. */
export interface Mutant {
  readonly check: Check;
  readonly wrong: string;
  readonly subject: AuctionSubject;
  readonly thoroughEvery?: number;
  readonly sampleEvery?: number;
}

export function mutant(check: Check, wrong: string, changed: Partial<Auction>): Mutant {
  return { check, wrong, subject: subjectOf(changed) };
}

/** What a mutant's `apply` does with a state that it treats as a full one. */
export function blindly(state: AuctionState, act: (state: AuctionState) => AuctionState): AuctionState {
  const { viewer, ...rest } = state;
  return viewer === undefined ? act(state) : { ...act(rest), viewer };
}

export const isView = (state: AuctionState) => state.viewer !== undefined;

export const backwards = (state: AuctionState): AuctionState => ({
  ...state,
  players: state.players.map((player) => ({ ...player, hand: player.hand.toReversed() })),
});
