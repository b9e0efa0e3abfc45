import { type LorryCard, lorry } from "./cards.ts";
import { type Crest, DOCK_NUMBERS, type DockNumber, WAGON_CRESTS, type WagonCrest } from "./data/components.ts";
import type { MoveOf } from "./moves.ts";
import type { Question } from "./question.ts";
import { type Refusal, refusal } from "./refusals.ts";
import { appended, type Dock, type Player, type Wagon, without } from "./state.ts";
import { docksFor, refuseCrest, withDock } from "./take-card.ts";

type Step = MoveOf<"load-front" | "load-stored" | "store-front">;
type Mine = Pick<Player, "miningRow" | "storage" | "docks">;
type Goals = readonly number[];

const STORE: MoveOf<"store-front"> = { type: "store-front" };
const STOP: MoveOf<"stop-mining"> = { type: "stop-mining" };

/** Goals have no gaps: everything from the first to the last is one. */
function isGoal(goals: Goals, spent: number): boolean {
  return spent >= (goals[0] as number) && spent <= limitOf(goals);
}

/** G-A8: whether mining can stop at one of the goals from here, now or after more steps. */
export function canFinish(mine: Mine, spent: number, goals: Goals): boolean {
  if (isGoal(goals, spent)) return true;
  // Moving the front lorry to the storage is always possible: usually the mining row alone answers this.
  let total = spent;
  for (const card of mine.miningRow) {
    total += lorry(card).lorries;
    if (isGoal(goals, total)) return true;
    if (total > limitOf(goals)) break;
  }
  return canFinishByLoading(mine, spent, total, goals);
}

/** The mining row, worth `total` including steps spent, is not enough: stored cards must be loaded, old or new ones. */
function canFinishByLoading(mine: Mine, spent: number, total: number, goals: Goals): boolean {
  let most = total;
  for (const card of mine.storage) {
    if (!canLoad(mine.docks, card)) continue;
    const { lorries } = lorry(card);
    if (isGoal(goals, spent + lorries) || isGoal(goals, total + lorries)) return true;
    most += lorries;
  }
  for (const card of mine.miningRow) if (canLoad(mine.docks, card)) most += lorry(card).lorries;
  if (most < (goals[0] as number)) return false;
  return stepsOf(mine).some((step) => leadsToGoal(mine, spent, goals, step));
}

function canLoad(docks: readonly Dock[], card: LorryCard): boolean {
  const { crest } = lorry(card);
  for (const dock of docksFor(crest)) {
    if (!refuseLoading(docks, crest, dock, crest) || !refuseLoading(docks, crest, dock, "wild")) return true;
  }
  return false;
}

/** Whether mining can stop at one of the goals after this step. */
function leadsToGoal(mine: Mine, spent: number, goals: Goals, step: Step): boolean {
  const after = spent + lorry(cardOf(mine, step) as LorryCard).lorries;
  if (isGoal(goals, after)) return true;
  return after < limitOf(goals) && canFinish(carriedOut(mine, step), after, goals);
}

function limitOf(goals: Goals): number {
  return goals[goals.length - 1] as number;
}

/** Every step the wagons allow, whatever it costs. */
function stepsOf({ miningRow, storage, docks }: Mine): Step[] {
  const steps: Step[] = [];
  const front = miningRow[0];
  if (front !== undefined) addLoading(steps, docks, front, false);
  for (let index = 0; index < storage.length; index++) {
    const stored = storage[index] as LorryCard;
    // G-T7: of equal cards only the first counts.
    if (storage.indexOf(stored) === index) addLoading(steps, docks, stored, true);
  }
  if (front !== undefined) steps.push(STORE);
  return steps;
}

/** Wherever a lorry card may be loaded; wagons of its own crest before wild ones, which accept anything later. */
function addLoading(steps: Step[], docks: readonly Dock[], card: LorryCard, stored: boolean): void {
  const { crest } = lorry(card);
  for (const wagon of [crest, "wild"] as const) {
    for (const dock of docksFor(crest)) {
      if (refuseLoading(docks, crest, dock, wagon) !== undefined) continue;
      steps.push(stored ? { type: "load-stored", lorry: card, dock, wagon } : { type: "load-front", dock, wagon });
    }
  }
}

// The search needs these again and again, so they are created once.
const NO_EMPTY_WAGON = new Map(
  WAGON_CRESTS.map((wagon) => [wagon, DOCK_NUMBERS.map((dock) => refusal("no-empty-wagon", { dock, wagon }))]),
);

/** G-A8: why a card with this crest cannot be loaded onto such a wagon at this dock. */
function refuseLoading(docks: readonly Dock[], crest: Crest, dock: DockNumber, wagon: WagonCrest): Refusal | undefined {
  const lacking = refuseCrest(crest, dock);
  if (lacking !== undefined) return lacking;
  if (wagon !== crest && wagon !== "wild") return refusal("wagon-lacks-crest", { wagon, crest });
  return emptyWagon(docks, dock, wagon) === -1 ? NO_EMPTY_WAGON.get(wagon)?.[dock - 1] : undefined;
}

function emptyWagon(docks: readonly Dock[], dock: DockNumber, crest: WagonCrest): number {
  const { wagons } = docks[dock - 1] as Dock;
  for (let index = 0; index < wagons.length; index++) {
    const wagon = wagons[index] as Wagon;
    if (wagon.crest === crest && wagon.lorry === undefined) return index;
  }
  return -1;
}

function cardOf(mine: Mine, step: Step): LorryCard | undefined {
  return step.type === "load-stored" ? step.lorry : mine.miningRow[0];
}

/** The mine after a possible step. */
function carriedOut(mine: Mine, step: Step): Mine {
  const card = cardOf(mine, step) as LorryCard;
  const miningRow = step.type === "load-stored" ? mine.miningRow : mine.miningRow.slice(1);
  if (step.type === "store-front") return { miningRow, storage: appended(mine.storage, card), docks: mine.docks };
  const storage = step.type === "load-stored" ? without(mine.storage, card) : mine.storage;
  return { miningRow, storage, docks: loaded(mine, card, step.dock, step.wagon) };
}

function loaded(mine: Mine, card: LorryCard, dock: DockNumber, crest: WagonCrest): readonly Dock[] {
  const { wagons, engine } = mine.docks[dock - 1] as Dock;
  const changed = wagons.slice();
  changed[emptyWagon(mine.docks, dock, crest)] = { crest, lorry: card };
  return withDock(mine.docks, dock, changed, engine);
}

function refuseStep(mine: Mine, spent: number, goals: Goals, step: Step): Refusal | undefined {
  const card = cardOf(mine, step);
  if (card === undefined) return refusal("row-empty");
  if (step.type === "load-stored" && !mine.storage.includes(card)) return refusal("lorry-not-stored", { lorry: card });
  const { crest, lorries: steps } = lorry(card);
  const left = limitOf(goals) - spent;
  if (steps > left) return refusal("too-many-steps", { steps, left });
  const unloadable = step.type === "store-front" ? undefined : refuseLoading(mine.docks, crest, step.dock, step.wagon);
  if (unloadable) return unloadable;
  return leadsToGoal(mine, spent, goals, step) ? undefined : refusal("goal-out-of-reach", { goals });
}

function refuseStop(goals: Goals, spent: number): Refusal | undefined {
  return isGoal(goals, spent) ? undefined : refusal("goal-not-reached", { spent, goals });
}

export const miningStep: Question<"mining-step", Step | MoveOf<"stop-mining">> = {
  answers: ["load-front", "load-stored", "store-front", "stop-mining"],

  /** Loading comes first: storing is rarely better, and stopping more often makes sense. */
  moves(state, seat, { goals, spent }) {
    const mine = state.players[seat] as Player;
    const moves: (Step | typeof STOP)[] = [];
    for (const step of stepsOf(mine)) if (refuseStep(mine, spent, goals, step) === undefined) moves.push(step);
    if (refuseStop(goals, spent) !== undefined) return moves;
    if (moves.at(-1) !== STORE) moves.push(STOP);
    else moves.splice(-1, 0, STOP);
    return moves;
  },

  refuse(state, seat, { goals, spent }, move) {
    if (move.type !== "stop-mining") return refuseStep(state.players[seat] as Player, spent, goals, move);
    return refuseStop(goals, spent);
  },

  answer(draft, seat, { goals, spent }, move) {
    if (move.type === "stop-mining") {
      draft.emit?.({ type: "mining-ended", seat, steps: spent });
      return draft.answered(seat);
    }
    const mine = draft.own(seat);
    const card = cardOf(mine, move) as LorryCard;
    const steps = lorry(card).lorries;
    const { miningRow, storage, docks } = carriedOut(mine, move);
    mine.miningRow = miningRow;
    mine.storage = storage;
    mine.docks = docks;
    if (move.type === "store-front") draft.emit?.({ type: "lorry-stored", seat, lorry: card, steps });
    else {
      const from = move.type === "load-front" ? "mining-row" : "storage";
      draft.emit?.({ type: "lorry-loaded", seat, lorry: card, from, dock: move.dock, wagon: move.wagon, steps });
    }
    draft.replace(seat, { type: "mining-step", goals, spent: spent + steps });
  },
};
