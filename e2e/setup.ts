import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findOrInstall, leftOut } from "./chromium.ts";
import { build, serve } from "./site.ts";

/** Background work of the browser would only disturb: it is told to do none. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-sync",
  "--no-first-run",
  "--no-pings",
];

export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (leftOut()) {
    project.provide("site", { missing: "left out by MONTAN_NO_BROWSER=1" });
    return undefined;
  }
  const found = findOrInstall();
  if ("missing" in found) {
    project.provide("site", found);
    return undefined;
  }
  build();
  const { address, close } = await serve();
  const browser = await chromium.launchServer({
    executablePath: found.program,
    // Chromium's sandbox does not work for root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: QUIET,
  });
  project.provide("site", { url: `${address}/`, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await close();
  };
}
