import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Serving, serve } from "@montan/server";
import { fail } from "../page.ts";

const ROOT = join(import.meta.dirname, "..", "..");
export const PAGE = join(ROOT, "web", "dist");

/** Builds the page as `npm start` does. */
export function buildPage(): void {
  const { status } = spawnSync(process.execPath, ["scripts/bootstrap.mjs", "build"], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) fail("The page could not be built.");
}

/** The built page, served as `npm start` does, on a free port. */
export async function servedPage(): Promise<Serving> {
  buildPage();
  return serve(PAGE, 0);
}

/**
 * Draws as the browser does by default without a graphics card: in software. Playwright's defaults would emulate a card
 * and draw an invisible page of suggestions below the address bar.
 */
export const AS_AT_HOME = {
  ignoreDefaultArgs: ["--enable-unsafe-swiftshader"],
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    `--disable-features=${["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "MediaRouter", "OptimizationHints", "Translate"].join(",")}`,
  ],
};

/** An installed Chromium: the smaller one that the tests take from npm would measure something else. */
export function chromiumProgram(): string {
  const program = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  if (!existsSync(program))
    fail("Chromium is missing: install it (on Debian: apt install chromium), or name its program in CHROMIUM_PATH.");
  return program;
}
