import { isHidden } from "@montan/engine";
import { decks, lorry } from "../cards.ts";
import { CARD_KINDS, DOCKS, SHIFT_TOKENS, WORKER_CARDS } from "../data/components.ts";
import { inventoryOf } from "../inventory.ts";
import { componentsOf } from "../options.ts";
import type { Dock, State } from "../state.ts";

/** What must hold after every decision of every game. */
export function checkInvariants(state: State): void {
  checkCards(state);
  checkWorkers(state);
  checkTokens(state);
  for (const { docks } of state.players) docks.forEach(checkDock);
}

/**
 * 40 lorries, 40 wagons, 28 engines, 28 orders, 24 shares, 18 objectives, 16 innovations: exactly the cards of the box.
 */
function checkCards(state: State): void {
  const all = decks(componentsOf(state.rules, state.components));
  const found = inventoryOf(state);
  for (const kind of CARD_KINDS) {
    const cards = found[kind];
    if (cards.length !== all[kind].length) throw new Error(`${kind}: ${cards.length} of ${all[kind].length} cards`);
    if (cards.some(isHidden)) continue;
    if (cards.map(String).sort().join() !== all[kind].map(String).sort().join())
      throw new Error(`${kind}: other cards than in the box`);
  }
}

function checkWorkers(state: State): void {
  const seats = state.players.length;
  state.players.forEach(({ workers }, seat) => {
    const placed = state.areas.flat().filter((placement) => placement.seat === seat);
    const cards = [...workers, ...placed.flatMap((placement) => placement.cards)].sort((a, b) => a - b);
    if (cards.join() !== WORKER_CARDS[seats]?.join()) throw new Error(`seat ${seat}: worker cards ${cards.join()}`);
  });
}

function checkTokens(state: State): void {
  const given = state.players.flatMap(({ tokens }) => tokens).sort((a, b) => a - b);
  const shifts = state.over ? state.shift : state.shift - 1;
  if (given.join() !== Array.from({ length: shifts }, (_, index) => index + 1).join())
    throw new Error(`tokens ${given.join()}`);
  if (state.shift > (SHIFT_TOKENS[state.players.length] ?? 0)) throw new Error(`shift ${state.shift}`);
}

/** A wagon is at a dock that shows its crest, and carries at most one lorry, of a crest that both allow. */
function checkDock(dock: Dock, index: number): void {
  const crests = DOCKS[index] ?? [];
  for (const { crest, lorry: card } of dock.wagons) {
    if (crest !== "wild" && !crests.includes(crest)) throw new Error(`a ${crest} wagon on dock ${index + 1}`);
    if (card === undefined) continue;
    const loaded = lorry(card).crest;
    if (!crests.includes(loaded) || (crest !== "wild" && crest !== loaded))
      throw new Error(`${card} on a ${crest} wagon of dock ${index + 1}`);
  }
}
