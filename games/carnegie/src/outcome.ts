import type { Seat } from "@montan/engine";
import { TRACKS } from "./data/tracks.ts";
import { Draft } from "./draft.ts";
import type { Event } from "./events.ts";
import { GAIN_KINDS, type Gain, type GainKind } from "./gain.ts";
import type { Move } from "./moves.ts";
import type { Pending } from "./pending.ts";
import { ruleFor } from "./questions.ts";
import type { Player, State } from "./state.ts";

/** One of several gains, `times` in a row. */
export interface GainOptions {
  readonly options: readonly Gain[];
  readonly times: number;
}

/** What a move pays and brings by its own rule, before anything else is decided. */
export interface Outcome {
  readonly cost: readonly Gain[];
  /** What is certain, one entry per kind. */
  readonly gains: readonly Gain[];
  readonly choices: readonly GainOptions[];
  readonly state: State;
}

/** An amount that an event says was gained or paid. */
type Sum = readonly [kind: GainKind, amount: number];

function gainedBy(event: Event): Sum | undefined {
  switch (event.type) {
    case "money-gained":
      return ["money", event.amount];
    case "goods-gained":
      return ["goods", event.amount];
    case "vp-scored":
      return ["vp", event.amount];
    case "study-gained":
      return ["study", event.amount];
    case "employees-gained":
      return ["employee", event.amount];
    default:
      return undefined;
  }
}

function paidBy(event: Event): Sum | undefined {
  switch (event.type) {
    case "money-paid":
      return ["money", event.amount];
    case "goods-paid":
      return ["goods", event.amount];
    case "tab-advanced":
    case "transport-advanced":
      return ["study", event.cost];
    default:
      return undefined;
  }
}

/** Carries out the move by its rule on a draft, and reads what it brought; undefined: it is not possible. */
export function outcomeOf(state: State, seat: Seat, move: Move): Outcome | undefined {
  const before = state.asked[seat] ?? [];
  const pending = before.at(-1);
  const rule = pending && ruleFor(pending, move.type);
  if (pending === undefined || rule === undefined) return undefined;
  if (rule.refuse(state, seat, move, pending) !== undefined) return undefined;
  const events: Event[] = [];
  const draft = new Draft(state, (event) => events.push(event));
  rule.apply(draft, seat, move, pending);
  const after = draft.state;
  const asked = (after.asked[seat] ?? []).filter((question) => !before.includes(question));
  const player = after.players[seat];
  return {
    cost: sumsOf(events, paidBy),
    gains: sumsOf(events, gainedBy),
    choices: player === undefined ? [] : asked.toReversed().flatMap((question) => optionsOf(question, player)),
    state: after,
  };
}

function sumsOf(events: readonly Event[], read: (event: Event) => Sum | undefined): Gain[] {
  const sums = new Map<GainKind, number>();
  for (const event of events) {
    const [kind, amount] = read(event) ?? ["money", 0];
    sums.set(kind, (sums.get(kind) ?? 0) + amount);
  }
  return GAIN_KINDS.flatMap((kind) => {
    const amount = sums.get(kind) ?? 0;
    return amount === 0 ? [] : [{ [kind]: amount } as unknown as Gain];
  });
}

/** Archives allow a choice among the spaces reached (C-P31). */
function optionsOf(pending: Pending, { tracks }: Player): GainOptions[] {
  if (pending.type === "gain-choice") return [{ options: pending.options, times: pending.times }];
  if (pending.type !== "track-income-choice") return [];
  const { region, employees } = pending;
  return [{ options: TRACKS[region].slice(0, tracks[region] + 1).map(({ income }) => income), times: employees }];
}
