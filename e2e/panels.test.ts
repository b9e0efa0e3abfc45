import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { busyGame } from "./carnegie-busy.ts";
import { drawn } from "./drawn.ts";
import { busyGame as busyShift } from "./gluckauf-busy.ts";

const visit = visitors();

// What pages say around a table changes only where it is meant to: `vitest -u` writes this file anew.
test("bar, prompt and panels of a game, and the forms before one, say what they should", async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  const lines: string[] = [];
  const look = async (name: string, selector: string) => {
    lines.push(`# ${name}`);
    for (const part of await page.locator(selector).filter({ visible: true }).all()) lines.push(...(await drawn(part)));
  };
  for (const [name, begin] of [
    ["against Andrew", () => busyGame(visitor, "against Andrew")],
    ["paying with cards", () => busyShift(visitor, "paying with cards")],
  ] as const) {
    await begin();
    await look(`${name}: bar`, "header.bar");
    await look(`${name}: prompt`, "[data-prompt]");
    for (const tab of ["choices", "log", "score"]) {
      await page.locator(`[data-action=tab-${tab}]`).click();
      await look(`${name}: ${tab}`, "[role=tabpanel]");
    }
  }
  for (const route of ["new/carnegie", "new/gluckauf", "settings"]) {
    await open(route);
    await page.locator("main .loading").waitFor({ state: "detached" });
    await look(route, "main");
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("fixtures/panels-drawn.txt");
});
