import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { npmChromium } from "./npm-chromium.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const USUAL: readonly string[] = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The only message for people without a browser for the tests. */
export const MISSING =
  "The browser tests need Chromium, and there is none: install chromium, or name its program in CHROMIUM_PATH, or leave these tests out with MONTAN_NO_BROWSER=1.";

export interface BrowserProgram {
  readonly program: string;
  /** The environment it needs, if different from that of the tests. */
  readonly env?: NodeJS.ProcessEnv;
}

/** MONTAN_NO_BROWSER=1 leaves the browser tests out. */
export function leftOut(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.MONTAN_NO_BROWSER === "1";
}

/** The installed Chromium: the one named by CHROMIUM_PATH, or one in the usual places or along PATH. */
export function installedChromium(env: NodeJS.ProcessEnv = process.env, usual = USUAL): string | undefined {
  if (env.CHROMIUM_PATH) return canBeRun(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const onPath = (env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...usual, ...onPath].find(canBeRun);
}

/** An installed Chromium is preferred; the one from npm never replaces one that was named. */
export function chooseChromium(
  env: NodeJS.ProcessEnv = process.env,
  usual = USUAL,
  fromNpm = npmChromium,
): BrowserProgram | { readonly missing: string } {
  const program = installedChromium(env, usual);
  if (program !== undefined) return { program };
  const packed = env.CHROMIUM_PATH ? undefined : fromNpm();
  return packed ?? { missing: MISSING };
}

function canBeRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
