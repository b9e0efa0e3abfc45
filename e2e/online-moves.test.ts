import type { Page, WebSocketRoute } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test, type Visit, visitors } from "./browser.ts";
import { seatThem } from "./online.ts";
import { moveButton, playState, untilAsked } from "./play.ts";
import { decided, LORRY, pass, tablesForTwo } from "./two-at-table.ts";

const { sitDown, visit } = tablesForTwo(visitors);

const mined = (page: Page) => page.locator(".mining-row .lorries [data-piece]").count();
const provisional = (page: Page) => page.locator("[data-play][data-provisional]").waitFor();

/** From now on the server's messages are held back until they are released. */
async function holdBack(page: Page): Promise<{ hold(): void; release(): void }> {
  let held: (() => void)[] | undefined;
  await page.routeWebSocket(/api\/live/, (socket: WebSocketRoute) => {
    socket.connectToServer().onMessage((message) => {
      if (held === undefined) socket.send(message);
      else held.push(() => socket.send(message));
    });
  });
  return {
    hold() {
      held = [];
    },
    release() {
      const all = held ?? [];
      held = undefined;
      for (const tell of all) tell();
    },
  };
}

test("between the click and the server's answer a move is shown, and marked as being sent", async () => {
  const { anna, ben } = await sitDown();
  const line = await holdBack(anna);
  await anna.reload();
  await untilAsked(anna);
  line.hold();
  await moveButton(anna, LORRY).click();
  await anna.locator("[data-line=sending]").waitFor();
  await expect.poll(() => mined(anna)).toBe(1);
  expect((await playState(anna)).decisions).toBe(0);
  await decided(ben, 1);
  line.release();
  await decided(anna, 1);
  await anna.locator("[data-line=safe]").waitFor();
});

test("a provisional move survives a reload and is sent when it settles", async () => {
  const { anna, ben } = await sitDown({}, { confirm: "provisional" });
  await untilAsked(anna);
  await moveButton(anna, LORRY).click();
  await provisional(anna);
  await anna.reload();
  await provisional(anna);
  expect(await mined(anna)).toBe(1);
  expect((await playState(ben)).decisions).toBe(0);
  await anna.keyboard.press("Enter");
  await decided(ben, 1);
});

test("going to another page settles a provisional move", async () => {
  const { anna, ben } = await sitDown({}, { confirm: "provisional" });
  await untilAsked(anna);
  // Nothing settles by itself from here on.
  await anna.clock.install();
  await anna.reload();
  await untilAsked(anna);
  await anna.clock.pauseAt(Date.now() + 1_000);
  await moveButton(anna, LORRY).click({ force: true });
  await anna.clock.runFor(500);
  await provisional(anna);
  await anna.locator(".bar-home").click({ force: true });
  await anna.locator("[data-play]").waitFor({ state: "detached" });
  // A page that is gone cleans up after the next frame.
  await anna.clock.runFor(500);
  await decided(ben, 1);
});

test("clocks run where everybody sees them", async () => {
  const { anna, ben } = await sitDown({ clock: { type: "live", minutes: 10, increment: 5 } });
  for (const page of [anna, ben]) {
    const clock = page.locator(".clocks [data-clock='0'] .clock-time");
    const first = await clock.innerText();
    expect(first).toMatch(/^(10:00|9:\d\d)$/);
    await expect.poll(() => clock.innerText()).not.toBe(first);
  }
  await pass(anna, ben);
  for (const page of [anna, ben]) await page.locator(".clocks [data-clock='1']").waitFor();
});

test("a provisional move settles before its person's time is up", async () => {
  const clock = { type: "live", minutes: 1, increment: 0 } as const;
  const { anna, ben } = await sitDown({ clock }, { confirm: "provisional" });
  await anna.clock.install();
  await anna.reload();
  await untilAsked(anna);
  // On this page fifty-eight of sixty seconds have passed, and only half a second of the four for which a move is
  // provisional.
  await anna.clock.fastForward(58_000);
  await anna.clock.pauseAt(Date.now() + 58_500);
  await moveButton(anna, LORRY).click({ force: true });
  await anna.clock.runFor(500);
  await decided(ben, 1);
});

const NAMES = ["Anna", "Ben", "Chloé"];

test("a returning person is shown what others did, as motion and as a list, unless they have seen it", async () => {
  const { server } = await sitDown();
  const wishes = { url: server.url };
  const visits: Visit[] = [
    await visit({ ...wishes, viewport: PHONE, touch: true }),
    await visit(wishes),
    await visit(wishes),
  ];
  await seatThem(visits, NAMES, { game: "gluckauf", seats: 3, options: { firstPlayer: 0 } });
  const [anna, ben, chloe] = visits.map(({ page }) => page) as [Page, Page, Page];
  const there = anna.url();
  await pass(anna, ben, chloe);
  await anna.goto(new URL("#/", there).href);
  await anna.locator(".hero").waitFor();
  await pass(ben, chloe);
  await pass(chloe, ben);

  await anna.goto(there);
  const playback = anna.locator(".playback");
  await playback.locator("[data-action=playback-toggle]").click();
  await expect.poll(() => playback.innerText()).toMatch(/Since you were here: [01] of 2/i);
  await playback.locator("[data-action=away-list]").click();
  await anna.locator(".tab-panel").getByText("What happened since you were here").waitFor();
  await anna.keyboard.press("Escape");
  while (!/: 1 of 2/i.test(await playback.innerText())) await playback.locator("[data-action=playback-on]").click();

  await anna.reload();
  await expect.poll(() => anna.locator(".playback").innerText()).toMatch(/Since you were here: \d of 1/i);
  await anna.locator("[data-action=now]").click();
  expect((await untilAsked(anna)).state).toBe("yours");
  await anna.reload();
  await untilAsked(anna);
  expect(await anna.locator(".playback").count()).toBe(0);
});
