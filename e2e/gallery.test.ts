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

test("Carnegie's table stands at every question, against Andrew and at the end", async () => {
  const { page, open } = await visit();
  await open("gallery");
  await page.locator("[data-game=carnegie]").click();
  const positions = await page
    .locator("[data-position]")
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.position ?? ""));
  expect(positions.length).toBeGreaterThan(20);
  for (const position of positions) {
    await page.locator(`[data-position="${position}"]`).click();
    await page.locator(".carnegie-table [data-piece]").first().waitFor();
    const lit = await page.locator(".carnegie-table button[data-light]").count();
    if (!position.endsWith("over")) expect(lit, position).toBeGreaterThan(0);
  }
});

test.each(["gluckauf", "carnegie"])("no drawing is an empty sheet (%s)", async (game) => {
  const { page, open } = await visit();
  await open("gallery");
  await page.locator(`[data-game=${game}]`).click();
  for (const sheet of ["cards", "art", "positions"]) {
    await page.locator(`[data-sheet=${sheet}]`).click();
    await page.locator("main svg").first().waitFor();
    expect(await page.locator("main svg").count(), sheet).toBeGreaterThan(20);
    expect(await page.locator("main svg:empty").count(), sheet).toBe(0);
  }
});

test("no sign of Carnegie is drawn beyond its sheet", async () => {
  const { page, open } = await visit();
  await open("gallery");
  await page.locator("[data-game=carnegie]").click();
  await page.locator("[data-sheet=art]").click();
  await page.locator("svg.engraved").first().waitFor();
  const beyond = await page.locator("svg.engraved").evaluateAll((sheets) =>
    (sheets as SVGSVGElement[]).flatMap((sheet) => {
      const { width, height } = sheet.viewBox.baseVal;
      return [...sheet.querySelectorAll<SVGGraphicsElement>("path, circle, rect")]
        .map((line) => ({ line, box: line.getBBox() }))
        .filter(({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
        .map(({ line }) => `${sheet.getAttribute("class")}: ${line.outerHTML.slice(0, 80)}`);
    }),
  );
  expect([...new Set(beyond)]).toEqual([]);
});
