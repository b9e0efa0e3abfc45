import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chooseChromium, leftOut } from "./chromium.ts";
import { build, serve } from "./site.ts";

/** Switches off what only takes time: background work, graphics in software, and Chromium's own windows. */
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
    // Only the last list counts: what Playwright switches off has to stay so.
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
  // First: it may install what the lock file names anew, and the browser with it.
  build();
  const found = chooseChromium();
  if ("missing" in found) {
    project.provide("site", found);
    return undefined;
  }
  const { address, close } = await serve();
  const launch = {
    executablePath: found.program,
    // It works neither for root nor, where a system restricts it to known programs, for the one from npm.
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
