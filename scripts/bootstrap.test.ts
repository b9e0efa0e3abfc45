import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT } from "./root.ts";

/** Stands in for npm: records each call and what it found, and fails if the lock file says so. */
const NPM = `
  const { appendFileSync, copyFileSync, mkdirSync, readFileSync } = require("node:fs");
  const { basename } = require("node:path");
  appendFileSync(process.env.NPM_CALLS, basename(process.cwd()) + " " + process.argv[2] + "\\n");
  console.error("npm chatters");
  mkdirSync("node_modules/vite/bin", { recursive: true });
  copyFileSync(process.env.VITE_STUB, "node_modules/vite/bin/vite.js");
  if (readFileSync("package-lock.json", "utf8").includes("broken")) process.exit(3);
`;

/** Stands in for vite: records each call, and fails if the page says so. */
const VITE = `
  const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
  const { join } = require("node:path");
  const [, , command, source, , folder] = process.argv;
  appendFileSync(process.env.VITE_CALLS, command + "\\n");
  console.error("vite chatters");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), "half");
  const page = readFileSync(join(source, "index.html"), "utf8");
  if (page.includes("broken")) process.exit(4);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, page.includes("slow") ? 300 : 0);
  writeFileSync(join(folder, "index.html"), "built");
`;

/** Stands in for the programs: prints its arguments and exits as told. */
const PROGRAM = `
  console.log(JSON.stringify({ args: process.argv.slice(2), path: process.env.PATH }));
  process.exitCode = Number(process.argv.find((argument) => /^\\d+$/.test(argument)) ?? 0);
`;

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "montan-bootstrap-"));
  for (const folder of ["scripts", "server/src", "web/src", "engine/src", "bench/engine"])
    mkdirSync(join(house, folder), { recursive: true });
  copyFileSync(join(ROOT, "scripts/bootstrap.mjs"), join(house, "scripts/bootstrap.mjs"));
  writeFileSync(join(house, "npm-cli.cjs"), NPM);
  writeFileSync(join(house, "vite.cjs"), VITE);
  writeFileSync(join(house, "web/index.html"), "page");
  writeFileSync(join(house, "web/src/main.tsx"), "page");
  writeFileSync(join(house, "engine/src/log.ts"), "kernel");
  for (const program of ["server/src/main.ts", "bench/engine/main.ts"]) writeFileSync(join(house, program), PROGRAM);
  for (const folder of ["", "bench"]) writeFileSync(join(house, folder, "package-lock.json"), "{}");
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NPM_CALLS: join(house, "calls"),
    VITE_CALLS: join(house, "builds"),
    VITE_STUB: join(house, "vite.cjs"),
    npm_execpath: join(house, "npm-cli.cjs"),
  };
}

function bootstrap(...args: string[]): { code: number | null; said: string; heard: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(house, "scripts/bootstrap.mjs"), ...args], {
    encoding: "utf8",
    env: environment(),
  });
  return { code: status, said: stdout, heard: stderr };
}

/** Starts a task and waits only for its end. */
async function meanwhile(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [join(house, "scripts/bootstrap.mjs"), ...args], {
    stdio: "ignore",
    env: environment(),
  });
  const [code] = (await once(child, "close")) as [number];
  return code;
}

/** What is in the page's folder and beside it. */
function pages(): string[] {
  return readdirSync(join(house, "web")).filter((name) => name.startsWith("dist"));
}

function page(): string {
  return readFileSync(join(house, "web/dist/index.html"), "utf8");
}

function npmCalls(): number {
  return linesOf("calls");
}

function builds(): number {
  return linesOf("builds");
}

function linesOf(file: string): number {
  return existsSync(join(house, file)) ? readFileSync(join(house, file), "utf8").trim().split("\n").length : 0;
}

describe("bootstrap", () => {
  it("installs before the first run, says so in one line, and never again", () => {
    expect(bootstrap("start").heard).toBe("Installing what Montan needs (once) …\nBuilding the page …\n");
    expect(npmCalls()).toBe(1);
    expect(bootstrap("start").heard).toBe("");
    expect(npmCalls()).toBe(1);
  });

  it("installs again when the lock file has changed", () => {
    bootstrap("start");
    writeFileSync(join(house, "package-lock.json"), '{ "changed": true }');
    bootstrap("start");
    expect(npmCalls()).toBe(2);
  });

  it("installs again when the folder comes from another platform", () => {
    bootstrap("start");
    const stamp = join(house, "node_modules/.montan-installed");
    writeFileSync(stamp, readFileSync(stamp, "utf8").replace(process.platform, "plan9"));
    bootstrap("start");
    expect(npmCalls()).toBe(2);
  });

  it("repeats a failed install: it shows what npm said, runs nothing and tries again next time", () => {
    bootstrap("start");
    writeFileSync(join(house, "package-lock.json"), "broken");
    const failed = bootstrap("start");
    expect(failed).toMatchObject({ code: 3, said: "" });
    expect(failed.heard).toContain("npm chatters");
    writeFileSync(join(house, "package-lock.json"), "{}");
    expect(bootstrap("start").code).toBe(0);
    expect(npmCalls()).toBe(3);
  });

  it("knows of an install done by hand", () => {
    bootstrap("stamp");
    bootstrap("bench");
    expect(linesOf("calls")).toBe(1);
    expect(readFileSync(join(house, "calls"), "utf8")).toBe("bench ci\n");
  });

  it("installs the benchmark's peers for the benchmark only", () => {
    bootstrap("start");
    expect(existsSync(join(house, "bench/node_modules"))).toBe(false);
    bootstrap("bench");
    expect(existsSync(join(house, "bench/node_modules"))).toBe(true);
    expect(npmCalls()).toBe(2);
  });

  it("passes on arguments, the path to the tools, and the exit code", () => {
    const { code, said } = bootstrap("start", "7", "two words");
    expect(code).toBe(7);
    const { args, path } = JSON.parse(said) as { args: string[]; path: string };
    expect(args).toEqual([join(house, "web/dist"), "7", "two words"]);
    expect(path.startsWith(join(house, "node_modules", ".bin"))).toBe(true);
  });

  it("builds the page once, and again when something it is made of has changed", () => {
    bootstrap("start");
    bootstrap("start");
    expect(builds()).toBe(1);
    for (const source of ["web/src/main.tsx", "web/index.html", "engine/src/log.ts"]) {
      const before = builds();
      writeFileSync(join(house, source), "changed");
      expect(bootstrap("start").heard).toBe("Building the page …\n");
      expect(builds()).toBe(before + 1);
    }
    writeFileSync(join(house, "engine/src/fresh.ts"), "");
    bootstrap("start");
    expect(builds()).toBe(5);
  });

  it("builds without serving when asked to", () => {
    expect(bootstrap("build")).toMatchObject({ code: 0, said: "" });
    expect(existsSync(join(house, "web/dist/index.html"))).toBe(true);
    expect(bootstrap("start").heard).toBe("");
    expect(builds()).toBe(1);
  });

  it("does not build for a test, a fixture or the server", () => {
    bootstrap("start");
    writeFileSync(join(house, "web/src/main.test.ts"), "test");
    writeFileSync(join(house, "server/src/main.ts"), `${PROGRAM}// changed`);
    bootstrap("start");
    bootstrap("bench");
    expect(builds()).toBe(1);
  });

  it("does not serve a page that could not be built: it shows what vite said and tries again next time", () => {
    writeFileSync(join(house, "web/index.html"), "broken");
    const failed = bootstrap("start");
    expect(failed).toMatchObject({ code: 4, said: "" });
    expect(failed.heard).toContain("vite chatters");
    writeFileSync(join(house, "web/index.html"), "mended");
    expect(bootstrap("start").code).toBe(0);
    expect(builds()).toBe(2);
  });

  it("leaves the existing page alone until the new one is complete", () => {
    bootstrap("build");
    writeFileSync(join(house, "web/index.html"), "broken");
    expect(bootstrap("build").code).toBe(4);
    expect([pages(), page()]).toEqual([["dist"], "built"]);
  });

  it("builds twice at once without one disturbing the other", async () => {
    bootstrap("build");
    writeFileSync(join(house, "web/index.html"), "slow");
    expect(await Promise.all([meanwhile("build"), meanwhile("build"), meanwhile("build")])).toEqual([0, 0, 0]);
    expect([pages(), page()]).toEqual([["dist"], "built"]);
    expect(bootstrap("start").heard).toBe("");
  });

  it("refuses a task it does not know", () => {
    expect(bootstrap("toString")).toMatchObject({ code: 2, said: "" });
    expect(npmCalls()).toBe(0);
  });
});
