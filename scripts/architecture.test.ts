import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { type Manifest, PACKAGES, violations, type Workspace } from "./architecture.ts";
import { PARTS } from "./page-parts.ts";
import { ROOT } from "./root.ts";

function readWorkspace(): Workspace {
  const found = (pattern: string) =>
    globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules", "**/dist"] }).map((path) => path.split(sep).join("/"));
  const text = (path: string) => readFileSync(join(ROOT, path), "utf8");
  const manifests = found("**/package.json").map(
    (path) => [path.replace(/\/?package\.json$/, ""), text(path)] as const,
  );
  return {
    sources: new Map(found("**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}").map((path) => [path, text(path)])),
    manifests: new Map(manifests.map(([folder, json]) => [folder, JSON.parse(json) as Manifest])),
  };
}

/** A small workspace without violations, to add one to. */
function workspace(sources: Record<string, string>, manifests: Record<string, Partial<Manifest>> = {}): Workspace {
  const plain: Record<string, Manifest> = {
    "": { name: "montan-workspace", workspaces: ["engine", "games/carnegie", "games/gluckauf", "bots", "cli"] },
    engine: {
      name: "@montan/engine",
      exports: { ".": "./src/index.ts", "./conformance": "./src/conformance/index.ts" },
    },
    "games/carnegie": { name: "@montan/carnegie", exports: { ".": "./src/index.ts" } },
    "games/gluckauf": { name: "@montan/gluckauf", exports: { ".": "./src/index.ts" } },
    bots: { name: "@montan/bots", exports: { ".": "./src/index.ts" } },
    cli: { name: "montan" },
    bench: { name: "montan-bench" },
  };
  for (const [folder, change] of Object.entries(manifests)) {
    plain[folder] = { ...(plain[folder] ?? { name: folder }), ...change };
  }
  return { sources: new Map(Object.entries(sources)), manifests: new Map(Object.entries(plain)) };
}

const ON_ENGINE = { dependencies: { "@montan/engine": "0.1.0" } };

describe("this repository", () => {
  const repository = readWorkspace();

  it("has no violations", () => {
    expect(violations(repository)).toEqual([]);
  });

  it("was read: every workspace has a manifest and the engine's sources are among the files", () => {
    const workspaces = repository.manifests.get("")?.workspaces ?? [];
    expect(workspaces.length).toBeGreaterThan(0);
    for (const folder of workspaces) expect(repository.manifests.has(folder)).toBe(true);
    expect(repository.sources.has("engine/src/game.ts")).toBe(true);
  });

  it("has no cycles: a package imports only from those listed above it", () => {
    const folders = PACKAGES.map(({ folder }) => folder);
    for (const { folder, below } of PACKAGES) {
      for (const other of below) expect(folders.indexOf(other)).toBeLessThan(folders.indexOf(folder));
    }
  });

  it("has no cycles within the page: a part imports only from those listed above it", () => {
    const names = PARTS.map(({ name }) => name);
    for (const [at, { below }] of PARTS.entries()) {
      expect(below.filter((other) => !names.slice(0, at).includes(other))).toEqual([]);
    }
  });
});

describe("import directions", () => {
  it.each([
    ["a static import", 'import { bot } from "@montan/bots";'],
    ["an import for its effects", 'import "@montan/bots";'],
    ["a type import", 'import type { Bot } from "@montan/bots";'],
    ["a dynamic import", 'export const bots = () => import("@montan/bots");'],
    ["a re-export", 'export { bot } from "@montan/bots";'],
    ["a re-export of everything", 'export * from "@montan/bots";'],
    ["a type written in place", 'export type Bot = import("@montan/bots").Bot;'],
    ["require", 'export const bots = require("@montan/bots");'],
  ])("%s upwards is found", (_, source) => {
    const found = violations(workspace({ "engine/src/a.test.ts": source }));
    expect(found).toContain("engine/src/a.test.ts: engine may not import bots (@montan/bots)");
  });

  it("words in comments and texts are not imports", () => {
    const source =
      '// import "@montan/bots"\n/* require("@montan/bots") */ export const text = \'import "@montan/bots"\';';
    expect(violations(workspace({ "engine/src/a.ts": source }))).toEqual([]);
  });

  it("a game may not import the other game", () => {
    const found = violations(workspace({ "games/carnegie/src/a.ts": 'import "@montan/gluckauf";' }));
    expect(found).toContain("games/carnegie/src/a.ts: games/carnegie may not import games/gluckauf (@montan/gluckauf)");
  });

  it("a game may import the engine it declares", () => {
    const source = 'import { HIDDEN } from "@montan/engine"; export const hidden = HIDDEN;';
    expect(violations(workspace({ "games/carnegie/src/a.ts": source }, { "games/carnegie": ON_ENGINE }))).toEqual([]);
  });

  it("a relative path into another package is found, also downwards", () => {
    expect(violations(workspace({ "bots/src/a.ts": 'import "../../engine/src/log.ts";' }))).toEqual([
      "bots/src/a.ts: ../../engine/src/log.ts leaves bots; another package is imported by its name",
    ]);
  });

  it("a relative path within the package is allowed", () => {
    expect(violations(workspace({ "bots/src/search/a.ts": 'import "../b.ts";' }))).toEqual([]);
  });

  it("a worker entry in another package is found; a file of the root is not", () => {
    const other = 'new URL("../../engine/src/worker.ts", import.meta.url);';
    const root = 'new URL("../../README.md", import.meta.url);';
    expect(violations(workspace({ "bots/src/a.ts": other }))).toHaveLength(1);
    expect(violations(workspace({ "bots/src/a.ts": root }))).toEqual([]);
  });

  it("an import whose name is computed is found", () => {
    expect(violations(workspace({ "cli/src/a.ts": "export const load = (name: string) => import(name);" }))).toEqual([
      "cli/src/a.ts: imports name, which nobody can check; write the name out",
    ]);
  });

  it("a deep import past a package's exports is found", () => {
    const found = violations(
      workspace({ "bots/src/a.ts": 'import "@montan/engine/src/log.ts";' }, { bots: ON_ENGINE }),
    );
    expect(found).toEqual(["bots/src/a.ts: @montan/engine/src/log.ts reaches past what engine exports"]);
  });

  it("a package of ours that does not exist is found", () => {
    const found = violations(workspace({ "bots/src/a.ts": 'import "@montan/chess";' }));
    expect(found).toContain("bots/src/a.ts: imports @montan/chess, which no package is called");
  });

  it("the conformance kit is for tests", () => {
    const source = 'import "@montan/engine/conformance";';
    const inTest = workspace({ "games/carnegie/src/a.test.ts": source }, { "games/carnegie": ON_ENGINE });
    const inRules = workspace({ "games/carnegie/src/a.ts": source }, { "games/carnegie": ON_ENGINE });
    expect(violations(inTest)).toEqual([]);
    expect(violations(inRules)).toEqual(["games/carnegie/src/a.ts: @montan/engine/conformance is for tests only"]);
  });

  it("code outside the packages is found, and so is a workspace", () => {
    expect(violations(workspace({ "lib/a.ts": "" }))).toEqual(["lib/a.ts: lies in no package"]);
    expect(violations(workspace({}, { "": { workspaces: ["lib"] } }))).toEqual([
      "lib: a workspace, but missing in the list of packages",
    ]);
  });

  it("a file that cannot be parsed is reported", () => {
    expect(() => violations(workspace({ "engine/src/a.ts": "import {" }))).toThrow("engine/src/a.ts");
  });
});

describe("import directions within the page", () => {
  it.each([
    ["shell/Play.tsx", "../app/router.ts", "shell may not import app"],
    ["carnegie/index.ts", "../shell/turn-ends.ts", "carnegie may not import shell"],
    ["carnegie/index.ts", "../gluckauf/index.ts", "carnegie may not import gluckauf"],
    ["table/Piece.tsx", "../playable.ts", "table may not import playable"],
    ["learn/rules/carnegie/topics.ts", "./pictures.tsx", "topics may not import learn"],
    ["app/setup/agreements.ts", "../router.ts", "agreements may not import app"],
  ])("%s importing %s is found", (path, specifier, sentence) => {
    const source = `export type Other = import("${specifier}").Other;`;
    expect(violations(workspace({ [`web/src/${path}`]: source }))).toEqual([
      `web/src/${path}: ${sentence} (${specifier})`,
    ]);
  });

  it.each([
    ["app/pages/Setup.tsx", "../setup/agreements.ts"],
    ["carnegie/manner.ts", "../learn/rules/carnegie/topics.ts"],
    ["learn/rules/carnegie/pictures.tsx", "../../../carnegie/company/signs.ts"],
    ["shell/match.test.ts", "../app/router.ts"],
    ["testing/table.ts", "../shell/match.ts"],
  ])("%s may import %s", (path, specifier) => {
    expect(violations(workspace({ [`web/src/${path}`]: `import "${specifier}";` }))).toEqual([]);
  });

  it("a worker entry in a part above is found", () => {
    const source = 'new Worker(new URL("../app/worker.ts", import.meta.url));';
    expect(violations(workspace({ "web/src/shell/a.ts": source }))).toHaveLength(1);
  });

  it("a file in no part is found", () => {
    expect(violations(workspace({ "web/src/lib/a.ts": "" }))).toEqual([
      "web/src/lib/a.ts: lies in no part of the page",
    ]);
  });
});

describe("declared dependencies", () => {
  it("an undeclared one is found", () => {
    const found = violations(workspace({ "bots/src/a.ts": 'import "@montan/engine"; import "left-pad";' }));
    expect(found).toEqual([
      "bots/package.json: @montan/engine is imported but not declared",
      "bots/package.json: left-pad is imported but not declared",
    ]);
  });

  it("an unused one is found", () => {
    const found = violations(workspace({ "bots/src/a.ts": "" }, { bots: ON_ENGINE }));
    expect(found).toEqual(["bots/package.json: @montan/engine is never imported"]);
  });

  it("tests may use the tools of the root, other code may not", () => {
    const tools = { "": { ...workspace({}).manifests.get(""), devDependencies: { vitest: "5.0.5" } } };
    expect(violations(workspace({ "bots/src/a.test.ts": 'import "vitest";' }, tools))).toEqual([]);
    expect(violations(workspace({ "bots/src/a.ts": 'import "vitest";' }, tools))).toEqual([
      "bots/package.json: vitest is imported but not declared",
    ]);
  });

  it("a package may import itself by name", () => {
    expect(violations(workspace({ "bots/src/a.test.ts": 'import "@montan/bots";' }))).toEqual([]);
  });

  it("the benchmarks use the workspace without declaring it, but declare what they compare with", () => {
    expect(violations(workspace({ "bench/a.ts": 'import "@montan/engine"; import "boardgame.io";' }))).toEqual([
      "bench/package.json: boardgame.io is imported but not declared",
    ]);
  });
});

describe("purity of engine and games", () => {
  it.each([
    ["Date", "export const now = new Date();"],
    ["performance", "export const now = performance.now();"],
    ["Math.random", "export const chance = Math.random();"],
    ["Math (not as Math.name)", "const { random } = Math; export const chance = random();"],
    ["Math (not as Math.name)", 'export const chance = Math["random"]();'],
    ["setTimeout", "setTimeout(() => {}, 1);"],
    ["process", "export const home = process.env.HOME;"],
    ["fetch", 'export const page = fetch("x");'],
    ["console", 'console.log("x");'],
    ["globalThis", 'export const now = globalThis["Date"].now();'],
    ["process", "export const copy = { process };"],
    ["Date", "export const clock = (Date as { now(): number }).now();"],
  ])("%s is found in %s", (name, source) => {
    expect(violations(workspace({ "engine/src/a.ts": source }))).toEqual([
      `engine/src/a.ts: engine is pure and may not use ${name}`,
    ]);
    expect(violations(workspace({ "games/gluckauf/src/a.ts": source }))).toEqual([
      `games/gluckauf/src/a.ts: games/gluckauf is pure and may not use ${name}`,
    ]);
  });

  it.each(['import "node:fs";', 'import "left-pad";'])("%s is found", (source) => {
    expect(violations(workspace({ "engine/src/a.ts": source })).join()).toContain("engine is pure and may not import");
  });

  it("the same word as a property, in a type or in a text does not count as a use", () => {
    const source = [
      "interface Event { process: string; fetch(): void }",
      "export const f = (event: Event, at: Date) => [event.process, { fetch: 1 }, at, 'Math.random()'];",
      "export const top = Math.max(1, 2); // never Math.random()",
    ].join("\n");
    expect(violations(workspace({ "engine/src/a.ts": source }))).toEqual([]);
  });

  it.each(["engine/src/a.test.ts", "engine/src/conformance/a.ts", "games/gluckauf/src/testing/a.ts", "bots/src/a.ts"])(
    "%s may use the machine",
    (path) => {
      expect(violations(workspace({ [path]: 'import "node:fs"; console.log(Date.now());' }))).toEqual([]);
    },
  );
});
