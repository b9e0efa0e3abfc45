import type { Seat } from "@montan/engine";
import { ROUNDS } from "./data/timeline.ts";
import type { Draft } from "./draft.ts";
import { sheets } from "./modules/new-beginning.ts";
import { donationTiles } from "./modules/new-donations.ts";
import { secretDonations } from "./modules/secret-donation.ts";
import type { Pending } from "./pending.ts";
import { activation, setupActivation } from "./phases/activation.ts";
import { chooseRowPhase } from "./phases/choose-row.ts";
import { departments } from "./phases/departments.ts";
import { over } from "./phases/end.ts";
import { event } from "./phases/event.ts";
import { housing } from "./phases/housing.ts";
import type { Phase } from "./phases/phase.ts";
import { setupMoves } from "./phases/setup-moves.ts";
import { tabSides } from "./phases/tab-sides.ts";
import { forcedAnswer, ruleFor } from "./questions.ts";
import type { PhaseId, State } from "./state.ts";

/** The phases of setup, then those of a round (C-R2). */
const ORDER: readonly Phase[] = [
  sheets,
  tabSides,
  housing,
  donationTiles,
  setupMoves,
  setupActivation,
  secretDonations,
  chooseRowPhase,
  event,
  departments,
  activation,
  over,
];

function phaseOf(id: PhaseId): Phase {
  return ORDER.find((phase) => phase.id === id) as Phase;
}

/** Leads to the next decision somebody really has: forced answers are given, finished phases left. */
export function settle(draft: Draft): void {
  while (!answerForced(draft) && draft.state.phase !== "over") advance(draft);
}

/** Gives the answers that are forced; true if somebody still owes one. */
function answerForced(draft: Draft): boolean {
  let owed = false;
  for (let seat = 0; seat < draft.state.asked.length; seat++) {
    let top = topOf(draft, seat);
    while (top !== undefined) {
      const move = forcedAnswer(draft.state, seat, top);
      if (move === undefined) break;
      ruleFor(top, move.type)?.apply(draft, seat, move, top);
      top = topOf(draft, seat);
    }
    owed ||= top !== undefined;
  }
  return owed;
}

function topOf({ state }: Draft, seat: Seat): Pending | undefined {
  const stack = state.asked[seat] as readonly Pending[];
  return stack[stack.length - 1];
}

function advance(draft: Draft): void {
  const phase = phaseOf(draft.state.phase);
  const [seat, ...rest] = draft.state.queue;
  if (seat !== undefined) {
    draft.state.turn++;
    draft.state.queue = rest;
    phase.turn?.(draft, seat);
    return;
  }
  phase.end?.(draft);
  enter(draft, phaseAfter(draft.state, phase));
}

export function enter(draft: Draft, phase: Phase): void {
  draft.state.phase = phase.id;
  draft.state.turn++;
  phase.begin(draft);
}

export function phaseAfter(state: State, phase: Phase | undefined): Phase {
  if (phase === activation && state.round.number < ROUNDS) return chooseRowPhase;
  const later = ORDER.slice(phase === undefined ? 0 : ORDER.indexOf(phase) + 1);
  return later.find(({ module }) => module === undefined || state.modules.includes(module)) as Phase;
}
