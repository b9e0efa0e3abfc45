import type { Done } from "@montan/protocol";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { PHONE, test, type Visit, visitors, type Wishes } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { openTable, sitDown } from "./lobby.ts";
import { askFrom, type OnlineServer, seatThem, startServer } from "./online.ts";
import { playState } from "./play.ts";

const OPERATOR = "an operator's token of some length";
const GERMAN_PHONE = { viewport: PHONE, touch: true, language: "de", theme: "dark" } as const;

const visit = visitors();
let server: OnlineServer;
beforeAll(async () => {
  server = await startServer({ MONTAN_OPERATOR_TOKEN: OPERATOR });
});
afterAll(() => server.stop());

function somebody(wishes: Wishes = {}): Promise<Visit> {
  return visit({ url: server.url, ...wishes });
}

/** Two people at a table that anybody may watch: the host on a laptop, the other one on a phone in German. */
async function twoAt(names = ["Anna", "Ben"]): Promise<{ anna: Visit; ben: Visit; table: string }> {
  const anna = await somebody();
  const ben = await somebody(GERMAN_PHONE);
  const wish = { game: "gluckauf", seats: 2, settings: { visibility: "open" } } as const;
  return { anna, ben, table: await seatThem([anna, ben], names, wish) };
}

/** A person who has found the table in the list. */
async function watching(table: string, name: string): Promise<Visit> {
  const visitor = await somebody();
  await visitor.open();
  await askFrom(visitor.page, "POST", "people", { name });
  await visitor.page.goto(new URL(`#/table/${table}`, visitor.page.url()).href);
  await visitor.page.reload();
  await visitor.page.locator("[data-play]").waitFor();
  return visitor;
}

/** The people's tab, in the panel beside the table or in the drawer of a phone. */
async function toPeople({ page }: Visit): Promise<void> {
  const drawer = page.locator("[data-action=open-panel]");
  if (await drawer.isVisible()) await drawer.click();
  await page.locator("[data-action=tab-people]").click();
  await page.locator("[data-chat]").waitFor();
}

async function write({ page }: Visit, text: string): Promise<void> {
  await page.locator("[data-action=write]").fill(text);
  await page.locator("[data-action=write]").press("Enter");
  await expect.poll(() => page.locator("[data-action=write]").inputValue()).toBe("");
}

function lineOf({ page }: Visit, text: string) {
  return page.locator(".chat-line", { hasText: text });
}

async function untilRead(visitor: Visit, text: string): Promise<void> {
  await lineOf(visitor, text).waitFor();
}

function textOf(visitor: Visit, line: number): Promise<string> {
  return visitor.page.locator(`[data-line="${line}"] .chat-text`).innerText();
}

/** Whichever of them is asked decides once. */
async function oneMove(visits: readonly Visit[]): Promise<Visit> {
  const asked = async () => {
    for (const one of visits) if ((await playState(one.page)).state === "yours") return one;
    return undefined;
  };
  await expect.poll(asked).toBeDefined();
  const mover = (await asked()) as Visit;
  const { decisions } = await playState(mover.page);
  await clickThrough(mover.page, 5, decisions + 1);
  return mover;
}

/** How far something extends beyond the right edge of the page. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lists = [
      document.documentElement,
      ...document.querySelectorAll(".chat-lines, .tab-panel, .sheet, .people-panel"),
    ];
    return Math.max(...lists.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** How far the page, or an overlay, was scrolled under its frame. */
function movedAway(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frames = [document.documentElement, ...document.querySelectorAll(".overlay, .side")];
    return Math.max(...frames.map(({ scrollTop }) => scrollTop));
  });
}

test("players and spectators chat separately, see how much is new, and read everything at the end", async () => {
  const { anna, ben, table } = await twoAt();
  const clara = await watching(table, "Clara");
  await toPeople(anna);
  await toPeople(clara);
  await write(anna, "Hello Ben");
  await untilRead(anna, "Hello Ben");
  const news = ben.page.locator("[data-action=open-panel] .news");
  await expect.poll(() => news.innerText()).toBe("1");
  expect(await ben.page.locator("[data-action=open-panel]").getAttribute("aria-label")).toContain("1 neue Nachricht");
  await ben.page.reload();
  await expect.poll(() => news.innerText()).toBe("1");
  await toPeople(ben);
  await untilRead(ben, "Hello Ben");
  await expect.poll(() => ben.page.locator(".news").count()).toBe(0);
  await ben.page.locator("[data-action=close-sheet]").click();
  await ben.page.reload();
  await ben.page.locator("[data-play]").waitFor();
  await toPeople(ben);
  await untilRead(ben, "Hello Ben");
  expect(await ben.page.locator(".news").count()).toBe(0);
  await write(ben, "Hallo Anna");
  await untilRead(anna, "Hallo Anna");
  expect(await anna.page.locator(".news").count()).toBe(0);

  await write(clara, "Ben plays well");
  await untilRead(clara, "Ben plays well");
  expect(await lineOf(clara, "Hallo Anna").count()).toBe(0);
  expect(await lineOf(anna, "Ben plays well").count()).toBe(0);
  for (const [seat, { page }] of [anna, ben].entries())
    await askFrom<Done>(page, "POST", `tables/${table}/actions`, { type: "abandon", seat, agree: true });
  await untilRead(ben, "Ben plays well");
  expect(await lineOf(ben, "Ben plays well").innerText()).toContain("schaut zu");
  await untilRead(clara, "Hallo Anna");
  await untilRead(anna, "Ben plays well");
  expect(await anna.page.locator(".chat-line").count()).toBe(3);
});

test("lines and names are plain text, whatever they contain", async () => {
  const names = ["&lt-img '!' ?&amp _&gt", "אבגדהוזחטיכלמנסעפצקרשתאב"];
  const { anna, ben } = await twoAt(names);
  await toPeople(anna);
  await toPeople(ben);
  const lines = [
    "<img src=x onerror=\"document.title='gone'\"><script>alert(1)</script>",
    "\u202Eevil \u2066 \u202E\u202E right to left",
    "W".repeat(500),
    "one\ntwo &amp; {name} :wow: `code`",
    "מה נשמע? Alles gut!",
  ];
  for (const line of lines) await write(ben, line);
  for (const visitor of [anna, ben]) {
    await untilRead(visitor, "Alles gut!");
    for (const [index, line] of lines.entries()) expect(await textOf(visitor, index + 1)).toBe(line);
    expect(await visitor.page.locator("main img, main script, .overlay img").count()).toBe(0);
    expect(await sideways(visitor.page)).toBe(0);
    const people = await visitor.page.locator("[data-people] bdi").allInnerTexts();
    expect(people).toEqual(names);
  }
  // Bar and log report them as well.
  await ben.page.locator("[data-action=close-sheet]").click();
  for (const { page } of [anna, ben])
    for (const name of names) expect(await page.locator(".bar-title").textContent()).toContain(name);
  await oneMove([anna, ben]);
  await anna.page.locator("[data-action=tab-log]").click();
  await expect.poll(() => anna.page.locator("[data-log] .log-who").first().innerText()).toBeOneOf(names);
  for (const { page } of [anna, ben]) expect(await sideways(page)).toBe(0);
});

test("a reaction takes one tap, is shown in the reader's language beside its player and in the chat", async () => {
  const { anna, ben } = await twoAt();
  await toPeople(anna);
  await anna.page.locator("[data-action=react-well-played]").click();
  const bubble = ben.page.locator("[data-bubble='0']");
  await bubble.waitFor();
  expect(await bubble.innerText()).toContain("Gut gespielt!");
  expect(await anna.page.locator("[data-reaction=well-played]").innerText()).toBe("Well played!");
  await toPeople(ben);
  expect(await ben.page.locator("[data-reaction=well-played]").innerText()).toBe("Gut gespielt!");
  await expect.poll(() => bubble.count()).toBe(0);
});

test("the host mutes and deletes, and everybody sees it", async () => {
  const { anna, ben } = await twoAt();
  await toPeople(anna);
  await toPeople(ben);
  await write(ben, "something nasty");
  await lineOf(anna, "something nasty").locator("[data-action=more]").click();
  await anna.page.locator("[data-action=delete-line]").click();
  await anna.page.locator("[data-action=delete-line]").click();
  await ben.page.locator(".chat-deleted").waitFor();
  expect(await lineOf(ben, "something nasty").count()).toBe(0);

  await ben.page.locator("[data-action=write]").fill("and another thing");
  await anna.page.locator("summary", { hasText: "You are the host" }).click();
  await anna.page.locator("[data-powers] [data-action=mute]").click();
  await ben.page.locator("[data-muted]").waitFor();
  expect(await ben.page.locator("[data-action=write]").count()).toBe(0);
  await anna.page.locator("[data-people] [data-action=more]").click();
  await anna.page.locator("[data-people] [data-action=unmute]").click();
  // The draft is still there.
  await expect.poll(() => ben.page.locator("[data-action=write]").inputValue()).toBe("and another thing");
  await ben.page.locator("[data-action=send]").click();
  await untilRead(anna, "and another thing");
});

test("in a running game the host has all links in one place, and players have the one of their own seat", async () => {
  const { anna, ben, table } = await twoAt();
  await toPeople(anna);
  await anna.page.locator("summary", { hasText: "You are the host" }).click();
  const powers = anna.page.locator("[data-powers]");
  await powers.locator("[data-action=make-watch]").click();
  const watch = await powers.locator("[data-link]").inputValue();
  expect(watch).toContain(`#/join/${table}/`);
  await powers.locator("[data-action=revoke-invite]").click();
  await powers.locator("[role=status]", { hasText: "Revoked" }).waitFor();
  const dora = await somebody();
  await dora.page.goto(watch);
  await dora.page.locator("[data-action=online-name]").fill("Dora");
  await dora.page.locator("[data-action=watch]").click();
  await dora.page.locator("[data-play][data-state=watching]").waitFor();
  await anna.page.locator("[data-watching]").waitFor();

  await toPeople(ben);
  expect(await ben.page.locator("[data-powers]").count()).toBe(0);
  await ben.page.locator("summary", { hasText: "Dein Platz auf einem anderen Gerät" }).click();
  await ben.page.locator("[data-action=make-seat]").click();
  expect(await ben.page.locator("[data-seat-link='1'] [data-link]").inputValue()).toContain(`#/join/${table}/`);
});

test("a blocked person is not shown until that is undone, and a report arrives", async () => {
  const { anna, ben } = await twoAt();
  await toPeople(ben);
  await write(ben, "rude words");
  await toPeople(anna);
  const line = anna.page.locator("[data-line='1']");
  await line.locator("[data-action=more]").press("Enter");
  await line.locator("[data-action=block]").press("Escape");
  expect(await anna.page.locator("[data-menu]").count()).toBe(0);
  expect(await anna.page.evaluate(() => document.activeElement?.getAttribute("data-action"))).toBe("more");
  await line.locator("[data-action=more]").press("Enter");
  await anna.page.locator("[data-action=block]").click();
  await anna.page.locator("[data-menu=block]", { hasText: "no longer read what Ben writes" }).waitFor();
  await anna.page.locator("[data-action=block-yes]").click();
  await anna.page.locator("[data-menu=blocked]", { hasText: "You have blocked Ben." }).waitFor();
  expect(await lineOf(anna, "rude words").count()).toBe(0);
  await anna.page.locator("[data-action=unblock]").click();
  await untilRead(anna, "rude words");

  await anna.page.locator("[data-action=report]").click();
  await anna.page.locator("[data-action=report-text]").fill("He is rude.");
  await anna.page.locator("[data-action=send-report]").click();
  await anna.page.locator("[data-menu=reported]").waitFor();
  const answer = await fetch(new URL("api/reports", server.url), { headers: { authorization: `Bearer ${OPERATOR}` } });
  expect(await answer.json()).toMatchObject({
    reports: [{ by: { name: "Anna" }, person: { name: "Ben" }, said: "rude words", text: "He is rude." }],
  });

  // Blocked by the name in the list: their lines, reactions and news are gone, also after a reload.
  await line.locator("[data-action=more]").click();
  await anna.page.locator("[data-people] [data-action=more]").click();
  await anna.page.locator("[data-people] [data-action=block]").click();
  await anna.page.locator("[data-people] [data-action=block-yes]").click();
  await expect.poll(() => lineOf(anna, "rude words").count()).toBe(0);
  await anna.page.reload();
  await anna.page.locator("[data-play]").waitFor();
  await write(ben, "more of it");
  await ben.page.locator("[data-action=react-wow]").click();
  await ben.page.locator("[data-reaction=wow]").waitFor();
  await toPeople(anna);
  await anna.page.locator("[data-people]", { hasText: "blocked" }).waitFor();
  expect(await anna.page.locator(".chat-line, .news, .bubble").count()).toBe(0);
});

test("a private note is there after a reload, on another device, and after a broken connection", async () => {
  const { anna, table } = await twoAt();
  await toPeople(anna);
  const note = anna.page.locator("[data-action=note]");
  await note.fill("Ben hoards coal.");
  await anna.page.locator("[data-note=saved]").waitFor();
  const other = await somebody(GERMAN_PHONE);
  await other.context.addCookies(await anna.context.cookies());
  await other.open(`table/${table}`);
  await toPeople(other);
  await expect.poll(() => other.page.locator("[data-action=note]").inputValue()).toBe("Ben hoards coal.");

  // A focused element is scrolled into view without moving the page.
  await note.focus();
  await other.page.locator("[data-action=note]").focus();
  for (const { page } of [anna, other]) expect(await movedAway(page)).toBe(0);
  // A captive portal answers instead of the server: the note stays on this device until the server has it.
  await anna.context.route("**/note", (route) => route.fulfill({ body: "<title>Welcome</title>" }));
  await note.fill("Ben hoards coal. Buy the clover.");
  await anna.page.locator("[data-note=here]").waitFor();
  await anna.context.unroute("**/note");
  await anna.page.reload();
  await anna.page.locator("[data-play]").waitFor();
  await toPeople(anna);
  await anna.page.locator("[data-note=saved]").waitFor();
  expect(await note.inputValue()).toBe("Ben hoards coal. Buy the clover.");
  expect(await askFrom(other.page, "GET", `tables/${table}/note`)).toEqual({
    text: "Ben hoards coal. Buy the clover.",
  });
});

test("typing loses neither the draft nor the focus while others play, and the draft comes along from the waiting room", async () => {
  const host = await somebody();
  const address = await openTable(host, "Anna");
  const guest = await somebody();
  await sitDown(guest, address, "Ben");
  await guest.page.locator("[data-chat=players]").waitFor();
  // Discs have their colours before a game has loaded any styles.
  const disc = guest.page.locator("[data-seat='1'] .disc-face");
  expect(await disc.evaluate((face) => getComputedStyle(face).fill)).toBe("rgb(247, 243, 234)");
  await write(host, "Who begins?");
  await untilRead(guest, "Who begins?");
  await guest.page.locator("[data-action=write]").fill("Half a sen");
  await host.page.locator("[data-action=fill-bots]").click();
  await host.page.locator("[data-action=start-table]").click();
  for (const { page } of [host, guest]) await page.locator("[data-play]").waitFor();
  await toPeople(guest);
  const field = guest.page.locator("[data-action=write]");
  expect(await field.inputValue()).toBe("Half a sen");
  await field.press("End");
  for (const letters of ["te", "nc", "e!"]) {
    const mover = await oneMove([host, guest]);
    if (mover === guest) await field.focus();
    await field.pressSequentially(letters);
  }
  expect(await field.inputValue()).toBe("Half a sentence!");
  expect(await guest.page.evaluate(() => document.activeElement?.getAttribute("data-action"))).toBe("write");
  await field.press("Enter");
  await toPeople(host);
  await untilRead(host, "Half a sentence!");
});
