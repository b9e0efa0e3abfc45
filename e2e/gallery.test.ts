import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { besides, drawn } from "./drawn.ts";

const visit = visitors();

/** Positions whose whole drawing is compared: all of the first one, the differences of the others. */
const COMPARED: Readonly<Record<string, readonly string[]>> = {
  carnegie: ["department-turn", "row-choice", "andrew", "sheet-row", "tab-side", "project-site", "game-over"],
  gluckauf: ["worker-action", "mining-step", "card-payment", "wild-card", "game-over"],
};

// After an intended change `vitest -u` records these files again.
async function expectDrawn(game: string, positions: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const names = COMPARED[game] ?? [];
  const whole = positions.get(names[0] ?? "") ?? [];
  const lines = names.flatMap((name) => {
    const said = positions.get(name) ?? [];
    return [`# ${name}`, ...(said === whole ? whole : besides(said, whole))];
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`fixtures/${game}-drawn.txt`);
}

test("the gallery shows whole tables at key questions, in both themes", async () => {
  const { page, open } = await visit();
  await open("gallery");
  await page.locator("[data-sheet=positions]").click();
  const positions = await page
    .locator("[data-position]")
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.position ?? ""));
  expect(positions).toContain("game-over");
  expect(positions.length).toBeGreaterThan(7);
  const seen = new Map<string, readonly string[]>();
  for (const light of ["night", "day"]) {
    await page.locator(`[data-light-of-day=${light}]`).click();
    for (const position of positions) {
      await page.locator(`[data-position="${position}"]`).click();
      await page.locator(".gluckauf-table [data-piece]").first().waitFor();
      if (position !== "game-over") expect(await page.locator("[data-move]").count(), position).toBeGreaterThan(0);
      if (light === "day") seen.set(position, await drawn(page.locator(".gluckauf-table")));
    }
  }
  await expectDrawn("gluckauf", seen);
});

test("Carnegie's table is shown at every question, against Andrew and at the end", async () => {
  const { page, open } = await visit();
  await open("gallery");
  await page.locator("[data-game=carnegie]").click();
  const positions = await page
    .locator("[data-position]")
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.position ?? ""));
  expect(positions.length).toBeGreaterThan(20);
  const seen = new Map<string, readonly string[]>();
  for (const position of positions) {
    await page.locator(`[data-position="${position}"]`).click();
    await page.locator(".carnegie-table [data-piece]").first().waitFor();
    const lit = await page.locator(".carnegie-table button[data-light]").count();
    if (!position.endsWith("over")) expect(lit, position).toBeGreaterThan(0);
    seen.set(position, await drawn(page.locator(".carnegie-table")));
  }
  await expectDrawn("carnegie", seen);
});

test.each(["gluckauf", "carnegie"])("no drawing is an empty sheet (%s)", async (game) => {
  const { page, open } = await visit();
  await open("gallery");
  await page.locator(`[data-game=${game}]`).click();
  for (const sheet of ["cards", "art", "positions"]) {
    await page.locator(`[data-sheet=${sheet}]`).click();
    await page.locator("main svg").filter({ visible: true }).first().waitFor();
    expect(await page.locator("main svg").count(), sheet).toBeGreaterThan(20);
    expect(await page.locator("main svg:empty").count(), sheet).toBe(0);
  }
});

test.each(["gluckauf", "carnegie"])("%s: nothing is drawn beyond its sheet", async (game) => {
  const { page, open } = await visit();
  await open("gallery");
  await page.locator(`[data-game=${game}]`).click();
  const beyond: string[] = [];
  for (const kind of ["art", "cards"]) {
    await page.locator(`[data-sheet=${kind}]`).click();
    const drawings = page.locator("main svg[viewBox]");
    await drawings.first().waitFor();
    beyond.push(...(await drawings.evaluateAll(linesBeyond)));
  }
  expect([...new Set(beyond)]).toEqual([]);
});

/** Runs in the page: the lines of drawings that extend beyond their visible area. */
function linesBeyond(sheets: (HTMLElement | SVGElement)[]): string[] {
  return (sheets as SVGSVGElement[]).flatMap((sheet) => {
    const { x, y, width, height } = sheet.viewBox.baseVal;
    const toSheet = sheet.getScreenCTM()?.inverse();
    const reaches = (line: SVGGraphicsElement) => {
      const box = line.getBBox();
      const place = toSheet?.multiply(line.getScreenCTM() as DOMMatrix);
      const corners = [0, 1, 2, 3].map((corner) =>
        new DOMPoint(box.x + (corner % 2) * box.width, box.y + (corner >> 1) * box.height).matrixTransform(place),
      );
      return corners.some(
        (at) => at.x < x - 0.05 || at.y < y - 0.05 || at.x > x + width + 0.05 || at.y > y + height + 0.05,
      );
    };
    return [...sheet.querySelectorAll<SVGGraphicsElement>("path, circle, ellipse, rect")]
      .filter(reaches)
      .map((line) => `${sheet.getAttribute("class")}: ${line.outerHTML.slice(0, 80)}`);
  });
}
