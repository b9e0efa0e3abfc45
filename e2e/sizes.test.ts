import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { newGame } from "./new-game.ts";
import { SCREENS, type Screen, tooSmall } from "./sizes.ts";

const visit = visitors();

test("what is too small to be read or hit is noticed", async () => {
  const visitor = await visit();
  await newGame(visitor);
  const screen = SCREENS.find(({ width }) => width === 1440) as Screen;
  await visitor.page.setViewportSize(screen);
  const before = await tooSmall(visitor.page, screen);
  await visitor.page.evaluate(() => {
    const small = document.createElement("div");
    small.innerHTML = `<span class="small-words" style="font-size: 10.5px">words</span>
      <b class="small-number" style="font-size: 12px">7</b>
      <button class="small-target" style="position: fixed; left: 0; top: 0; z-index: 99; width: 40px; height: 15px; font-size: 13px">
        x</button>`;
    document.querySelector("[data-tabletop]")?.append(small);
  });
  const after = await tooSmall(visitor.page, screen);
  expect(after.filter((one) => !before.includes(one))).toEqual([
    '10.5 px "words" small-words',
    '12.0 px "7" small-number',
    "target 40×15 small-target",
  ]);
});
