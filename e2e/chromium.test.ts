import { expect, inject, it } from "vitest";
import { findChromium, leftOut } from "./chromium.ts";

it.skipIf(leftOut())("Chromium is here", () => {
  const site = inject("site");
  if ("missing" in site) expect.fail(site.missing);
});

it("a program that is named is taken, or nothing", () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(findChromium({ CHROMIUM_PATH: "/nowhere/chromium", PATH: process.env.PATH })).toBeUndefined();
});

it("without a name it is looked for along the path", () => {
  expect(findChromium({ PATH: "/nowhere" })).toBe(findChromium({ PATH: "" }));
});

it("is left out only when somebody says so", () => {
  expect(leftOut({ MONTAN_NO_BROWSER: "1" })).toBe(true);
  expect(leftOut({})).toBe(false);
});
