import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chooseChromium, leftOut } from "./chromium.ts";
import { build, serve } from "./site.ts";

/**
 * Switches off what only costs time: background work, the GPU and its software emulation, and Chromium's own windows.
 */
const PLAIN = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-gpu",
  "--disable-software-rasterizer",
  "--disable-sync",
  "--no-first-run",
  "--no-pings",
  `--disable-features=${[
    // A renderer for suggestions below the address bar, which nobody sees: as much work as opening our page.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    // Only the last list counts, so it has to include what Playwright switches off.
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
  ].join(",")}`,
];

export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (leftOut()) {
    project.provide("site", { missing: "left out by MONTAN_NO_BROWSER=1" });
    return undefined;
  }
  // First, since it may install what a new lock file names, including the browser.
  build();
  const found = chooseChromium();
  if ("missing" in found) {
    project.provide("site", found);
    return undefined;
  }
  const { address, close } = await serve();
  const launch = {
    executablePath: found.program,
    // The sandbox works neither for root nor, if a system restricts it to known programs, for the Chromium from npm.
    chromiumSandbox: found.env === undefined && process.getuid?.() !== 0,
    args: PLAIN,
    ...(found.env && { env: found.env }),
  };
  const browser = await chromium.launchServer(launch);
  project.provide("site", { url: `${address}/`, browser: browser.wsEndpoint(), launch });
  return async () => {
    await browser.close();
    await close();
  };
}
