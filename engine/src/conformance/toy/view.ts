import type { Seat } from "../../game.ts";
import { HIDDEN, hideAll, redactor } from "../../hidden.ts";
import type { AuctionEvent, AuctionState, OwnedLot, Player } from "./state.ts";

/** What one seat may see, built from the fields named here. */
export function viewOf(state: AuctionState, seat: Seat | undefined): AuctionState {
  const isOpen = (owner: Seat) => state.over || owner === seat;
  return {
    rules: state.rules,
    options: { rounds: state.options.rounds },
    round: state.round,
    over: state.over,
    players: state.players.map((player, owner) => (isOpen(owner) ? fromInside(player) : fromOutside(player))),
    box: state.over ? state.box : hideAll(state.box),
    stack: state.over ? state.stack : hideAll(state.stack),
    open: state.open,
    discarded: state.discarded,
    spent: state.spent,
    viewer: seat ?? "spectator",
  };
}

function fromInside({ hand, bid, drawn, holding, shelf, vault, coins, asked }: Player): Player {
  return {
    hand,
    ...(bid !== undefined && { bid }),
    ...(drawn !== undefined && { drawn }),
    ...(holding !== undefined && { holding: known(holding) }),
    shelf,
    vault: vault.map(known),
    coins,
    asked: asked.map(({ type }) => ({ type })),
  };
}

function fromOutside(player: Player): Player {
  const { hand, bid, drawn, holding, vault, ...rest } = fromInside(player);
  return {
    ...rest,
    hand: hideAll(hand),
    ...(bid !== undefined && { bid: HIDDEN }),
    ...(drawn !== undefined && { drawn: HIDDEN }),
    ...(holding !== undefined && { holding: covered(holding) }),
    vault: vault.map(covered),
  };
}

function known({ lot, secret }: OwnedLot): OwnedLot {
  return { lot, secret };
}

function covered({ lot, secret }: OwnedLot): OwnedLot {
  return { lot: secret ? HIDDEN : lot, secret };
}

export const redactEvent = redactor<AuctionEvent>({
  dealt: { seat: true, hand: ({ seat, hand }, viewer) => (seat === viewer ? hand : hideAll(hand)) },
  "lot-opened": { lot: true },
  "bid-made": { seat: true, card: ({ seat, card }, viewer) => (seat === viewer ? card : HIDDEN) },
  "round-won": { seat: true, bids: true },
  "lot-taken": { seat: true, lot: true },
  "lot-drawn": { seat: true, lot: ({ seat, lot }, viewer) => (seat === viewer ? lot : HIDDEN) },
  "lot-discarded": { lot: true },
  "lot-stored": {
    seat: true,
    place: true,
    lot: ({ seat, lot, secret }, viewer) => (secret && seat !== viewer ? HIDDEN : lot),
    secret: true,
  },
  tipped: { seat: true, to: true },
  "game-over": {},
});
