import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Serving, serve as serveFolder } from "@montan/server";

const ROOT = join(import.meta.dirname, "..");

/** A folder with an already built page may be tested instead. */
export const PAGE = process.env.MONTAN_PAGE ?? join(ROOT, "web", "dist");

/** Builds the page the way `npm start` does: only if its sources have changed. */
export function build(): void {
  if (process.env.MONTAN_PAGE !== undefined) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/bootstrap.mjs", "build"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The page could not be built.\n${stdout}${stderr}`);
}

/** Serves the built page, or a folder above it, on a free port. */
export function serve(folder = PAGE): Promise<Serving> {
  return serveFolder(folder, 0);
}
