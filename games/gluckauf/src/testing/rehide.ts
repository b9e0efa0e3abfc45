import { isHidden, type Random, type Seat } from "@montan/engine";
import { STACK_KIND, STACKS, type StackId } from "../data/components.ts";
import { game } from "../game.ts";
import type { State } from "../state.ts";

type Path = readonly (string | number)[];

/**
 * A state that the seat cannot tell from `state`: whatever its view hides is dealt again among the same places, and the
 * generator has another state. Uses only the JSON of the view and shares nothing with `sample`.
 */
export function rehide(state: State, seat: Seat | undefined, random: Random): State {
  const places = hiddenPaths(game.view(state, seat));
  for (let tries = 0; tries < 1000; tries++) {
    const twin = dealt(state, places, random);
    if (game.deciders(twin).every((decider) => game.legalMoves(twin, decider).length > 0)) return twin;
  }
  return state;
}

function dealt(state: State, places: readonly Path[], random: Random): State {
  const twin = JSON.parse(JSON.stringify(state)) as State;
  for (const kind of new Set(places.map((path) => kindAt(state, path)))) {
    const same = places.filter((path) => kindAt(state, path) === kind);
    const cards = random.shuffle(same.map((path) => valueAt(state, path)));
    same.forEach((path, index) => {
      setAt(twin, path, cards[index]);
    });
  }
  return {
    ...twin,
    random: [random.below(2 ** 32), random.below(2 ** 32), random.below(2 ** 32), random.below(2 ** 32)],
  };
}

function hiddenPaths(value: unknown, path: Path = []): Path[] {
  if (isHidden(value)) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => hiddenPaths(item, [...path, key]));
}

/** Which deck a place draws from. */
function kindAt(state: State, path: Path): string {
  const [root, key, third] = path;
  if (root === "stacks") return STACK_KIND[STACKS[Number(key)] as StackId];
  if (root === "players") return third === "orders" ? "order" : "innovation";
  return STACK_KIND[(valueAt(state, path.slice(0, 3)) as { stack: StackId }).stack]; // a card looked at by Wild
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

function setAt(value: unknown, path: Path, card: unknown): void {
  const parent = valueAt(value, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path.at(-1) as string | number] = card;
}
