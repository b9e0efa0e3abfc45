import type { Owner, Seat } from "@montan/engine";
import type { Playable } from "../playable.ts";
import { NO_CHANGES } from "../table/context.ts";
import type { Changes } from "../table/contract.ts";
import type { Match, Moment } from "./match.ts";
import { eventsFor, typeOf } from "./sentences.ts";

type Past = Pick<Match, "game" | "playable"> & { readonly moments: readonly Moment[] };

/** What others have changed on the table since the seat's last turn, until its current turn has ended. */
export function changedSince(past: Past, seat: Seat | undefined): Changes {
  if (seat === undefined) return NO_CHANGES;
  const changes = new Map<string, Owner>();
  for (const moment of sinceLastTurn(past, seat)) {
    for (const { owner, event } of doingsOfOthers(past.playable, moment, seat)) {
      for (const piece of past.playable.table.piecesOf(event)) changes.set(piece, owner);
    }
  }
  return changes;
}

/** From the end of the seat's last turn on, in order. Andrew acts within the decisions of his opponent. */
function sinceLastTurn({ game, playable, moments }: Past, seat: Seat): readonly Moment[] {
  const now = moments.at(-1);
  if (now === undefined) return [];
  const asked = game.deciders(now.state).includes(seat);
  const turn = game.turn?.(now.state);
  const isOwn = (index: number) => moments[index]?.decision?.seat === seat;
  const isOthers = (index: number) => {
    const moment = moments[index];
    return !isOwn(index) || (moment !== undefined && doingsOfOthers(playable, moment, seat).length > 0);
  };
  const isOfThisTurn = (index: number) =>
    asked && turn !== undefined && game.turn?.(moments[index - 1]?.state) === turn;
  let first = moments.length - 1;
  // Successive decisions of the seat belong to its current turn.
  while (asked && first > 0 && !isOthers(first)) first--;
  while (first > 0 && (!isOwn(first) || isOfThisTurn(first))) first--;
  return moments.slice(Math.max(1, first));
}

interface Doing {
  readonly owner: Owner;
  readonly event: unknown;
}

/** What others did with a decision; within one of the seat's own, only Andrew acts. */
function doingsOfOthers({ game, manner }: Playable, moment: Moment, seat: Seat): readonly Doing[] {
  const decider = moment.decision?.seat;
  if (decider === undefined) return [];
  return eventsFor(game, moment, seat).flatMap((event) => {
    const owner = manner.whose(event) ?? decider;
    const counts = owner === "automa" || (owner !== seat && decider !== seat);
    return counts && !manner.traceless.includes(typeOf(event)) ? [{ owner, event }] : [];
  });
}
