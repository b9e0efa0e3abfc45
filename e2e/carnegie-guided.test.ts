import { game, type Move, type State } from "@montan/carnegie";
import type { Decision } from "@montan/engine";
import { guidance, LESSON } from "@montan/web/learn/carnegie";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { point } from "./carnegie-hands.ts";
import { untilAsked } from "./play.ts";

const visit = visitors();
const { person: PERSON, steps: STEPS } = LESSON;

/** The lesson as it is played on the page, decision by decision. */
class Pupil {
  decisions: Decision<Move>[] = [];
  state: State = game.create(game.options(undefined, LESSON.setup.seats), LESSON.setup.seats, LESSON.setup.seed);

  step(): string | undefined {
    return guidance(this.decisions)?.id;
  }

  /** What the guide waits for. */
  offered(): Move[] {
    const guide = guidance(this.decisions);
    return game.legalMoves(this.state, PERSON).filter((move) => guide?.accepts(move));
  }

  decide(seat: number, move: Move): void {
    this.state = game.apply(this.state, seat, move);
    this.decisions.push({ seat, move });
  }

  /** The opponent answers as on the page. */
  wait(): void {
    for (let deciders = game.deciders(this.state); !deciders.includes(PERSON); deciders = game.deciders(this.state)) {
      const [seat] = deciders;
      const move = seat === undefined ? undefined : LESSON.opponent(this.state, seat);
      if (seat === undefined || move === undefined) throw new Error("the script is over");
      this.decide(seat, move);
    }
  }

  /** Does on the page what the guide asks for. */
  async obey(page: Page): Promise<void> {
    const offered = this.offered();
    const [move] = offered;
    if (move === undefined) throw new Error(`the step ${this.step()} offers nothing`);
    await point(page, "mouse", { before: this.state, seat: PERSON, move, offered });
    this.decide(PERSON, move);
    this.wait();
    await page.locator(`[data-guide='${this.step()}']`).waitFor();
    await untilAsked(page);
  }
}

test("the guided first game of Carnegie: every step is played on the table, and free play follows", async () => {
  const { page, open } = await visit();
  await open("learn/carnegie");
  await untilAsked(page);
  const pupil = new Pupil();
  const seen = new Set<string>();
  while ((await page.locator("[data-guide] progress").count()) > 0) {
    const step = await page.locator("[data-guide]").getAttribute("data-guide");
    expect(step).toBe(pupil.step());
    seen.add(step ?? "");
    while ((await page.locator("[data-action=guide-next]").count()) > 0)
      await page.locator("[data-action=guide-next]").click();
    expect(await page.locator("[data-guide-task]").innerText()).not.toBe("");
    await pupil.obey(page);
  }
  expect([...seen]).toEqual(STEPS.map(({ id }) => id));
  expect(await page.locator("[data-guide]").getAttribute("data-guide")).toBe("free");
  await page.locator("[data-action=leave-guide]").click();
  await page.locator("[data-guide]").waitFor({ state: "detached" });
});

test("the guide of Carnegie is at the same step after a reload, and waits for what it asked for", async () => {
  const { page, open } = await visit();
  await open("learn/carnegie");
  await untilAsked(page);
  const pupil = new Pupil();
  while (pupil.step() !== "reserve") await pupil.obey(page);
  await page.reload();
  await untilAsked(page);
  expect(await page.locator("[data-guide]").getAttribute("data-guide")).toBe("reserve");
  // Inactive pieces are marked so for assistive technology, but still react to pointing.
  await page.locator(".carnegie button[data-spot='department:recruiting']").first().click({ force: true });
  const refusal = page.locator("[data-refusal]").filter({ visible: true });
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain("Reserve Purchasing");
});

test("the rules of Carnegie open at a section and find what is in their tables", async () => {
  const { page, open } = await visit();
  await open("rules/carnegie/purchasing");
  await page.locator("#rules-purchasing").waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("rules-purchasing");
  await page.locator(".rules-finder input").fill("duluth");
  await page.locator("[data-section=map] mark").first().waitFor();
  expect(await page.locator("[data-section]").count()).toBe(1);
});
