import { spawnSync } from "node:child_process";
import { expect, inject, it } from "vitest";
import { chooseChromium, installedChromium, leftOut, MISSING } from "./chromium.ts";
import { npmChromium } from "./npm-chromium.ts";

const NOWHERE = { PATH: "/nowhere" };
const fromNpm = () => ({ program: "from npm" });

it.skipIf(leftOut())("Chromium is here", () => {
  const site = inject("site");
  if ("missing" in site) expect.fail(site.missing);
});

it("a named program is used, or nothing", () => {
  expect(installedChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(installedChromium({ CHROMIUM_PATH: "/nowhere/chromium", PATH: process.env.PATH })).toBeUndefined();
});

it("without a name it is searched for in the usual places and along the path", () => {
  expect(installedChromium(NOWHERE, ["/nowhere/chromium", process.execPath])).toBe(process.execPath);
  expect(installedChromium(NOWHERE, [])).toBeUndefined();
});

it("an installed one is preferred to the one from npm", () => {
  expect(chooseChromium(NOWHERE, [process.execPath], fromNpm)).toEqual({ program: process.execPath });
});

it("if none is installed, the one from npm is used", () => {
  expect(chooseChromium(NOWHERE, [], fromNpm)).toEqual({ program: "from npm" });
});

it("if there is none at all, or not the named one, one line says what to do", () => {
  expect(chooseChromium(NOWHERE, [], () => undefined)).toEqual({ missing: MISSING });
  expect(chooseChromium({ CHROMIUM_PATH: "/nowhere/chromium" }, [], fromNpm)).toEqual({ missing: MISSING });
  expect(MISSING).not.toContain("\n");
});

it("is skipped only on request", () => {
  expect(leftOut({ MONTAN_NO_BROWSER: "1" })).toBe(true);
  expect(leftOut({})).toBe(false);
});

it.runIf(process.platform === "linux" && process.arch === "x64")(
  "the one from npm starts with its own libraries",
  () => {
    const { program = "", env } = npmChromium() ?? {};
    // The loader lists the libraries it has found instead of starting the program.
    const libraries = spawnSync(program, { encoding: "utf8", env: { ...env, LD_TRACE_LOADED_OBJECTS: "1" } });
    expect(libraries.stdout).toMatch(/libnss3\.so => .*al2023\/lib/);
    expect(libraries.stdout).not.toContain("not found");
    expect(spawnSync(program, ["--version"], { encoding: "utf8", env }).stdout).toMatch(/^Chromium \d+/);
  },
);
