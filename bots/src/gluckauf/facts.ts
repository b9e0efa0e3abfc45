import type { Seat } from "@montan/engine";
import {
  AREA_INDEX,
  type Crest,
  costOf,
  DESTINATIONS,
  DOCKS,
  type Dock,
  loadOf,
  lorry,
  type Player,
  SHIFT_TOKENS,
  type State,
  WORKER_CARDS,
  WORKER_INNOVATIONS,
  type WorkerInnovation,
} from "@montan/gluckauf";
import { planOrders } from "./order-plan.ts";
import { type Goals, goalsOf, pointsOf } from "./points.ts";

/** Cards further back in the mining row cannot be reached soon. */
const NEAR_FRONT = 3;

/**
 * What a player of Glück Auf considers before deciding. One flat object, since it is filled a hundred thousand times a
 * second.
 */
export interface Facts {
  points: number;
  seats: number;
  goals: Goals;
  /** Shifts after this one. */
  shiftsLeft: number;
  /** Shifts of work left, this one in proportion to the workers still in hand. */
  timeLeft: number;
  workers: number;
  workerCards: number;
  singleWorkers: number;
  passed: boolean;
  toMove: boolean;
  /** Workers of the best supplied opponent still in the shift. */
  rivalWorkers: number;
  tokenComing: boolean;
  tokens: number;
  objectives: number;
  workerInnovations: number;
  actionInnovations: number;

  /** Orders in hand: their number; VP of those whose train could leave now, lacks only an engine, and of the others. */
  orders: number;
  readyVp: number;
  engineMissingVp: number;
  waitingVp: number;
  readyTrains: number;
  /** Lorries that the waiting orders need beyond what is at the docks left for them. */
  missingLorries: number;
  /** Lorries on docks that no order in hand needs. */
  spareLorries: number;
  smallestWaiting: number;
  /** Shares without a fulfilled order: those that an order in hand will match, and those that nothing matches yet. */
  matchedShares: number;
  looseShares: number;

  engines: number;
  sameEngines: number;
  /** Engines at docks that an own objective counts. */
  wantedEngines: number;
  /** Lorries on docks with and without an engine. */
  pulledLoad: number;
  stuckLoad: number;
  heaviestLoad: number;
  /** VP on loaded single lorries. */
  loadedVp: number;
  emptyWagons: number;
  emptyWild: number;
  emptyPulled: number;

  rowLorries: number;
  storedLorries: number;
  mineVp: number;
  /** Lorry cards near the front of the row, and in the storage, that an empty wagon would take. */
  loadableRow: number;
  loadableFront: boolean;
  loadableStored: number;

  deliveryCost: number;
  miningCost: number;
  longMiningCost: number;
  lorryCost: number;
  wagonCost: number;
  orderCost: number;
  engineCost: number;
}

function blank(state: State, player: Player, goals: Goals): Facts {
  return {
    points: pointsOf(player, goals),
    seats: state.players.length,
    goals,
    shiftsLeft: 0,
    timeLeft: 0,
    workers: 0,
    workerCards: 0,
    singleWorkers: 0,
    passed: player.passed,
    toMove: false,
    rivalWorkers: 0,
    tokenComing: false,
    tokens: player.tokens.length,
    objectives: player.objectives.length,
    workerInnovations: 0,
    actionInnovations: 0,
    orders: 0,
    readyVp: 0,
    engineMissingVp: 0,
    waitingVp: 0,
    readyTrains: 0,
    missingLorries: 0,
    spareLorries: 0,
    smallestWaiting: 0,
    matchedShares: 0,
    looseShares: 0,
    engines: 0,
    sameEngines: 0,
    wantedEngines: 0,
    pulledLoad: 0,
    stuckLoad: 0,
    heaviestLoad: 0,
    loadedVp: 0,
    emptyWagons: 0,
    emptyWild: 0,
    emptyPulled: 0,
    rowLorries: 0,
    storedLorries: 0,
    mineVp: 0,
    loadableRow: 0,
    loadableFront: false,
    loadableStored: 0,
    deliveryCost: costOf(state, "delivery"),
    miningCost: costOf(state, "mining-0-1"),
    longMiningCost: costOf(state, "mining-2-3"),
    lorryCost: Math.min(costOf(state, "lorries-left"), costOf(state, "lorries-right")),
    wagonCost: Math.min(costOf(state, "wagons-left"), costOf(state, "wagons-right")),
    orderCost: costOf(state, "orders"),
    engineCost: costOf(state, "engines"),
  };
}

export function factsOf(state: State, seat: Seat): Facts {
  const player = state.players[seat] as Player;
  const facts = blank(state, player, goalsOf(player));
  readTime(facts, state, seat);
  readInnovations(facts, player);
  readYard(facts, player);
  readMine(facts, player);
  planOrders(facts, player);
  readShares(facts);
  return facts;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

function readTime(facts: Facts, state: State, seat: Seat): void {
  const { players, shift, asked, areas, startPlayer } = state;
  const { workers, passed } = players[seat] as Player;
  const everybody = players.length;
  facts.shiftsLeft = (SHIFT_TOKENS[everybody] as number) - shift;
  if (state.over) return;
  facts.toMove = asked[seat]?.length !== 0;
  // G-E1 as it stands now.
  facts.tokenComing = (areas[AREA_INDEX["mining-0-1"]]?.at(-1)?.seat ?? startPlayer) === seat;
  if (!passed) {
    facts.workers = sum(workers);
    facts.workerCards = workers.length;
    for (const worker of workers) if (worker === 1) facts.singleWorkers++;
  }
  facts.timeLeft = facts.shiftsLeft + facts.workers / sum(WORKER_CARDS[everybody] as readonly number[]);
  for (let other = 0; other < everybody; other++) {
    const rival = players[other] as Player;
    if (other !== seat && !rival.passed) facts.rivalWorkers = Math.max(facts.rivalWorkers, sum(rival.workers));
  }
}

function readInnovations(facts: Facts, { innovations: { open, secret } }: Player): void {
  for (const cards of [open, secret]) {
    for (const card of cards) {
      const workers = WORKER_INNOVATIONS[card as WorkerInnovation] as number | undefined;
      if (workers === undefined) facts.actionInnovations++;
      else facts.workerInnovations += workers;
    }
  }
}

function readYard(facts: Facts, { docks }: Player): void {
  for (let index = 0; index < docks.length; index++) {
    const dock = docks[index] as Dock;
    const { engine, wagons } = dock;
    const load = loadOf(dock);
    if (load > facts.heaviestLoad) facts.heaviestLoad = load;
    if (engine === undefined) facts.stuckLoad += load;
    else {
      facts.engines++;
      facts.pulledLoad += load;
      if ((facts.goals.engineVp[engine] ?? 0) > 0) facts.wantedEngines++;
      for (let other = 0; other < index; other++) if (docks[other]?.engine === engine) facts.sameEngines++;
    }
    for (const wagon of wagons) {
      if (wagon.lorry !== undefined) facts.loadedVp += lorry(wagon.lorry).vp;
      else {
        facts.emptyWagons++;
        if (wagon.crest === "wild") facts.emptyWild++;
        if (engine !== undefined) facts.emptyPulled++;
      }
    }
  }
}

function takes(docks: readonly Dock[], crest: Crest): boolean {
  for (let index = 0; index < docks.length; index++) {
    if (!DOCKS[index]?.includes(crest)) continue;
    for (const wagon of (docks[index] as Dock).wagons) {
      if (wagon.lorry === undefined && (wagon.crest === crest || wagon.crest === "wild")) return true;
    }
  }
  return false;
}

function readMine(facts: Facts, { miningRow, storage, docks }: Player): void {
  for (let place = 0; place < miningRow.length; place++) {
    const { crest, lorries, vp } = lorry(miningRow[place] as Player["miningRow"][number]);
    facts.rowLorries += lorries;
    facts.mineVp += vp;
    if (place >= NEAR_FRONT || facts.emptyWagons === 0 || !takes(docks, crest)) continue;
    facts.loadableRow++;
    if (place === 0) facts.loadableFront = true;
  }
  for (const card of storage) {
    const { crest, lorries, vp } = lorry(card);
    facts.storedLorries += lorries;
    facts.mineVp += vp;
    if (facts.emptyWagons > 0 && takes(docks, crest)) facts.loadableStored++;
  }
}

function readShares(facts: Facts): void {
  for (const destination of DESTINATIONS) {
    const { shares, fulfilled, inHand } = facts.goals.destinations[destination];
    const open = Math.max(0, shares - fulfilled);
    const matched = Math.min(open, inHand);
    facts.matchedShares += matched;
    facts.looseShares += open - matched;
  }
}
