import { type Seat, sameJson } from "@montan/engine";
import { useMemo, useState } from "preact/hooks";
import type { Guidance } from "../learn/guided/guide.ts";
import type { Learning } from "../learn/learning.ts";
import { locale } from "../store/settings.ts";
import { NO_CHANGES } from "../table/context.ts";
import type { Changes } from "../table/contract.ts";
import { changedSince } from "./changed.ts";
import { type Frame, useFrame } from "./frame.ts";
import type { Session } from "./session.ts";

/** Everything the parts of the play page draw from, read once. */
export interface Scene {
  readonly session: Session;
  readonly learning: Learning | undefined;
  /** Whose view is shown; undefined also while the curtain is down. */
  readonly seat: Seat | undefined;
  /** The moment shown. */
  readonly index: number;
  /** In a guided step it offers only what the guide waits for. */
  readonly frame: Frame;
  /** What others have changed since the person's last turn. */
  readonly changed: Changes;
  readonly guidance: Guidance<unknown> | undefined;
  /** The guide's answer to a legal move that comes too soon. */
  readonly notYet: string | undefined;
  offer(move: unknown): void;
  /** Something that is not offered was tried: says why not. */
  refuse(move: unknown): void;
}

export function useScene(session: Session, learning: Learning | undefined): Scene {
  const { match } = session;
  const seat = session.arriving.value === undefined ? session.sitting.value : undefined;
  const deciding = session.decider !== undefined;
  const index = session.shown.value;
  const ahead = deciding ? session.ahead : undefined;
  const instead =
    session.peek.value === undefined ? (session.staging.act.value ?? match.sent.value ?? ahead) : undefined;
  const full = useFrame(match.playable, { moments: match.moments.value, index, seat, deciding }, instead);
  const moments = match.moments.value;
  const peeking = session.peek.value !== undefined;
  const changed = useMemo(
    () => (peeking ? NO_CHANGES : changedSince({ game: match.game, playable: match.playable, moments }, seat)),
    [match, moments, seat, peeking],
  );
  const decisions = match.moments.value.flatMap(({ decision }) => decision ?? []);
  const guidance = deciding ? learning?.guidance(decisions) : undefined;
  const [tooSoon, setTooSoon] = useState<Guidance<unknown>>();

  const comesTooSoon = (move: unknown) => {
    const legal = full.legalMoves.some((one) => sameJson(one, move));
    const early = guidance !== undefined && legal && !guidance.accepts(move);
    setTooSoon(early ? guidance : undefined);
    return early;
  };
  return {
    session,
    learning,
    seat,
    index,
    changed,
    frame:
      guidance === undefined ? full : { ...full, legalMoves: full.legalMoves.filter((move) => guidance.accepts(move)) },
    guidance,
    notYet: tooSoon === undefined || tooSoon.id !== guidance?.id ? undefined : learning?.notYet(tooSoon, locale.value),
    offer: (move) => {
      if (!comesTooSoon(move)) void session.offer(move);
    },
    refuse: (move) => {
      if (!comesTooSoon(move)) session.refuse(move);
    },
  };
}
