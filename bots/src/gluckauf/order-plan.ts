import { type Dock, loadOf, type OrderCard, order, type Player } from "@montan/gluckauf";
import type { Facts } from "./facts.ts";
import { orderWorth } from "./points.ts";

interface Wanted {
  readonly lorries: number;
  readonly worth: number;
}

/** Gives each order in hand a train: the most valuable order first, with the smallest train that fulfils it. */
export function planOrders(facts: Facts, { orders: { open, secret }, docks }: Player): void {
  const wanted: Wanted[] = [];
  for (const card of open) wanted.push(read(facts, card));
  for (const card of secret) if (typeof card === "string") wanted.push(read(facts, card));
  if (wanted.length > 1) wanted.sort((a, b) => b.worth - a.worth);
  const loads = docks.map(loadOf);
  for (const { lorries, worth } of wanted) {
    const train = lightestTrain(docks, loads, lorries);
    if (train === -1) {
      wait(facts, loads, lorries, worth);
      continue;
    }
    loads[train] = -1;
    if (docks[train]?.engine === undefined) facts.engineMissingVp += worth;
    else {
      facts.readyVp += worth;
      facts.readyTrains++;
    }
  }
  facts.orders = wanted.length;
  for (const load of loads) facts.spareLorries += Math.max(0, load);
}

function read({ goals }: Facts, card: OrderCard): Wanted {
  const shown = order(card);
  goals.destinations[shown.destination].inHand++;
  return { lorries: shown.lorries, worth: orderWorth(goals, shown) };
}

/** No train fulfils the order yet: it waits for the longest one left. */
function wait(facts: Facts, loads: number[], lorries: number, worth: number): void {
  let heaviest = 0;
  for (let dock = 1; dock < loads.length; dock++) {
    if ((loads[dock] as number) > (loads[heaviest] as number)) heaviest = dock;
  }
  facts.waitingVp += worth;
  facts.missingLorries += lorries - Math.max(0, loads[heaviest] as number);
  loads[heaviest] = -1;
  facts.smallestWaiting = facts.smallestWaiting === 0 ? lorries : Math.min(facts.smallestWaiting, lorries);
}

/** Trains with an engine before those without. */
function lightestTrain(docks: readonly Dock[], loads: readonly number[], lorries: number): number {
  let best = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (let dock = 0; dock < loads.length; dock++) {
    const load = loads[dock] as number;
    if (load < lorries) continue;
    const appeal = load + (docks[dock]?.engine === undefined ? 100 : 0);
    if (appeal < lowest) {
      lowest = appeal;
      best = dock;
    }
  }
  return best;
}
