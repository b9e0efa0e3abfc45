import { dirname, join, normalize } from "node:path/posix";
import { wrongPartImports } from "./page-parts.ts";
import { type Reach, reach } from "./source.ts";

export interface Package {
  readonly folder: string;
  /** Folders of the packages it may import from. */
  readonly below: readonly string[];
  /** No clock, no random numbers but those of the seeded generator, no input or output. */
  readonly pure?: true;
  /** Dependencies that are run as programs or named in a configuration, and imported nowhere. */
  readonly runs?: readonly string[];
}

const GAMES = ["games/carnegie", "games/gluckauf"];

/** The packages. Each imports only from those listed above it; a folder that is not listed may not contain code. */
export const PACKAGES: readonly Package[] = [
  { folder: "engine", below: [], pure: true },
  ...GAMES.map((folder) => ({ folder, below: ["engine"], pure: true }) as const),
  { folder: "bots", below: ["engine", ...GAMES] },
  { folder: "protocol", below: ["engine"] },
  { folder: "server", below: ["engine", ...GAMES, "bots", "protocol"] },
  { folder: "web", below: ["engine", ...GAMES, "bots", "protocol"] },
  { folder: "cli", below: ["engine", ...GAMES, "bots", "protocol", "server"] },
  { folder: "bench", below: ["engine", ...GAMES, "bots", "protocol", "server", "cli"] },
  { folder: "e2e", below: ["engine", ...GAMES, "bots", "protocol", "server", "web", "cli"] },
  { folder: "mutants", below: [], runs: ["@stryker-mutator/core", "@stryker-mutator/vitest-runner"] },
  { folder: "scripts", below: [] },
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

export interface Workspace {
  /** Source text by path from the root, with forward slashes. */
  readonly sources: ReadonlyMap<string, string>;
  /** `package.json` by folder; the root's folder is "". */
  readonly manifests: ReadonlyMap<string, Manifest>;
}

/** One sentence for each violation of the rules in this file; none if there are none. */
export function violations(workspace: Workspace): string[] {
  const reached = new Map<string, Reach>();
  for (const [path, text] of workspace.sources) reached.set(path, reach(path, text));
  return [
    ...[...reached].flatMap(([path, { imports, files, computed, impure }]) => [
      ...outsidePackages(path),
      ...imports.flatMap((specifier) => wrongImport(workspace, path, specifier)),
      ...files.flatMap((file) => wrongFile(path, file)),
      ...computed.map((expression) => `${path}: imports ${expression}, which nobody can check; write the name out`),
      ...impurities(path, imports, impure),
      ...(isTestCode(path) ? [] : wrongPartImports(path, [...imports, ...files])),
    ]),
    ...unlistedWorkspaces(workspace),
    ...PACKAGES.flatMap((one) => wrongDependencies(workspace, one, reached)),
  ];
}

/** Tests, their helpers, and the conformance kit. */
function isTestCode(path: string): boolean {
  return /\.test\.[cm]?tsx?$|\/(testing|conformance)\//.test(path);
}

function packageAt(path: string): Package | undefined {
  return PACKAGES.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}

function outsidePackages(path: string): string[] {
  const atTheRoot = !path.includes("/");
  // Examples in the docs are for other people's machines: they import nothing of ours.
  return atTheRoot || path.startsWith("docs/") || packageAt(path) !== undefined ? [] : [`${path}: lies in no package`];
}

function unlistedWorkspaces({ manifests }: Workspace): string[] {
  const workspaces = manifests.get("")?.workspaces ?? [];
  const listed = PACKAGES.map(({ folder }) => folder);
  return workspaces
    .filter((folder) => !listed.includes(folder))
    .map((folder) => `${folder}: a workspace, but missing in the list of packages`);
}

function wrongImport(workspace: Workspace, path: string, specifier: string): string[] {
  if (specifier.startsWith(".")) return wrongRelative(path, specifier);
  const target = packageOf(specifier);
  const found = packageNamed(workspace, target);
  if (found !== undefined) return wrongPackageImport(workspace, path, specifier, found);
  return target.startsWith("@montan/") ? [`${path}: imports ${specifier}, which no package is called`] : [];
}

function wrongPackageImport({ manifests }: Workspace, path: string, specifier: string, target: Package): string[] {
  const home = packageAt(path);
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
  const home = packageAt(path);
  if (home === packageAt(target)) return [];
  return [`${path}: ${specifier} leaves ${home?.folder ?? "the root"}; another package is imported by its name`];
}

/** Files of the root belong to no package; all packages may read them. */
function wrongFile(path: string, file: string): string[] {
  return packageAt(normalize(join(dirname(path), file))) === undefined ? [] : wrongRelative(path, file);
}

function impurities(path: string, imports: readonly string[], impure: readonly string[]): string[] {
  const home = packageAt(path);
  if (home?.pure !== true || !path.startsWith(`${home.folder}/src/`) || isTestCode(path)) return [];
  const outside = imports.filter((specifier) => !specifier.startsWith(".") && !specifier.startsWith("@montan/"));
  return [
    ...outside.map((specifier) => `${path}: ${home.folder} is pure and may not import ${specifier}`),
    ...new Set(impure.map((name) => `${path}: ${home.folder} is pure and may not use ${name}`)),
  ];
}

/** Declared and never imported, or imported and never declared. */
function wrongDependencies(workspace: Workspace, home: Package, reached: ReadonlyMap<string, Reach>): string[] {
  const manifest = workspace.manifests.get(home.folder);
  const root = workspace.manifests.get("");
  const files = [...reached].filter(([path]) => packageAt(path) === home);
  const imported = files.flatMap(([, { imports }]) => imports.filter(isPackage).map(packageOf));
  const used = new Set([...imported, ...(home.runs ?? [])]);
  const declared = declaredBy(manifest);
  // Packages that are not workspaces (benchmarks, scripts) use what the root has installed.
  const isWorkspace = root?.workspaces?.includes(home.folder) ?? false;
  const undeclared = files.flatMap(([path, { imports }]) => {
    const common = isWorkspace && !isTestCode(path) ? [] : declaredBy(root);
    const wanted = new Set(imports.filter(isPackage).map(packageOf));
    return [...wanted].filter((name) => {
      if (name === manifest?.name || declared.includes(name) || common.includes(name)) return false;
      return isWorkspace || packageNamed(workspace, name) === undefined;
    });
  });
  const where = home.folder;
  return [
    ...declared.filter((name) => !used.has(name)).map((name) => `${where}/package.json: ${name} is never imported`),
    ...[...new Set(undeclared)].map((name) => `${where}/package.json: ${name} is imported but not declared`),
  ];
}

function declaredBy(manifest: Manifest | undefined): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest ?? {};
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
}

function packageNamed({ manifests }: Workspace, name: string): Package | undefined {
  return PACKAGES.find(({ folder }) => manifests.get(folder)?.name === name);
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
