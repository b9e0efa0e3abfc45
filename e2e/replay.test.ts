import { type AnyGame, importRecord } from "@montan/engine";
import { game as gluckauf, type State } from "@montan/gluckauf";
import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { untilAsked } from "./play.ts";
import { decisionsIn, downloaded, exported, importText, openReplay, recordOf } from "./records.ts";

const visit = visitors();
const RECORD = recordOf("replay", 3);
const LAST = decisionsIn(RECORD);

test("a record is replayed with slider, arrow keys and jumps, and continued from any decision", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await importText(visitor, RECORD);
  const slider = page.locator("[data-action=slider]");
  await slider.waitFor();
  const at = async () => Number(await slider.inputValue());
  expect(Number(await slider.getAttribute("max"))).toBe(LAST);

  await slider.fill(String(Math.floor(LAST / 2)));
  const middle = await at();
  await page.keyboard.press("ArrowRight");
  expect(await at()).toBe(middle + 1);
  await page.keyboard.press("ArrowLeft");
  expect(await at()).toBe(middle);
  await page.locator("[data-action=next-step]").click();
  expect(await at()).toBe(middle + 1);
  await page.locator("[data-action=next-turn]").click();
  expect(await at()).toBeGreaterThan(middle + 1);
  await page.locator("[data-action=prev-turn]").click();
  await page.locator("[data-action=prev-step]").click();
  expect(await at()).toBeLessThanOrEqual(middle + 1);

  await slider.fill("40");
  await page.locator("[data-action=play-on]").click();
  const { decisions } = await untilAsked(page);
  expect(decisions).toBe(40);
});

test("bots of a record are bots when it is continued, and are in the record again", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const text = recordOf("with bots", 3, 30).replace(/^names: .*$/m, (names) => `${names}\nplayers: ${PLAYERS}`);
  await openReplay(visitor, text);
  // The game is not over: only the person sees more than a spectator.
  expect(await page.locator("[data-action=seen-by]").inputValue()).toBe("1");
  expect(await page.locator("[data-action=seen-by] option").allInnerTexts()).toEqual(["Bruno", "A spectator"]);
  await page.locator("[data-action=slider]").fill("20");
  await page.locator("[data-action=play-on]").click();
  await untilAsked(page);
  expect(await page.locator("[data-prompt]").innerText()).toContain("Bruno");
  const record = await exported(page);
  expect(record).toContain(`players: ${PLAYERS}\n`);
  expect(decisionsIn(record)).toBeGreaterThanOrEqual(20);
});

test("an imported game that is not over opens where it stopped, and its replay leads back to it", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await importText(visitor, recordOf("unfinished", 2, 31));
  expect((await untilAsked(page)).decisions).toBe(31);
  await page.locator("[data-action=replay]").click();
  await page.locator("[data-replay]").waitFor();
  await page.locator("[data-action=to-game]").click();
  expect((await untilAsked(page)).decisions).toBe(31);
});

test("a replay plays by itself, at the chosen speed, until the person intervenes", async () => {
  const visitor = await visit({ motion: "normal" });
  const { page } = visitor;
  await importText(visitor, RECORD);
  await page.locator("[data-action=replay-speed]").selectOption("4");
  await page.locator("[data-action=replay-toggle]").click();
  await page.waitForFunction(
    () => Number(document.querySelector("[data-replay]")?.getAttribute("data-decisions")) >= 3,
  );
  await page.locator("[data-action=prev-step]").click();
  const stopped = await page.locator("[data-replay]").getAttribute("data-decisions");
  expect(await page.locator("[data-action=replay-toggle]").getAttribute("aria-label")).toBe("Play");
  // From the last decision but one to the end, where it stops.
  await page.locator("[data-action=slider]").fill(String(LAST - 1));
  await page.locator("[data-action=replay-toggle]").click();
  await page.locator(`[data-replay][data-decisions='${LAST}']`).waitFor();
  expect(Number(stopped)).toBeLessThan(LAST);
});

test("while a game goes on, its replay shows nobody's secrets to others at the screen", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const { record, card } = withSecret();
  await openReplay(visitor, record);
  await page.locator("[data-action=last]").click();
  const seen = () => page.evaluate(() => document.body.innerHTML);
  // Nobody has said who looks: only what both may know, in pictures, sentences and files.
  expect(await page.locator("[data-action=seen-by]").inputValue()).toBe("");
  expect(await seen()).not.toContain(card);
  const saved = await downloaded(page, page.locator("[data-action=save-position]"));
  expect(JSON.stringify(JSON.parse(saved.toString("utf8")).state.players)).not.toContain(card);

  await page.locator("[data-action=seen-by]").selectOption("1");
  await page.locator("[data-action=lift-curtain]").waitFor();
  expect(await page.locator("[data-piece]").count()).toBe(0);
  await page.locator("[data-action=lift-curtain]").click();
  await page.locator("[data-piece]").first().waitFor();
  expect(await seen()).toContain(card);
  await page.locator("[data-action=seen-by]").selectOption("0");
  await page.locator("[data-action=lift-curtain]").waitFor();
  expect(await seen()).not.toContain(card);
});

/** A running game of two, with an order of Bruno's that nobody else can see. */
function withSecret(): { readonly record: string; readonly card: string } {
  for (let number = 1; number < 100; number++) {
    const record = recordOf(`secret ${number}`, 2, 60);
    const { state } = importRecord(record, [gluckauf as AnyGame]) as { readonly state: State };
    const hidden = state.players[1]?.orders.secret.find((order) => typeof order === "string");
    const others = JSON.stringify([undefined, 0].map((seat) => gluckauf.view(state, seat)));
    if (hidden !== undefined && !others.includes(hidden)) return { record, card: hidden };
  }
  throw new Error("nobody has a secret");
}

const PLAYERS = '["random","person","easy"]';
const BROKEN = [
  ["a text that is no record", "Glück auf!\n", /Line 1/],
  [
    "a move the rules forbid",
    recordOf("broken", 2, 6).replace(/\n(\d) \{[^\n]*\n?$/, '\n$1 {"area":"delivery","type":"choose-area"}\n'),
    /not allowed/,
  ],
  ["a cut line", `${recordOf("cut", 2, 4).trimEnd()}\n0 {"type":\n`, /Line \d+.*JSON/],
] as const;

test("a broken record is explained, and nothing is lost by it", async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await importText(visitor, recordOf("kept", 2, 8));
  await page.locator("[data-play]").waitFor();
  for (const [name, text, reason] of BROKEN) {
    await importText(visitor, text);
    const refusal = page.locator("[data-refusal]");
    await refusal.waitFor();
    expect(await refusal.innerText(), name).toMatch(reason);
    expect(await page.locator(".game-item").count(), name).toBe(1);
    await open("about");
  }
});
