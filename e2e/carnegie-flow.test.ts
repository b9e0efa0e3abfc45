import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { game, type Move, type State } from "@montan/carnegie";
import {
  type AnyGame,
  canonical,
  type Decision,
  DecisionLog,
  exportRecord,
  importRecord,
  type Seat,
  sameJson,
} from "@montan/engine";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { playOnFrom } from "./endings.ts";
import { playState, untilAsked } from "./play.ts";
import { exported } from "./records.ts";

const visit = visitors();

const NAMES = ["Anna", "Bruno", "Clara"];
const RECORDS = join(import.meta.dirname, "../games/carnegie/fixtures");

/** The beginning of a recorded game, up to where only the first seat is asked, and the question is a wanted one. */
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

test("study points that would be lost are mentioned before the turn ends, and stay visible until they are spent", async () => {
  const visitor = await visit({ confirm: "ask" });
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

test("an employee who could be activated for free is mentioned before activation ends", async () => {
  const visitor = await visit({ confirm: "ask" });
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

/** Ending is the only sensible answer: the game warns that everything else would have no effect. */
function onlyDeclining(state: State, seat: Seat): boolean {
  const view = game.view(state, seat);
  const moves = game.legalMoves(view, seat).filter(({ type }) => type !== "sell-goods");
  const idle = (move: Move) => game.warnings(view, seat, move).some(({ code }) => code === "effect-yields-nothing");
  const sensible = moves.filter((move) => move.type !== "use-employee" || !idle(move));
  return moves.length > 1 && sensible.length === 1 && sensible[0]?.type === "end-turn";
}

const SAFETY = "safety-quality";

/**
 * The preference for a move that leaves nobody active except the employee in Safety and Quality, since others would
 * score there.
 */
function wish(state: State, seat: Seat, move: Move): number {
  const { departments = [], inactive = [] } = state.players[seat] ?? {};
  const cell = departments.indexOf(SAFETY);
  switch (move.type) {
    case "reserve-department":
      return move.department === SAFETY ? 2 : 1;
    case "choose-row":
      return move.row === (cell === -1 ? "management" : "hr") ? 2 : 1;
    case "place-department":
      return inactive[move.cell] === 0 ? 1 : 2;
    case "move-employee":
      if (state.phase === "setup-moves") return departments[move.to] === "" ? 2 : 1;
      return move.desk !== undefined && move.from !== cell ? 2 : 1;
    case "activate-employee":
      return move.cell === cell ? 1 : -1;
    case "use-employee":
      return move.department === SAFETY ? -1 : 3;
    case "sell-goods":
      return -1;
    default:
      return move.type.startsWith("end-") ? 0 : 1;
  }
}

/** A game up to a decision after which the same player has only one sensible answer. */
function beforeDeclining(): { readonly record: string; readonly seat: Seat; readonly move: Move } {
  for (let number = 1; number < 200; number++) {
    const setup = {
      options: game.options(undefined, NAMES.length),
      seats: NAMES.length,
      seed: `skip ${number}`,
      names: NAMES,
    };
    const decisions: Decision<Move>[] = [];
    for (let state = game.create(setup.options, setup.seats, setup.seed); ; ) {
      const [seat] = game.deciders(state);
      if (seat === undefined) break;
      const last = decisions.at(-1);
      if (last?.seat === seat && onlyDeclining(state, seat)) {
        return { record: exportRecord(new DecisionLog(game as AnyGame, setup, decisions.slice(0, -1))), ...last };
      }
      const now = state;
      const wishes = game.legalMoves(state, seat).map((move) => ({ move, wanted: wish(now, seat, move) }));
      const [{ move } = {}] = wishes.sort((one, other) => other.wanted - one.wanted);
      if (move === undefined) break;
      decisions.push({ seat, move });
      state = game.apply(state, seat, move);
    }
  }
  throw new Error("no game comes to it");
}

test("where declining is the only sensible answer it is given without asking, and logged; a setting asks all the same", async () => {
  const { record, seat, move } = beforeDeclining();
  const done: Move = { type: "end-turn" };
  for (const autoSkip of [true, false]) {
    const visitor = await visit({ autoSkip });
    const { page } = visitor;
    await playOnFrom(visitor, record);
    const { decisions } = await untilAsked(page);
    await page.locator("[data-action=tab-choices]").click();
    await page.locator(`[data-choices] [data-move='${canonical(move)}']`).click();
    if (!autoSkip) {
      expect(await untilAsked(page, decisions)).toEqual({ state: "yours", decisions: decisions + 1 });
      expect(await page.locator("[data-prompt]").innerText()).toContain(NAMES[seat]);
      await page.locator(`.carnegie button[data-move='${canonical(done)}']`).click();
    }
    await page.locator(`[data-play][data-decisions='${decisions + 2}']`).waitFor();
    await untilAsked(page);
    const made = importRecord(await exported(page), [game as AnyGame]).decisions;
    expect(made.slice(-2)).toEqual([
      { seat, move },
      { seat, move: done },
    ]);
    await page.locator("[data-action=tab-log]").click();
    expect(await page.locator("[data-log]").innerText()).toContain(`${NAMES[seat]} ends the turn.`);
  }
});
