import { type Seat, sameJson } from "@montan/engine";
import { useRef } from "preact/hooks";
import type { Playable } from "../playable.ts";
import type { Moment } from "./match.ts";
import { eventsFor } from "./sentences.ts";

/** What a game table draws: a moment as one seat sees it, and the events that led to it from the one drawn before. */
export interface Frame {
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly pending: unknown;
  readonly legalMoves: readonly unknown[];
  /** What has happened in the round up to here, computed on demand. */
  story(): readonly unknown[];
}

export interface Shown {
  readonly moments: readonly Moment[];
  readonly index: number;
  readonly seat: Seat | undefined;
  /** The seat may decide here and now. */
  readonly deciding: boolean;
}

/** Drawn instead of a moment: an act on the way to it, or the table as it will be after a provisional move. */
export interface Instead extends Pick<Frame, "view" | "events"> {
  /** Nobody is asked while something proceeds by itself. */
  readonly pending?: unknown;
  readonly legalMoves?: readonly unknown[];
}

/** Several decisions with more events than this are not animated, as with a jump. */
const MOST_EVENTS = 40;

export function frameOf(playable: Playable, shown: Shown, before?: Shown): Frame {
  const { game } = playable;
  const { moments, index, seat, deciding } = shown;
  const moment = moments[index];
  if (moment === undefined) throw new RangeError(`no moment ${index}`);
  const view = game.view(moment.state, seat);
  return {
    view,
    events: eventsBetween(game, shown, before),
    pending: deciding && seat !== undefined ? game.pending(view, seat) : undefined,
    legalMoves: deciding && seat !== undefined ? game.legalMoves(view, seat) : [],
    story: () => storyOfRound(playable, shown),
  };
}

function storyOfRound({ game, manner }: Playable, { moments, index, seat }: Shown): readonly unknown[] {
  const round = manner.rounds.of(moments[index]?.state);
  const before = moments.findLastIndex(({ state }, at) => at < index && manner.rounds.of(state) !== round);
  return moments.slice(before + 1, index + 1).flatMap((moment) => eventsFor(game, moment, seat));
}

/** Only a step forward from what was drawn has events to animate; an undo, a jump or another viewer has none. */
function eventsBetween(game: Playable["game"], now: Shown, before: Shown | undefined): readonly unknown[] {
  if (before === undefined || before.seat !== now.seat || before.index >= now.index) return [];
  if (before.moments[before.index] !== now.moments[before.index]) return [];
  const events: unknown[] = [];
  for (const moment of now.moments.slice(before.index + 1, now.index + 1)) {
    events.push(...eventsFor(game, moment, now.seat));
    if (events.length > MOST_EVENTS && now.index > before.index + 1) return [];
  }
  return events;
}

/**
 * The frame of what is shown, the same object as long as the same is shown, so that nothing is animated twice.
 * `instead`: drawn in its place for now.
 */
export function useFrame(playable: Playable, shown: Shown, instead?: Instead): Frame {
  const last = useRef<{ readonly shown: Shown; readonly frame: Frame; readonly instead?: Instead }>(undefined);
  if (instead !== undefined) {
    if (last.current?.instead !== instead) last.current = { shown, frame: framed(instead), instead };
    return last.current.frame;
  }
  const same =
    last.current !== undefined &&
    last.current.shown.moments[last.current.shown.index] === shown.moments[shown.index] &&
    last.current.shown.seat === shown.seat;
  const other = last.current?.instead;
  if (same && other === undefined && last.current?.shown.deciding === shown.deciding) return last.current.frame;
  const fresh = frameOf(playable, shown, last.current?.shown);
  const events = same && last.current !== undefined ? last.current.frame.events : untold(fresh.events, other?.events);
  const frame = { ...fresh, events };
  last.current = { shown, frame };
  return frame;
}

/** The provisional move has been seen already. */
function untold(events: readonly unknown[], told: readonly unknown[] = []): readonly unknown[] {
  return told.length === 0 ? events : events.filter((event) => !told.some((one) => sameJson(one, event)));
}

function framed({ view, events, pending, legalMoves = [] }: Instead): Frame {
  return { view, events, pending, legalMoves, story: () => events };
}
