import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { moveButton, offered } from "./play.ts";
import { downloaded, importText, recordOf } from "./records.ts";

const visit = visitors();

test("any position of a game can be saved as JSON, opened again and tried out", async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await importText(visitor, recordOf("position", 2));
  await page.locator("[data-action=slider]").fill("30");
  const position = await downloaded(page, page.locator("[data-action=save-position]"));

  await open("position");
  const file = { name: "position.json", mimeType: "application/json", buffer: position };
  await page.locator("input[data-action=open-position-file]").setInputFiles(file);
  await page.locator("[data-position]").waitFor();
  const [move] = await offered(page);
  if (move === undefined) throw new Error("nothing can be tried in the position");
  await moveButton(page, move).click();
  await page.locator("[data-position][data-decisions='1']").waitFor();
  await page.locator("[data-action=take-back]").click();
  await page.locator("[data-position][data-decisions='0']").waitFor();
});

test("a file without a position is refused", async () => {
  const { page, open } = await visit();
  await open("position");
  const file = { name: "position.json", mimeType: "application/json", buffer: Buffer.from('{"game":"chess"}') };
  await page.locator("input[data-action=open-position-file]").setInputFiles(file);
  const refusal = page.locator("[data-refusal]");
  await refusal.waitFor();
  expect(await refusal.innerText()).toBe("This file contains no position of a game Montan knows.");
});
