import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { openPosition, positionWith } from "./positions.ts";

const visit = visitors();

test("a card that an innovation gives is labelled as free, and shows no price", async () => {
  const { page, open } = await visit();
  await open("position");
  await openPosition(
    page,
    positionWith((_, { type }) => type === "pair-stack"),
  );
  const free = page.locator(".area[data-light='open']");
  expect(await free.count()).toBeGreaterThan(0);
  for (const area of await free.all()) {
    expect(await area.locator(".area-card").getAttribute("aria-label")).toMatch(/for free\./);
    expect(await area.locator(".cost").isVisible()).toBe(false);
  }
  expect(await page.locator(".area:not([data-light]) .cost").first().isVisible()).toBe(true);
});

test("a worker innovation used to pay stays visible while the rest is paid", async () => {
  const { page, open } = await visit();
  await open("position");
  await openPosition(
    page,
    positionWith((_, pending) => pending.type === "card-payment" && pending.innovations.length > 0),
  );
  const paying = page.locator("[data-region=tray] .paid-with [data-piece^='innovations:']");
  expect(await paying.count()).toBeGreaterThan(0);
  expect(await paying.first().isVisible()).toBe(true);
});
