import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const USUAL: readonly string[] = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The one line for whoever has no browser to test with. */
export const MISSING =
  "The browser tests need Chromium, and there is none: install chromium, or name its program in CHROMIUM_PATH, or leave these tests out with MONTAN_NO_BROWSER=1.";

/** The people of this machine do not want the browser tests. */
export function leftOut(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.MONTAN_NO_BROWSER === "1";
}

export function findChromium(env: NodeJS.ProcessEnv = process.env, usual = USUAL): string | undefined {
  if (env.CHROMIUM_PATH) return runs(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const onPath = (env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...usual, ...onPath].find(runs);
}

function runs(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What installing depends on: the machine, or one that is made up in a test. */
export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly isDebian: boolean;
  readonly isRoot: boolean;
  /** Where Chromium usually is; besides the folders of PATH. */
  readonly usual?: readonly string[];
}

function thisMachine(): Machine {
  return { env: process.env, isDebian: existsSync("/etc/debian_version"), isRoot: process.getuid?.() === 0 };
}

/** Installs Chromium with the package manager of Debian; says what went wrong, if something did. */
function installChromium(env: NodeJS.ProcessEnv): string | undefined {
  console.log("Installing Chromium for the browser tests (once) …");
  const options = { encoding: "utf8", env: { ...env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { status, stderr } = spawnSync("apt-get", ["-q", ...args], options);
    if (status !== 0)
      return `apt-get ${args.join(" ")}: ${stderr?.trim().split("\n").at(-1) || "could not be started"}`;
  }
  return undefined;
}

/**
 * The program of the browser. On Debian, as root, Chromium is one command away, and nobody should have to look it up;
 * elsewhere there is one line about what is missing.
 */
export function findOrInstall(
  { env, isDebian, isRoot, usual = USUAL }: Machine = thisMachine(),
): { readonly program: string } | { readonly missing: string } {
  const there = findChromium(env, usual);
  if (there !== undefined) return { program: there };
  if (env.CHROMIUM_PATH || !isDebian || !isRoot) return { missing: MISSING };
  const trouble = installChromium(env);
  const program = findChromium(env, usual);
  if (program !== undefined) return { program };
  return { missing: trouble === undefined ? MISSING : `${MISSING} (${trouble})` };
}
