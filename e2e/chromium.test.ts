import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { findChromium, findOrInstall, leftOut, type Machine, MISSING } from "./chromium.ts";

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

describe.skipIf(process.platform === "win32")("a machine without Chromium", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "montan-chromium-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Stands in for the package manager: notes what it is asked and does it, or fails with its own words. */
  function aptGet(...does: string[]): void {
    const lines = ["#!/bin/sh", `echo "$DEBIAN_FRONTEND $*" >> ${folder}/asked`, ...does];
    writeFileSync(join(folder, "apt-get"), `${lines.join("\n")}\n`);
    chmodSync(join(folder, "apt-get"), 0o755);
  }

  function machine(changes: Partial<Machine> = {}): Machine {
    return { env: { PATH: folder }, isDebian: true, isRoot: true, usual: [], ...changes };
  }

  const asked = () => (existsSync(join(folder, "asked")) ? readFileSync(join(folder, "asked"), "utf8") : "");

  it("gets it by itself on Debian as root: the lists first, then the program, and no questions", () => {
    const install = `case "$*" in *install*) echo > ${folder}/chromium; /bin/chmod +x ${folder}/chromium;; esac`;
    aptGet(install);
    expect(findOrInstall(machine())).toEqual({ program: join(folder, "chromium") });
    expect(asked()).toBe("noninteractive -q update\nnoninteractive -q install -y --no-install-recommends chromium\n");
    expect(findOrInstall(machine())).toEqual({ program: join(folder, "chromium") });
    expect(asked().split("\n")).toHaveLength(3);
  });

  it("says in one line what is missing and why it could not be had", () => {
    aptGet("echo E: some noise >&2; echo 'E: Unable to locate package chromium' >&2; exit 100");
    const found = findOrInstall(machine());
    expect(found).toEqual({ missing: `${MISSING} (apt-get update: E: Unable to locate package chromium)` });
    expect(MISSING).not.toContain("\n");
  });

  it("says so, too, where there is no package manager after all", () => {
    const found = findOrInstall(machine());
    expect(found).toEqual({ missing: `${MISSING} (apt-get update: could not be started)` });
  });

  it.each([
    ["by somebody who is not root", { isRoot: false }],
    ["anywhere but on Debian", { isDebian: false }],
    ["when another program was named", { env: { PATH: "/nowhere", CHROMIUM_PATH: "/nowhere/chromium" } }],
  ])("installs nothing %s, and says in one line what is missing", (_, changes) => {
    aptGet("exit 0");
    expect(findOrInstall(machine(changes))).toEqual({ missing: MISSING });
    expect(asked()).toBe("");
  });
});
