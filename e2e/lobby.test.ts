import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { PHONE, test, type Visit, visitors, type Wishes } from "./browser.ts";
import { invitationAt, nameAt, openTable, sitDown } from "./lobby.ts";
import { type OnlineServer, startServer } from "./online.ts";

const visit = visitors();
let server: OnlineServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const GERMAN_PHONE = { viewport: PHONE, touch: true, language: "de", theme: "dark" } as const;

function somebody(wishes: Wishes = {}): Promise<Visit> {
  return visit({ url: server.url, ...wishes });
}

/** Counts taps. */
function tapping(page: Page) {
  const tapped: string[] = [];
  return {
    tapped,
    async tap(action: string): Promise<void> {
      tapped.push(action);
      await page.locator(`[data-action=${action}]`).first().click();
    },
  };
}

/** The system's share menu, which no test can open: records what it was given. */
async function withShareSheet({ context }: Visit): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(navigator, { share: async (sent: unknown) => Object.assign(globalThis, { sent }) });
  });
}

function sentFrom(page: Page): Promise<{ text: string; url: string } | undefined> {
  return page.evaluate(() => (globalThis as { sent?: { text: string; url: string } }).sent);
}

describe("to a table", () => {
  test("three taps, a link, a name, a bot with one tap, and two people in two languages play", async () => {
    const anna = await somebody();
    await withShareSheet(anna);
    await anna.open();
    const { tap, tapped } = tapping(anna.page);
    await tap("play-with-friends");
    await anna.page.locator("[data-action=online-name]").fill("Ann &amp Co");
    await tap("open-table");
    await anna.page.locator("[data-waiting]").waitFor();
    await tap("share-link");
    expect(tapped).toHaveLength(3);
    await expect.poll(() => sentFrom(anna.page)).toBeTruthy();
    const sent = await sentFrom(anna.page);
    expect(sent?.url).toBe(await invitationAt(anna.page));
    expect(sent?.text).toContain("Glück Auf");

    const bert = await somebody(GERMAN_PHONE);
    await sitDown(bert, sent?.url ?? "", "Bert");
    expect(await nameAt(bert.page, 0)).toBe("Ann &amp Co");
    await anna.page.locator('[data-seat="1"] [data-present=yes]').waitFor();
    expect(await nameAt(anna.page, 1)).toBe("Bert");
    expect(await anna.page.locator("[data-news]").innerText()).toContain("Bert");

    await tap("seat-bot");
    await bert.page.locator('[data-seat="2"]:not(.chair-free)').waitFor();
    expect(await nameAt(bert.page, 2)).toBe("Bot (mittel)");
    await tap("remove-bot");
    await bert.page.locator('[data-seat="2"].chair-free').waitFor();
    await tap("fill-bots");
    await tap("start-table");
    await bert.page.locator("[data-play]").waitFor();
    await anna.page.locator("[data-play]").waitFor();
    expect(await anna.page.title()).toMatch(/Glück Auf/);
  });

  test("the last settings are those of the next table, and invited people are shown them", async () => {
    const anna = await somebody();
    const { page, open } = anna;
    await open("host/carnegie");
    await page.locator("[data-action=seats-2]").check({ force: true });
    await page.locator("[data-action=module-right-to-wait]").check();
    await page.locator("[data-action=first-player]").selectOption("1");
    await page.locator("[data-action=clock-days]").check({ force: true });
    await page.locator("[data-action=days]").fill("3");
    await page.locator("[data-action=spectators-off]").check({ force: true });
    await page.locator("[data-action=online-name]").fill("Anna");
    await page.locator("[data-action=open-table]").click();
    await invitationAt(page);
    await open("friends");
    const facts = page.locator("[data-room=carnegie] [data-facts]");
    expect(await facts.innerText()).toMatch(/2 seats · 1 module · 3 days a turn, quiet from 22:00 to 8:00/i);
    await page.locator("[data-action=open-table][data-game=carnegie]").click();
    const address = await invitationAt(page);

    const bert = await somebody();
    await bert.page.goto(address);
    const agreed = bert.page.locator(".agreed");
    await agreed.getByText("Right to wait").waitFor();
    expect(await agreed.innerText()).toContain("3 days a turn");
    expect(await agreed.innerText()).toMatch(/who begins\s+seat 2/i);
    await bert.page.locator("[data-action=online-name]").fill("Bert");
    await bert.page.locator("[data-action=sit-down]").click();
    await bert.page.locator("[data-waiting]").waitFor();
    // The table is full, and nobody may watch.
    const clara = await somebody();
    await clara.page.goto(address);
    await clara.page.locator("[data-outlook]").waitFor();
    expect(await clara.page.locator("[data-door]").getAttribute("data-door")).toBe("closed");
    expect(await clara.page.locator("[data-action=online-name]").count()).toBe(0);
  });

  test("an invalid name is refused in words, and nothing in a name becomes markup", async () => {
    const { page, open } = await somebody({ refused: true });
    await open("friends");
    await page.locator("[data-action=open-table]").first().click();
    expect(await page.locator("[data-refusal]").innerText()).toBe("Please type a name first.");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-action"))).toBe("online-name");
    await page.locator("[data-action=online-name]").fill("<img src=x onerror=a()>");
    await page.locator("[data-action=open-table]").first().click();
    await page.locator("[data-refusal]").getByText("24 at most").waitFor();
    expect(await page.locator("main img").count()).toBe(0);
    await page.locator("[data-action=online-name]").fill("O'Neil &lt;b&gt;");
    await page.locator("[data-action=open-table]").first().click();
    await page.locator("[data-refusal]").getByText("24 at most").waitFor();
    await page.locator("[data-action=online-name]").fill("O'Neil &lt");
    await page.locator("[data-action=open-table]").first().click();
    await page.locator("[data-waiting]").waitFor();
    expect(await nameAt(page, 0)).toBe("O'Neil &lt");
  });
});

describe("the host", () => {
  test("revokes a link, which then says so; makes another; and people who have joined stay", async () => {
    const anna = await somebody();
    const address = await openTable(anna, "Anna");
    const bert = await somebody({ refused: true });
    await sitDown(bert, address, "Bert");
    await anna.page.locator("[data-powers] [data-action=revoke-invite]").click();
    await anna.page.locator("[data-invitation] [data-action=make-invite]").waitFor();
    // A guest who came by it is no longer shown it.
    await bert.page.locator("[data-news]").getByText("revoked").waitFor();
    expect(await bert.page.locator("[data-invitation] [data-link]").count()).toBe(0);

    const clara = await somebody({ ...GERMAN_PHONE, refused: true });
    await clara.page.goto(address);
    await clara.page.locator("[data-link-gone]").waitFor();
    await anna.page.locator("[data-invitation] [data-action=make-invite]").click();
    const other = await invitationAt(anna.page);
    expect(other).not.toBe(address);
    await sitDown(clara, other, "Clara");
    expect(await nameAt(clara.page, 1)).toBe("Bert");
    await clara.page.reload();
    expect(await invitationAt(clara.page)).toBe(other);
  });

  test("frees a seat, makes a link to watch that allows no seat, and leaves the table to the next", async () => {
    const anna = await somebody();
    const address = await openTable(anna, "Anna");
    const bert = await somebody();
    await sitDown(bert, address, "Bert");
    await anna.page.locator("[data-powers] [data-action=make-watch]").click();
    const watch = await anna.page.locator("[data-powers] [data-link]").inputValue();
    const clara = await somebody(GERMAN_PHONE);
    await clara.page.goto(watch);
    expect(await clara.page.locator("[data-action=sit-down]").count()).toBe(0);
    await clara.page.locator("[data-action=online-name]").fill("Clara");
    await clara.page.locator("[data-action=watch]").click();
    await clara.page.locator("[data-waiting]").waitFor();
    await anna.page.locator("[data-watching]").waitFor();

    const clear = anna.page.locator("[data-action=clear-seat]");
    await clear.click();
    await clear.click();
    await anna.page.locator('[data-seat="1"].chair-free').waitFor();
    // Removed people can come back only by the invitation.
    await bert.page.locator("[data-closed]").waitFor();
    await bert.page.goto(address);
    await bert.page.locator("[data-action=sit-down]").click();
    await bert.page.locator('[data-seat="1"] [data-present=yes]').waitFor();

    await anna.page.locator("[data-action=leave-table]").click();
    await anna.page.locator("[data-action=leave-table]").click();
    await bert.page.locator("[data-powers]").waitFor();
    expect(await bert.page.locator("[data-news]").innerText()).toContain("You are the host now");
    expect(await nameAt(bert.page, 0)).toBe("Free");
  });

  test("sees which players are programs", async () => {
    const anna = await somebody();
    const address = await openTable(anna, "Anna");
    const token = await anna.page.evaluate(async () => {
      const post = async (path: string, body: object) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(`./api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
      };
      await post("me/recovery-key", {});
      return ((await post("me/bots", { name: "Deep Coal" })) as { token: string }).token;
    });
    const [table = "", link = ""] = address.split("/").slice(-2);
    await fetch(new URL(`api/tables/${table}/actions`, anna.page.url()), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ type: "join", link }),
    });
    const place = anna.page.locator('[data-seat="1"]');
    await place.locator("[data-program]").waitFor();
    expect(await place.locator("[data-name]").innerText()).toBe("Deep Coal");
    expect(await anna.page.locator('[data-seat="0"] [data-program]').count()).toBe(0);
  });

  test("invites one person to a seat of a table that is not listed", async () => {
    const anna = await somebody({ refused: true });
    await anna.open("host/gluckauf");
    await anna.page.locator("[data-action=visibility-private]").check({ force: true });
    await anna.page.locator("[data-action=online-name]").fill("Anna");
    await anna.page.locator("[data-action=open-table]").click();
    await anna.page.locator("[data-powers] [data-action=make-seat]").nth(1).click();
    const address = await anna.page.locator('[data-seat-link="2"] [data-link]').inputValue();
    const bert = await somebody({ refused: true });
    await sitDown(bert, address, "Bert");
    expect(await nameAt(bert.page, 2)).toBe("Bert");
    // The link of the seat is used up; for Bert it still leads to the table.
    await bert.page.goto(address);
    await bert.page.locator("[data-waiting]").waitFor();
    const dora = await somebody({ refused: true });
    await dora.page.goto(address);
    await dora.page.locator("[data-link-gone]").waitFor();
    // A stranger who knows only the address of the table.
    const clara = await somebody();
    await clara.page.goto(anna.page.url());
    await clara.page.locator("[data-action=online-name]").fill("Clara");
    await clara.page.locator("[data-action=come-in]").click();
    await clara.page.locator("[data-closed]").waitFor();
  });
});

describe("all tables on one page", () => {
  test("say whose turn it is, live; the next one is one tap away, and tab and icon count them", async () => {
    const anna = await somebody();
    const bert = await somebody(GERMAN_PHONE);
    for (const name of ["Anna", "Anna"]) {
      await anna.open("host/gluckauf");
      await anna.page.locator("[data-action=seats-2]").check({ force: true });
      await anna.page.locator("[data-action=clock-live]").check({ force: true });
      await anna.page.locator("[data-action=visibility-open]").check({ force: true });
      const field = anna.page.locator("[data-action=online-name]");
      if ((await field.count()) > 0) await field.fill(name);
      await anna.page.locator("[data-action=open-table]").click();
      await anna.page.locator("[data-waiting]").waitFor();
    }
    // A person without an invitation finds them in the list.
    await bert.open("online");
    await bert.page.locator("[data-action=online-name]").fill("Bert");
    await bert.page.locator("[data-action=come-in]").click();
    await anna.open("online");
    const lines = anna.page.locator("[data-shelf=mine] [data-table]");
    await expect.poll(() => lines.count()).toBe(2);
    for (const left of [1, 0]) {
      await bert.page.locator("[data-shelf=open] [data-action=to-table]").first().click();
      await bert.page.locator("[data-action=sit-here]").click();
      await bert.page.locator("[data-waiting] [data-action=leave-table]").waitFor();
      await bert.open("online");
      await expect.poll(() => bert.page.locator("[data-shelf=open] [data-table]").count()).toBe(left);
    }
    for (const _ of ["one", "the other"]) {
      await anna.open("online");
      await lines.getByText("All seats are taken").first().waitFor();
      await lines.filter({ hasText: "All seats are taken" }).first().locator("[data-action=to-table]").click();
      await anna.page.locator("[data-action=start-table]").click();
      await anna.page.locator("[data-play]").waitFor();
    }
    await anna.open("online");
    // The first player is random, so both pages are checked together.
    const turns = ({ page }: Visit) => page.locator("[data-shelf=mine] [data-turn]").count();
    await expect.poll(async () => (await turns(anna)) + (await turns(bert))).toBe(2);
    const asked = (await turns(anna)) > 0 ? anna : bert;
    const count = await turns(asked);
    await asked.page.locator("[data-left]").first().waitFor();
    expect(await asked.page.locator(".next-table-count").innerText()).toBe(String(count));
    await expect.poll(() => asked.page.title()).toMatch(new RegExp(`^\\(${count}\\) `));
    await expect.poll(() => asked.page.locator("link[rel=icon]").getAttribute("href")).toMatch(/^data:image\/png/);
    await asked.open();
    await asked.page.locator("[data-action=next-table]").click();
    await asked.page.locator("[data-play][data-state=yours]").waitFor();
  });
});

test("without a server nothing of this is visible, and its addresses say why", async () => {
  const { page, open } = await visit();
  await open();
  await page.locator("[data-action=play-now]").first().waitFor();
  await page.evaluate(() => fetch("./api/server"));
  expect(await page.locator("[data-action=play-with-friends], [data-action=open-tables]").count()).toBe(0);
  for (const route of [
    "friends",
    "online",
    "host/carnegie",
    "join/0123456789abcdef/0123456789abcdef",
    "table/0123456789",
  ]) {
    await open(route);
    await page.locator("[data-no-server]").waitFor();
  }
});
