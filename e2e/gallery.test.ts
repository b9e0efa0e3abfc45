import { expect } from "vitest";
import { test, visitors } from "./browser.ts";

const visit = visitors();

test("the gallery shows whole tables at key questions, by day and by night", async () => {
  const { page, open } = await visit();
  await open("gallery");
  await page.locator("[data-sheet=positions]").click();
  const positions = await page
    .locator("[data-position]")
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.position ?? ""));
  expect(positions).toContain("game-over");
  expect(positions.length).toBeGreaterThan(7);
  for (const light of ["day", "night"]) {
    await page.locator(`[data-light-of-day=${light}]`).click();
    for (const position of positions) {
      await page.locator(`[data-position="${position}"]`).click();
      await page.locator(".gluckauf-table [data-piece]").first().waitFor();
      if (position !== "game-over") expect(await page.locator("[data-move]").count(), position).toBeGreaterThan(0);
    }
  }
});
