import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { busy, playOn, playState } from "./play.ts";
import { PAGE, serve } from "./site.ts";

const visit = visitors();

// The browser reports whatever the policy blocks on the console, which fails every test that uses `visitors`.

test("the built page has no script or style but its files", () => {
  const page = readFileSync(join(PAGE, "index.html"), "utf8");
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\son\w+=|\sstyle=|javascript:/i);
  expect(page).toMatch(/<script type="module"[^>]* src="\.\/assets\//);
});

test("a game is played under the strict policy, bots in their worker and the page kept for offline", async () => {
  const { address, close } = await serve();
  const { page, open } = await visit({ url: `${address}/`, offline: true });
  await open();
  const policy = (await fetch(address)).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const game of ["gluckauf", "carnegie"]) {
    await open();
    await page.locator(`[data-action=play-now][data-game=${game}]`).click();
    await playOn(page, busy(), (decisions) => decisions > 6);
    expect((await playState(page)).decisions).toBeGreaterThan(6);
  }
  await page.close();
  await close();
});

test("an injected script does not run", async () => {
  const { page: usual, context, open } = await visit();
  await open();
  // In a context of its own, since the usual ones fail on messages on the console.
  const attacked = await context.browser()?.newContext();
  if (attacked === undefined) throw new Error("the browser is gone");
  const page = await attacked.newPage();
  await page.goto(usual.url());
  const outcome = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { violations, title: document.title };
  });
  expect(outcome.violations).toContain("script-src-elem");
  expect(outcome.title).not.toBe("taken over");
  await attacked.close();
});
