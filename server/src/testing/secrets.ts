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
}

interface Carnegie {
  readonly phase: string;
  readonly players: readonly { readonly sheet?: unknown; readonly secret?: unknown; readonly tabs: object }[];
}

/** Where in a state things lie that a viewer must not know, found without the game's `view`. */
export function secretPlaces(game: string, state: unknown, viewer: Viewer): Path[] {
  return game === "carnegie" ? inCarnegie(state as Carnegie, viewer) : inGluckAuf(state as GluckAuf, viewer);
}

function inGluckAuf({ over, stacks, players }: GluckAuf, viewer: Viewer): Path[] {
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
  return [...inStacks, ...inHands];
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

/** The names a viewer can read in a state: everything except the generator, secrets, and what others are asked. */
export function readableIn(state: object, secret: readonly Path[], viewer: Viewer): Set<string> {
  const away = new Set(secret.map((path) => path.join("/")));
  const found = new Set<string>();
  const walk = (value: unknown, path: Path) => {
    if (path[0] === "random" || (path[0] === "asked" && path.length > 1 && path[1] !== String(viewer))) return;
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
