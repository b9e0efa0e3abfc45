import { dirname, join, normalize } from "node:path/posix";

/** A part of the page: the files at these paths in web/src, and the parts it may import from. */
export interface Part {
  readonly name: string;
  readonly paths: readonly string[];
  readonly below: readonly string[];
}

const SOURCES = "web/src/";
const BASICS = ["design", "signs", "art", "i18n"];

/**
 * The parts of the page. Each imports only from those listed above it; tests and their helpers may import from
 * anywhere. If two paths contain a file, the longer one counts.
 */
export const PARTS: readonly Part[] = [
  part("design", []),
  // How players are told apart: data that is stored and drawn.
  part("signs", [], ["signs.ts"]),
  part("art", ["design", "signs"]),
  part("store", ["signs"]),
  part("worker", []),
  // Words in the language of the settings.
  part("i18n", ["store"]),
  // Which section of the rules is about what. Game tables link to it; the pictures in the rules are drawn by the game
  // tables.
  part("topics", [], ["learn/rules/section.ts", "learn/rules/kernel-codes.ts", ...topicsOf("carnegie", "gluckauf")]),
  part("table", BASICS),
  part("playable", ["table", "topics"], ["playable.ts"]),
  part("carnegie", [...BASICS, "topics", "table", "playable"]),
  part("gluckauf", [...BASICS, "topics", "table", "playable"]),
  part("learn", [...BASICS, "topics", "table", "carnegie", "gluckauf"]),
  part("agreements", ["i18n", "store"], ["app/setup/agreements.ts", "app/setup/carnegie.ts"]),
  part("games", ["i18n", "playable", "carnegie", "gluckauf", "learn", "agreements"], ["games.ts"]),
  part("titles", ["i18n", "games"], ["titles.ts"]),
  part("router", [], ["router.ts"]),
  part("shell", [
    ...BASICS,
    ...["store", "worker", "topics", "table", "playable", "learn", "games", "titles", "router"],
  ]),
  part("gallery", [...BASICS, "store", "table", "carnegie", "gluckauf", "shell", "games", "titles"]),
  // Playing on a server; loaded if one answers.
  part("online", [...BASICS, "store", "table", "playable", "games", "titles", "router", "shell"]),
  part("app", [
    ...BASICS,
    ...["store", "worker", "topics", "table", "playable", "learn", "agreements", "games"],
    ...["titles", "router", "shell", "gallery", "online"],
  ]),
  part("main", ["design", "store", "router", "app"], ["main.tsx"]),
];

function part(name: string, below: readonly string[], paths: readonly string[] = [name]): Part {
  return { name, paths, below };
}

function topicsOf(...games: string[]): string[] {
  return games.flatMap((game) => [`learn/rules/${game}/topics.ts`, `learn/rules/${game}/sections.ts`]);
}

/** One sentence for every import in this file of the page from a part it may not import from. */
export function wrongPartImports(path: string, specifiers: readonly string[]): string[] {
  if (!path.startsWith(SOURCES) || path.endsWith(".d.ts")) return [];
  const home = partAt(path);
  if (home === undefined) return [`${path}: lies in no part of the page`];
  return specifiers
    .filter((specifier) => specifier.startsWith("."))
    .flatMap((specifier) => {
      const target = partAt(normalize(join(dirname(path), specifier)));
      if (target === undefined || target === home || home.below.includes(target.name)) return [];
      return [`${path}: ${home.name} may not import ${target.name} (${specifier})`];
    });
}

function partAt(path: string): Part | undefined {
  const inSources = path.slice(SOURCES.length);
  const holds = (at: string) => inSources === at || inSources.startsWith(`${at}/`);
  const length = ({ paths }: Part) => Math.max(...paths.filter(holds).map((at) => at.length));
  const candidates = PARTS.filter(({ paths }) => paths.some(holds));
  return candidates.toSorted((one, other) => length(other) - length(one))[0];
}
