import type { Created } from "@montan/protocol";
import type { Page, WebSocketRoute } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { askFrom } from "./online.ts";
import { playState, untilAsked } from "./play.ts";
import { tablesForTwo } from "./two-at-table.ts";

const { sitDown } = tablesForTwo(visitors);

test("each person sees what the other one does", async () => {
  const { anna, ben } = await sitDown();
  await untilAsked(anna);
  await clickThrough(anna, 5, 1);
  await expect.poll(async () => (await playState(ben)).decisions).toBeGreaterThan(0);
});

test("names of the maximum length are shown in full in the people's tab, beside a clock with days per turn", async () => {
  const phone = { viewport: PHONE, touch: true, language: "de" } as const;
  const { anna } = await sitDown({ clock: { type: "days", days: 2 } }, phone, [
    "Maximiliane-Wilhelmine X",
    "Bartholomäus Öttinger-Sß",
  ]);
  await anna.locator("[data-action=open-panel]").click();
  await anna.locator("[data-action=tab-people]").click();
  const cut = await anna.locator("[data-people] li").evaluateAll((people) =>
    people
      .flatMap((person) => [person, ...person.querySelectorAll("*")])
      .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== "visible")
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  expect(await anna.locator("[data-people] [data-clock]").count()).toBeGreaterThan(0);
});

test("the clocks of four players asked at once leave a phone its table", async () => {
  const { anna, ben } = await sitDown({}, { viewport: PHONE, touch: true, language: "de" });
  const settings = { clock: { type: "days", days: 2 } } as const;
  const { table, link } = await askFrom<Created>(anna, "POST", "tables", { game: "carnegie", seats: 4, settings });
  const act = (page: Page, action: object) => askFrom(page, "POST", `tables/${table}/actions`, action);
  for (const [page, seat] of [
    [ben, 1],
    [anna, 2],
    [ben, 3],
  ] as const)
    await act(page, { type: "join", link, seat });
  await act(anna, { type: "start" });
  await anna.goto(new URL(`#/table/${table}`, anna.url()).href);
  const clocks = anna.locator(".clocks");
  await expect.poll(() => clocks.locator("li").count()).toBe(4);
  expect((await clocks.boundingBox())?.height).toBeLessThan(64);
  const wider = await anna.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wider).toBe(0);
});

test("a cut line makes the bar of a phone neither wider nor higher", async () => {
  const { anna } = await sitDown({}, { viewport: PHONE, touch: true, language: "de" });
  const open: WebSocketRoute[] = [];
  let isCut = false;
  await anna.routeWebSocket(/api\/live/, (socket) => {
    if (isCut) return;
    socket.connectToServer();
    open.push(socket);
  });
  await anna.reload();
  await untilAsked(anna);
  const size = () =>
    anna.evaluate(() => [
      document.querySelector(".bar")?.getBoundingClientRect().height,
      document.documentElement.scrollWidth,
    ]);
  const before = await size();
  isCut = true;
  for (const socket of open) await socket.close();
  await anna.locator("[data-line=reconnecting]").waitFor();
  expect(await size()).toEqual(before);
  expect(await anna.locator(".line-short").innerText()).toContain("Getrennt seit");
});

test("what happened meanwhile, however much was said about it, leaves a phone its table", async () => {
  const { anna, ben } = await sitDown({}, { viewport: PHONE, touch: true, language: "de" });
  const { table, link } = await askFrom<Created>(anna, "POST", "tables", { game: "carnegie", seats: 2 });
  const act = (page: Page, action: object) => askFrom(page, "POST", `tables/${table}/actions`, action);
  await act(ben, { type: "join", link });
  await act(anna, { type: "start" });
  type Moves = { version: number; moves: object[] };
  for (const id of ["decision-1", "decision-2"]) {
    const { version, moves } = await askFrom<Moves>(anna, "GET", `tables/${table}/moves?seat=0`);
    await act(anna, { type: "decide", seat: 0, id, expect: version, move: moves[0] });
  }
  await ben.goto(new URL(`#/table/${table}`, ben.url()).href);
  await ben.locator("[data-action=away-list]").waitFor();
  await ben.locator("[data-action=playback-toggle]").click();
  expect((await ben.locator(".playback").boundingBox())?.height).toBeLessThan(140);
});
