import type { Hidden } from "@montan/engine";
import type { Card } from "./cards.ts";
import { type CardKind, STACK_KIND, STACKS } from "./data/components.ts";
import type { Pending } from "./pending.ts";
import { type Player, type State, stackOf } from "./state.ts";

export type Inventory = Readonly<Record<CardKind, (Card | Hidden)[]>>;

/** Every card of the box, wherever it is: what a sample deals, and what must never get lost. */
export function inventoryOf(state: State): Inventory {
  const found: Inventory = { lorry: [], wagon: [], engine: [], order: [], share: [], innovation: [], objective: [] };
  for (const id of STACKS) found[STACK_KIND[id]].push(...stackOf(state, id).cards);
  for (const player of state.players) addPlayer(found, player);
  for (const pending of state.asked.flat()) addPending(found, pending);
  found.innovation.push(...state.box);
  for (const { innovations } of state.areas.flat()) found.innovation.push(...(innovations ?? []));
  return found;
}

function addPlayer(found: Inventory, player: Player): void {
  const { delivered } = player;
  const wagons = player.docks.flatMap((dock) => dock.wagons);
  found.lorry.push(...player.miningRow, ...player.storage, ...delivered.lorries);
  found.lorry.push(...wagons.flatMap(({ lorry }) => (lorry === undefined ? [] : [lorry])));
  found.wagon.push(...wagons.map(({ crest }) => crest), ...delivered.wagons);
  found.engine.push(
    ...player.docks.flatMap(({ engine }) => (engine === undefined ? [] : [engine])),
    ...delivered.engines,
  );
  found.order.push(...player.orders.open, ...player.orders.secret, ...delivered.orders);
  found.innovation.push(...player.innovations.open, ...player.innovations.secret);
  found.share.push(...player.shares);
  found.objective.push(...player.objectives);
}

/** Cards in transit: taken, but not placed yet. */
function addPending(found: Inventory, pending: Pending): void {
  if (pending.type === "wagon-dock") found.wagon.push(pending.card);
  if (pending.type === "engine-dock") found.engine.push(pending.card);
  if (pending.type === "card-payment") found.innovation.push(...pending.innovations);
  if (pending.type === "wild-card") found[STACK_KIND[pending.stack]].push(...pending.cards);
}
