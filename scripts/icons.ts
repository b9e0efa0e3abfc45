import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ROOT } from "./root.ts";

// node scripts/icons.ts: draws the page's PNG icons from its SVG icon, with an installed browser.
const FOLDER = join(ROOT, "web/public/icons");
const SVG = readFileSync(join(FOLDER, "icon.svg"), "utf8");
/** For the notification bar, where systems paint it in their own colour: only its shape counts. */
const SHAPE = SVG.replace(/<(rect|circle)[^>]*\/>/g, "").replace('viewBox="0 0 96 96"', 'viewBox="18 18 60 60"');

/** Systems cut a maskable icon to their own shape: the drawing stays in the middle, the background reaches the edge. */
const ICONS = [
  { file: "icon-192.png", size: 192, svg: SVG, maskable: false },
  { file: "icon-512.png", size: 512, svg: SVG, maskable: false },
  { file: "icon-maskable-512.png", size: 512, svg: SVG, maskable: true },
  { file: "badge-96.png", size: 96, svg: SHAPE, maskable: false },
] as const;
const GROUND = "#23272b";

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const { file, size, svg, maskable } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = maskable ? size * 0.8 : size;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${maskable ? GROUND : "transparent"}">
      <div style="width:${inner}px;height:${inner}px">${svg}</div></body>`,
  );
  writeFileSync(join(FOLDER, file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
