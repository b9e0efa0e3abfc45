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
    const add = (name: string, text: string, style: string) => {
      const small = document.createElement(name === "small-target" ? "button" : "span");
      small.className = name;
      small.textContent = text;
      small.style.cssText = style;
      document.querySelector("[data-tabletop]")?.append(small);
    };
    add("small-words", "words", "font-size: 10.5px");
    add("small-number", "7", "font-size: 12px");
    add("small-target", "x", "position: absolute; inset: 0 auto auto 0; z-index: 99; width: 40px; height: 15px");
  });
  const after = await tooSmall(visitor.page, screen);
  expect(after.filter((one) => !before.includes(one))).toEqual([
    '10.5 px "words" small-words',
    '12.0 px "7" small-number',
    "target 40×15 small-target",
  ]);
});
