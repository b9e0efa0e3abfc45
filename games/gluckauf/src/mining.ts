import { type LorryCard, lorry } from "./cards.ts";
import { DOCK_NUMBERS, DOCKS, type DockNumber, type WagonCrest } from "./data/components.ts";
import type { Move, MoveOf } from "./moves.ts";
import { only, type Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { type Dock, distinct, type Player, without } from "./state.ts";
import { changeDock } from "./take-card.ts";

type Step = MoveOf<"load-front" | "load-stored" | "store-front">;
type Mine = Pick<Player, "miningRow" | "storage" | "docks">;
type Goals = readonly number[];

/** G-A8: may mining stop at one of the goals from here, now or after some more steps? */
export function canFinish(mine: Mine, spent: number, goals: Goals): boolean {
  if (goals.includes(spent)) return true;
  // Sending the front to the storage is always possible: mostly the mining row alone answers.
  let total = spent;
  for (const card of mine.miningRow) {
    total += lorry(card).lorries;
    if (goals.includes(total)) return true;
    if (total > limitOf(goals)) break;
  }
  if (mine.storage.length === 0 && mine.miningRow.length === 0) return false;
  return stepsOf(mine).some((step) => {
    const after = spent + lorry(cardOf(mine, step) as LorryCard).lorries;
    return after <= limitOf(goals) && canFinish(carriedOut(mine, step), after, goals);
  });
}

function limitOf(goals: Goals): number {
  return goals.at(-1) ?? 0;
}

/** Every step the wagons allow, whatever it costs. */
function stepsOf({ miningRow, storage, docks }: Mine): Step[] {
  const steps: Step[] = [];
  const front = miningRow[0];
  if (front !== undefined) {
    for (const { dock, wagon } of places(docks, front)) steps.push({ type: "load-front", dock, wagon });
  }
  for (const stored of distinct(storage)) {
    for (const { dock, wagon } of places(docks, stored))
      steps.push({ type: "load-stored", lorry: stored, dock, wagon });
  }
  if (front !== undefined) steps.push({ type: "store-front" });
  return steps;
}

/** Where a lorry card may be loaded; a wagon of its own crest before a wild one, which takes anything later. */
function places(docks: readonly Dock[], card: LorryCard): { dock: DockNumber; wagon: WagonCrest }[] {
  const { crest } = lorry(card);
  const found: { dock: DockNumber; wagon: WagonCrest }[] = [];
  for (const wagon of [crest, "wild"] as const) {
    for (const dock of DOCK_NUMBERS) {
      if (DOCKS[dock - 1]?.includes(crest) && emptyWagon(docks, dock, wagon) !== -1) found.push({ dock, wagon });
    }
  }
  return found;
}

function emptyWagon(docks: readonly Dock[], dock: DockNumber, crest: WagonCrest): number {
  return docks[dock - 1]?.wagons.findIndex((wagon) => wagon.crest === crest && wagon.lorry === undefined) ?? -1;
}

function cardOf(mine: Mine, step: Step): LorryCard | undefined {
  return step.type === "load-stored" ? step.lorry : mine.miningRow[0];
}

/** The mine after a possible step. */
function carriedOut(mine: Mine, step: Step): Mine {
  const card = cardOf(mine, step) as LorryCard;
  const miningRow = step.type === "load-stored" ? mine.miningRow : mine.miningRow.slice(1);
  if (step.type === "store-front") return { miningRow, storage: [...mine.storage, card], docks: mine.docks };
  const storage = step.type === "load-stored" ? without(mine.storage, card) : mine.storage;
  return { miningRow, storage, docks: loaded(mine, card, step.dock, step.wagon) };
}

function loaded(mine: Mine, card: LorryCard, dock: DockNumber, crest: WagonCrest): readonly Dock[] {
  const place = emptyWagon(mine.docks, dock, crest);
  return changeDock(mine.docks, dock, (old) => ({
    ...old,
    wagons: old.wagons.map((wagon, index) => (index === place ? { crest, lorry: card } : wagon)),
  }));
}

function refuseStep(mine: Mine, spent: number, goals: Goals, step: Step): Refusal | undefined {
  const card = cardOf(mine, step);
  if (card === undefined) return refusal("row-empty");
  if (step.type === "load-stored" && !mine.storage.includes(card)) return refusal("lorry-not-stored", { lorry: card });
  const { crest, lorries: steps } = lorry(card);
  const left = limitOf(goals) - spent;
  if (steps > left) return refusal("too-many-steps", { steps, left });
  if (step.type !== "store-front") {
    const { dock, wagon } = step;
    if (!DOCKS[dock - 1]?.includes(crest)) return refusal("dock-lacks-crest", { dock, crest });
    if (wagon !== crest && wagon !== "wild") return refusal("wagon-lacks-crest", { wagon, crest });
    if (emptyWagon(mine.docks, dock, wagon) === -1) return refusal("no-empty-wagon", { dock, wagon });
  }
  if (canFinish(carriedOut(mine, step), spent + steps, goals)) return undefined;
  return refusal("goal-out-of-reach", { goals });
}

export const miningStep: Question<"mining-step", Step | MoveOf<"stop-mining">> = {
  answers: ["load-front", "load-stored", "store-front", "stop-mining"],

  /** Loading first; a card worth storing is rarer than a reason to stop. */
  moves(state, seat, { goals, spent }) {
    const mine = state.players[seat] as Player;
    const steps = spent < limitOf(goals) ? stepsOf(mine).filter((step) => !refuseStep(mine, spent, goals, step)) : [];
    if (!goals.includes(spent)) return steps;
    const stop: Move = { type: "stop-mining" };
    const last = steps.at(-1);
    return last?.type === "store-front" ? [...steps.slice(0, -1), stop, last] : [...steps, stop];
  },

  refuse(state, seat, { goals, spent }, move) {
    if (move.type !== "stop-mining") return refuseStep(state.players[seat] as Player, spent, goals, move);
    return goals.includes(spent) ? undefined : refusal("goal-not-reached", { spent, goals });
  },

  answer(draft, seat, { goals, spent }, move) {
    if (move.type === "stop-mining") {
      draft.emit?.({ type: "mining-ended", seat, steps: spent });
      return draft.answered(seat);
    }
    const mine = draft.own(seat);
    const card = cardOf(mine, move) as LorryCard;
    const steps = lorry(card).lorries;
    Object.assign(mine, carriedOut(mine, move));
    if (move.type === "store-front") draft.emit?.({ type: "lorry-stored", seat, lorry: card, steps });
    else {
      const from = move.type === "load-front" ? "mining-row" : "storage";
      draft.emit?.({ type: "lorry-loaded", seat, lorry: card, from, dock: move.dock, wagon: move.wagon, steps });
    }
    draft.askInstead(seat, { type: "mining-step", goals, spent: spent + steps });
  },

  forced(state, seat, asked) {
    return only(this.moves(state, seat, asked));
  },
};
