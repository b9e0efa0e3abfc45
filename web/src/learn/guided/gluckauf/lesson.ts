import type { Decision, Locale, Seat } from "@montan/engine";
import {
  type AreaId,
  costOf,
  DOCKS,
  type Event,
  game,
  type Move,
  nameOf,
  type Options,
  type Pending,
  SHIFT_TOKENS,
  type State,
  stackOf,
} from "@montan/gluckauf";
import { type Guidance, guidanceFor, type Lesson } from "../guide.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { type MomentId, PERSON, STEPS, TIPS, trainDock } from "./steps.ts";

/**
 * Where the opponent places workers in the first shift: each placement teaches something by what it costs the person.
 */
const OPPONENT_AREAS: readonly AreaId[] = [
  "orders",
  "lorries-right",
  "wagons-right",
  "engines",
  "mining-0-1",
  "shares",
  "objectives",
];

/** A deal whose top cards make a first train: found by search, checked by its test. */
export const LESSON: Lesson<MomentId, State, Move, Options, Event, Pending> = {
  game,
  setup: { seats: 2, seed: "first shift 797" },
  person: PERSON,
  steps: STEPS,
  tips: TIPS,
  texts: { en: ENGLISH, de: GERMAN },
  facts,
  opponent,
};

export function guidance(decisions: readonly Decision<Move>[]): Guidance<Move> | undefined {
  return guidanceFor(LESSON, decisions);
}

function opponent(state: State, seat: Seat): Move | undefined {
  if (state.shift > 1) return undefined;
  const moves = game.legalMoves(state, seat);
  if (game.pending(state, seat)?.type !== "worker-action") return moves[0];
  const turn = state.areas.flat().filter((placement) => placement.seat === seat).length;
  const wish = OPPONENT_AREAS[turn];
  return (
    moves.find((move) => move.type === "choose-area" && move.area === wish) ??
    moves.find(({ type }) => type === "pass") ??
    moves[0]
  );
}

function facts(state: State, locale: Locale): Readonly<Record<string, string>> {
  const top = (stack: Parameters<typeof stackOf>[1]) => {
    const card = stackOf(state, stack).cards.at(-1);
    return typeof card === "string" ? nameOf({ card }, locale) : "–";
  };
  const player = state.players[PERSON];
  const front = player?.miningRow[0];
  const order = player?.orders.open[0];
  const orderPrice = costOf(state, "orders");
  return {
    hand: handSaid(player?.workers ?? [], locale),
    left: String(player?.workers.at(-1) ?? ""),
    price: String(costOf(state, "lorries-left")),
    orderPrice: String(orderPrice),
    orderNext: String(orderPrice + 1),
    miningPrice: String(costOf(state, "mining-0-1")),
    sharePrice: String(costOf(state, "shares")),
    shifts: String(SHIFT_TOKENS[state.players.length]),
    docks: listed(
      DOCKS.flatMap((crests, index) => (crests.includes("wheel") ? [String(index + 1)] : [])),
      locale,
    ),
    lorry: front === undefined ? top("lorries-left") : nameOf({ card: front }, locale),
    wagon: top("wagons-left"),
    engine: top("engines"),
    nextOrder: top("orders"),
    nextShare: top("shares"),
    order: order === undefined ? "–" : nameOf({ card: order }, locale),
    dock: String(trainDock(state)),
    points: String(game.score(state)[PERSON]?.total ?? 0),
  };
}

/** "5 × 1, 2 × 2 and 1 × 3" */
function handSaid(workers: readonly number[], locale: Locale): string {
  const values = [...new Set(workers)];
  return listed(
    values.map((value) => `${workers.filter((one) => one === value).length} × ${value}`),
    locale,
  );
}

function listed(texts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(texts);
}
