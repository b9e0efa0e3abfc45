import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { game, type Move, type State } from "@montan/carnegie";
import { type AnyGame, DecisionLog, exportRecord, importRecord, sameJson } from "@montan/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { playOnFrom } from "./endings.ts";
import { playState, untilAsked } from "./play.ts";

const visit = visitors();

const RECORDS = join(import.meta.dirname, "../games/carnegie/fixtures");

/** The beginning of a recorded game, up to where the first seat alone is asked something that is wanted. */
function recordUntil(wanted: (state: State, moves: readonly Move[]) => boolean): string {
  for (const path of globSync("base-*.record", { cwd: RECORDS }).sort()) {
    const { setup, decisions } = importRecord(readFileSync(join(RECORDS, path), "utf8"), [game as AnyGame]);
    const names = ["Anna", "Bruno", "Clara", "Dora"].slice(0, setup.seats);
    const log = new DecisionLog(game as AnyGame, { ...setup, names });
    for (const { seat, move } of decisions) {
      const state = log.state as State;
      const alone = sameJson(game.deciders(state), [0]);
      if (alone && wanted(state, game.legalMoves(state, 0))) return exportRecord(log);
      log.append(seat, move);
    }
  }
  throw new Error("nothing of the kind was recorded");
}

/** What the first seat is asked. */
function asked(state: State) {
  return game.pending(state, 0);
}

async function askedBack(page: Page): Promise<string> {
  await page.locator("[data-action=confirm]").waitFor();
  return page.locator("[data-prompt]").innerText();
}

test("study points that would be lost are spoken of before the turn ends, and lie there until they are spent", async () => {
  const visitor = await visit({ confirm: "on" });
  const { page } = visitor;
  const spending = (state: State) => {
    const pending = asked(state);
    return pending?.type === "department-turn" && pending.study > 1;
  };
  await playOnFrom(
    visitor,
    recordUntil((state, moves) => spending(state) && moves.some((one) => one.type === "end-turn")),
  );
  const { decisions } = await untilAsked(page);
  const pool = page.locator("[data-pool=study]");
  const count = Number(await pool.locator("b").innerText());
  expect(await pool.locator("svg").count()).toBe(Math.min(count, 10));
  await page.locator(".carnegie button[data-move*='end-turn']").click();
  expect(await askedBack(page)).toContain(`${count} study points will be lost`);
  await page.locator("[data-action=cancel]").click();
  expect((await playState(page)).decisions).toBe(decisions);
});

test("an employee who could be activated for free is spoken of before activation ends", async () => {
  const visitor = await visit({ confirm: "on" });
  const { page } = visitor;
  const end: Move = { type: "end-activation" };
  const wasteful = (state: State) =>
    asked(state)?.type === "activation-turn" &&
    game.warnings(game.view(state, 0), 0, end).some(({ code }) => code === "free-desks-unused");
  await playOnFrom(visitor, recordUntil(wasteful));
  await untilAsked(page);
  await page.locator(".carnegie button[data-move*='end-activation']").click();
  expect(await askedBack(page)).toMatch(/for free/);
});

test("an employee is dragged to a room several steps away and walks there step by step", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await playOnFrom(
    visitor,
    recordUntil((state) => asked(state)?.type === "setup-steps"),
  );
  const { decisions } = await untilAsked(page);
  await page
    .locator(".carnegie button[data-spot='employee:14']")
    .dragTo(page.locator(".carnegie button[data-spot='cell:2']"));
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>("[data-play]")?.dataset.decisions) === before + 3,
    decisions,
  );
  await page.locator(".carnegie button[data-spot='employee:2']").waitFor();
});
