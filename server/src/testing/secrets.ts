import type { Seat } from "@montan/engine";

type Path = readonly (string | number)[];
type Viewer = Seat | undefined;

interface Hand {
  readonly secret: readonly unknown[];
}

interface GluckAuf {
  readonly over?: true;
  readonly stacks: readonly { readonly cards: readonly unknown[]; readonly seen: readonly number[] }[];
  readonly players: readonly { readonly orders: Hand; readonly innovations: Hand }[];
  readonly asked: readonly (readonly { readonly type: string; readonly cards?: readonly unknown[] }[])[];
}

interface Carnegie {
  readonly phase: string;
  readonly players: readonly { readonly sheet?: unknown; readonly secret?: unknown; readonly tabs: object }[];
}

/** Where in a state things lie that a viewer must not know, found without the game's `view`. */
export function secretPlaces(game: string, state: unknown, viewer: Viewer): Path[] {
  return game === "carnegie" ? inCarnegie(state as Carnegie, viewer) : inGluckAuf(state as GluckAuf, viewer);
}

function inGluckAuf({ over, stacks, players, asked }: GluckAuf, viewer: Viewer): Path[] {
  if (over) return [];
  const inStacks = stacks.flatMap(({ cards, seen }, stack) => {
    return [...cards.keys()]
      .filter((index) => index < cards.length - 1 && (viewer === undefined || seen[index] !== viewer))
      .map((index): Path => ["stacks", stack, "cards", index]);
  });
  const inHands = others(players, viewer).flatMap((seat) =>
    (["orders", "innovations"] as const).flatMap((kind) =>
      [...(players[seat]?.[kind].secret.keys() ?? [])].map((index): Path => ["players", seat, kind, "secret", index]),
    ),
  );
  // Everything else in a question is public, also an innovation that is being paid with.
  const inQuestions = others(players, viewer).flatMap((seat) =>
    (asked[seat] ?? []).flatMap(({ type, cards = [] }, question) =>
      type === "wild-card" ? [...cards.keys()].map((index): Path => ["asked", seat, question, "cards", index]) : [],
    ),
  );
  return [...inStacks, ...inHands, ...inQuestions];
}

function inCarnegie({ phase, players }: Carnegie, viewer: Viewer): Path[] {
  return others(players, viewer).flatMap((seat): Path[] => {
    const { sheet, secret, tabs } = players[seat] as Carnegie["players"][number];
    return [
      ...(phase === "sheets" && sheet !== undefined ? [["players", seat, "sheet"]] : []),
      ...(phase !== "over" && secret !== undefined ? [["players", seat, "secret"]] : []),
      ...(phase === "tab-sides" ? Object.keys(tabs).map((tab) => ["players", seat, "tabs", tab, "side"]) : []),
    ];
  });
}

function others(players: readonly unknown[], viewer: Viewer): Seat[] {
  return [...players.keys()].filter((seat) => seat !== viewer);
}

export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);
}

/**
 * The cards at these places whose names occur nowhere else. Carnegie has none: its secrets are choices among public
 * things.
 */
export function cardsAt(game: string, state: unknown, places: readonly Path[]): Set<string> {
  const names = game === "carnegie" ? [] : places.map((path) => at(state, path));
  return new Set(names.filter((name) => typeof name === "string").filter((name) => name.includes("-")));
}

/** The names in a state that are not at secret places; the state of the generator is no name. */
export function readableIn(state: object, secret: readonly Path[]): Set<string> {
  const away = new Set(secret.map((path) => path.join("/")));
  const found = new Set<string>();
  const walk = (value: unknown, path: Path) => {
    if (path[0] === "random") return;
    if (away.has(path.join("/"))) return;
    if (typeof value === "string") found.add(value);
    if (typeof value !== "object" || value === null) return;
    for (const [key, field] of Object.entries(value)) {
      found.add(key);
      walk(field, [...path, key]);
    }
  };
  walk(state, []);
  return found;
}
