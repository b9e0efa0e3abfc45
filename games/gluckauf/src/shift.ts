import type { Seat } from "@montan/engine";
import { AREA_INDEX, AREAS, SHIFT_TOKENS, WORKER_CARDS, type WorkerInnovation } from "./data/components.ts";
import type { Draft } from "./draft.ts";
import { resultOf, scoreSheets } from "./scoring.ts";
import type { State } from "./state.ts";

export const EMPTY_AREAS: State["areas"] = AREAS.map(() => []);

/** Everybody has passed. Returns who starts the next shift; undefined: the game is over. */
export function endShift(draft: Draft): Seat | undefined {
  const starter = giveToken(draft);
  const { players, shift } = draft.state;
  if (shift === SHIFT_TOKENS[players.length]) {
    endGame(draft);
    return undefined;
  }
  discardInnovations(draft);
  draft.state.areas = EMPTY_AREAS;
  draft.state.startPlayer = starter;
  draft.state.shift = shift + 1;
  // G-E2
  const workers = WORKER_CARDS[players.length] as readonly number[];
  players.forEach((_, seat) => {
    const player = draft.own(seat);
    player.workers = workers;
    player.passed = false;
  });
  draft.emit?.({ type: "workers-returned", shift });
  draft.emit?.({ type: "shift-started", shift: shift + 1, startPlayer: starter });
  return starter;
}

/** G-E1: tokens lie in ascending order, so the top one has the number of the shift. */
function giveToken(draft: Draft): Seat {
  const { areas, startPlayer, shift } = draft.state;
  const last = areas[AREA_INDEX["mining-0-1"]]?.at(-1);
  const seat = last?.seat ?? startPlayer;
  const player = draft.own(seat);
  player.tokens = [...player.tokens, shift];
  draft.emit?.({ type: "token-taken", seat, token: shift, cause: last ? "mining-0-1" : "start-player" });
  return seat;
}

/** G-I1: placed worker innovations leave the game. */
function discardInnovations(draft: Draft): void {
  const spent: WorkerInnovation[] = [];
  for (const placements of draft.state.areas) {
    for (const { seat, innovations } of placements) {
      if (innovations === undefined) continue;
      spent.push(...innovations);
      draft.emit?.({ type: "innovations-spent", seat, innovations });
    }
  }
  if (spent.length > 0) draft.state.box = [...draft.state.box, ...spent];
}

function endGame(draft: Draft): void {
  draft.reveal();
  draft.state.over = true;
  if (draft.emit === undefined) return;
  for (const { owner, parts } of scoreSheets(draft.state)) {
    for (const { category, vp } of parts)
      draft.emit?.({ type: "vp-scored", seat: owner as Seat, reason: category, vp });
  }
  draft.emit?.({ type: "game-ended", winners: resultOf(draft.state)?.winners ?? [] });
}
