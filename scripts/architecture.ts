import { dirname, join, normalize } from "node:path/posix";
import { type Reach, reach } from "./source.ts";

export interface Room {
  readonly folder: string;
  /** Folders of the rooms it may import from. */
  readonly below: readonly string[];
  /** No clock, no chance but the seeded one, no input or output. */
  readonly pure?: true;
}

const GAMES = ["games/carnegie", "games/gluckauf"];

/** The rooms of the house. Imports only go downwards; a folder that is not listed may not hold code. */
export const ROOMS: readonly Room[] = [
  { folder: "engine", below: [], pure: true },
  ...GAMES.map((folder) => ({ folder, below: ["engine"], pure: true }) as const),
  { folder: "bots", below: ["engine", ...GAMES] },
  { folder: "protocol", below: ["engine"] },
  { folder: "server", below: ["engine", ...GAMES, "bots", "protocol"] },
  { folder: "web", below: ["engine", ...GAMES, "bots", "protocol"] },
  { folder: "cli", below: ["engine", ...GAMES, "bots", "protocol", "server"] },
  { folder: "bench", below: ["engine", ...GAMES, "bots", "protocol", "server", "cli"] },
  { folder: "e2e", below: ["engine", ...GAMES, "bots", "protocol", "server", "web", "cli"] },
  { folder: "scripts", below: [] },
  { folder: "docs", below: [] },
];

export interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface House {
  /** Source text by path from the root, with forward slashes. */
  readonly sources: ReadonlyMap<string, string>;
  /** `package.json` by folder; the root's folder is "". */
  readonly manifests: ReadonlyMap<string, Manifest>;
}

/** One sentence for everything that breaks the plan of the house; none when all is well. */
export function violations(house: House): string[] {
  const reached = new Map<string, Reach>();
  for (const [path, text] of house.sources) reached.set(path, reach(path, text));
  return [
    ...[...reached].flatMap(([path, { imports, files, computed, impure }]) => [
      ...homeless(path),
      ...imports.flatMap((specifier) => wrongImport(house, path, specifier)),
      ...files.flatMap((file) => wrongFile(path, file)),
      ...computed.map((expression) => `${path}: imports ${expression}, which nobody can check; write the name out`),
      ...impurities(path, imports, impure),
    ]),
    ...unlistedWorkspaces(house),
    ...ROOMS.flatMap((room) => wrongDependencies(house, room, reached)),
  ];
}

/** Tests, what is written for them, and the kit that games are tested with. */
function isTestCode(path: string): boolean {
  return /\.test\.[cm]?tsx?$|\/(testing|conformance)\//.test(path);
}

function roomOf(path: string): Room | undefined {
  return ROOMS.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}

function homeless(path: string): string[] {
  const atTheRoot = !path.includes("/");
  return atTheRoot || roomOf(path) !== undefined ? [] : [`${path}: lies in no room of the house`];
}

function unlistedWorkspaces({ manifests }: House): string[] {
  const workspaces = manifests.get("")?.workspaces ?? [];
  const rooms = ROOMS.map(({ folder }) => folder);
  return workspaces.filter((folder) => !rooms.includes(folder)).map((folder) => `${folder}: a workspace but no room`);
}

function wrongImport(house: House, path: string, specifier: string): string[] {
  if (specifier.startsWith(".")) return wrongRelative(path, specifier);
  const target = packageOf(specifier);
  const room = roomNamed(house, target);
  if (room !== undefined) return wrongRoomImport(house, path, specifier, room);
  return target.startsWith("@montan/") ? [`${path}: imports ${specifier}, which no room is called`] : [];
}

function wrongRoomImport({ manifests }: House, path: string, specifier: string, target: Room): string[] {
  const home = roomOf(path);
  const wrong: string[] = [];
  if (home !== undefined && home !== target && !home.below.includes(target.folder))
    wrong.push(`${path}: ${home.folder} may not import ${target.folder} (${specifier})`);
  const entry = `.${specifier.slice(packageOf(specifier).length)}`;
  if (!Object.hasOwn(manifests.get(target.folder)?.exports ?? {}, entry))
    wrong.push(`${path}: ${specifier} reaches past what ${target.folder} exports`);
  if (entry === "./conformance" && !isTestCode(path)) wrong.push(`${path}: ${specifier} is for tests only`);
  return wrong;
}

function wrongRelative(path: string, specifier: string): string[] {
  const target = normalize(join(dirname(path), specifier));
  const home = roomOf(path);
  if (home === roomOf(target)) return [];
  return [`${path}: ${specifier} leaves ${home?.folder ?? "the root"}; another room is imported by its package name`];
}

/** Outside the rooms lie the files of the root, which anybody may read. */
function wrongFile(path: string, file: string): string[] {
  return roomOf(normalize(join(dirname(path), file))) === undefined ? [] : wrongRelative(path, file);
}

function impurities(path: string, imports: readonly string[], impure: readonly string[]): string[] {
  const home = roomOf(path);
  if (home?.pure !== true || !path.startsWith(`${home.folder}/src/`) || isTestCode(path)) return [];
  const outside = imports.filter((specifier) => !specifier.startsWith(".") && !specifier.startsWith("@montan/"));
  return [
    ...outside.map((specifier) => `${path}: ${home.folder} is pure and may not import ${specifier}`),
    ...new Set(impure.map((name) => `${path}: ${home.folder} is pure and may not use ${name}`)),
  ];
}

/** Declared and never imported, or imported and never declared. */
function wrongDependencies(house: House, room: Room, reached: ReadonlyMap<string, Reach>): string[] {
  const manifest = house.manifests.get(room.folder);
  const root = house.manifests.get("");
  const files = [...reached].filter(([path]) => roomOf(path) === room);
  const used = new Set(files.flatMap(([, { imports }]) => imports.filter(isPackage).map(packageOf)));
  const declared = declaredBy(manifest);
  // Rooms that are not workspaces (benchmarks, scripts) stand on what the root has installed.
  const isWorkspace = root?.workspaces?.includes(room.folder) ?? false;
  const undeclared = files.flatMap(([path, { imports }]) => {
    const common = isWorkspace && !isTestCode(path) ? [] : declaredBy(root);
    const wanted = new Set(imports.filter(isPackage).map(packageOf));
    return [...wanted].filter((name) => {
      if (name === manifest?.name || declared.includes(name) || common.includes(name)) return false;
      return isWorkspace || roomNamed(house, name) === undefined;
    });
  });
  const where = room.folder;
  return [
    ...declared.filter((name) => !used.has(name)).map((name) => `${where}/package.json: ${name} is never imported`),
    ...[...new Set(undeclared)].map((name) => `${where}/package.json: ${name} is imported but not declared`),
  ];
}

function declaredBy(manifest: Manifest | undefined): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest ?? {};
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
}

function roomNamed({ manifests }: House, name: string): Room | undefined {
  return ROOMS.find(({ folder }) => manifests.get(folder)?.name === name);
}

function isPackage(specifier: string): boolean {
  return !specifier.startsWith(".") && !specifier.startsWith("node:");
}

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
