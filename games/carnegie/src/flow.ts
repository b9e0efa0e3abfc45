import { ROUNDS } from "./data/timeline.ts";
import type { Draft } from "./draft.ts";
import { sheets } from "./modules/new-beginning.ts";
import { donationTiles } from "./modules/new-donations.ts";
import { secretDonations } from "./modules/secret-donation.ts";
import { activation, setupActivation } from "./phases/activation.ts";
import { chooseRowPhase } from "./phases/choose-row.ts";
import { departments } from "./phases/departments.ts";
import { over } from "./phases/end.ts";
import { event } from "./phases/event.ts";
import { housing } from "./phases/housing.ts";
import type { Phase } from "./phases/phase.ts";
import { setupMoves } from "./phases/setup-moves.ts";
import { tabSides } from "./phases/tab-sides.ts";
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

/** Nobody is asked: continues with the next turn of the phase, or the next phase. */
export function advance(draft: Draft): void {
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
