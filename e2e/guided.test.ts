import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { busy, moveButton, offered, playOn, untilAsked } from "./play.ts";

const visit = visitors();

test("the guided first game: every step is played on the table, and free play follows", async () => {
  const { page, open } = await visit();
  await open();
  await page.locator("[data-action=guided-game]").first().click();
  const seen: string[] = [];
  let { decisions } = await untilAsked(page);
  const step = () => page.locator("[data-guide]").getAttribute("data-guide");
  while ((await page.locator("[data-guide] progress").count()) > 0) {
    seen.push((await step()) ?? "");
    while ((await page.locator("[data-action=guide-next]").count()) > 0)
      await page.locator("[data-action=guide-next]").click();
    expect(await page.locator("[data-guide-task]").innerText()).not.toBe("");
    const moves = await offered(page);
    const token = moves.find((move) => move.type === "choose-area" && move.area === "mining-0-1");
    const move = (seen.at(-1) === "token" ? token : undefined) ?? moves[0];
    if (move === undefined) throw new Error(`the step ${seen.at(-1)} offers nothing`);
    await moveButton(page, move).click();
    ({ decisions } = await untilAsked(page, decisions));
  }
  expect(seen.length).toBe(12);
  expect(await step()).toBe("free");
  await page.locator("[data-action=leave-guide]").click();
  await page.locator("[data-guide]").waitFor({ state: "detached" });
  await playOn(page, busy(), (count) => count > decisions + 10);
});

test("the guide is at the right step after a reload and an undo", async () => {
  const { page, open } = await visit();
  await open("learn/gluckauf");
  let { decisions } = await untilAsked(page);
  for (const expected of ["lorry", "wagon"]) {
    expect(await page.locator("[data-guide]").getAttribute("data-guide")).toBe(expected);
    await moveButton(page, (await offered(page))[0] ?? { type: "pass" }).click();
    ({ decisions } = await untilAsked(page, decisions));
  }
  await page.reload();
  await untilAsked(page);
  expect(await page.locator("[data-guide]").getAttribute("data-guide")).toBe("wagon-dock");
  await page.locator("[data-action=undo-step]").click();
  await page.locator("[data-guide=wagon]").waitFor();
});
