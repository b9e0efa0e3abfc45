import type { Reminder } from "@montan/protocol";
import { type MailServer, readableText, startMailServer } from "@montan/server/testing/mail-server";
import { type PushEndpoint, startPushEndpoint } from "@montan/server/testing/push-endpoint";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { goOffline, LAPTOP, PHONE, test, type Visit, visitors, type Wishes } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { freeAddress, type OnlineServer, seatThem, startServer } from "./online.ts";
import { playState, untilAsked } from "./play.ts";
import { clickNotification, deliver, givePushService, shown } from "./reminders.ts";

const DAYS = { game: "gluckauf", seats: 2, settings: { clock: { type: "days", days: 2 } } } as const;

let mails: MailServer;
let endpoint: PushEndpoint;
let server: OnlineServer;
beforeAll(async () => {
  [mails, endpoint] = await Promise.all([startMailServer(), startPushEndpoint()]);
  server = await startServer({
    MONTAN_ADDRESS: await freeAddress(),
    SMTP_URL: mails.url,
    MONTAN_MAIL_FROM: "montan@example.org",
    MONTAN_PRIVATE_TARGETS: "1",
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mails.stop(), endpoint.stop()]);
});

const visit = visitors();
const act = (page: Page, action: string) => page.locator(`[data-action=${action}]`).first().click();
const stateAt = async (page: Page) => (await playState(page)).state;

/** One decision after the other until another person is asked. */
async function endTurn(page: Page): Promise<void> {
  for (let { decisions } = await untilAsked(page); (await stateAt(page)) === "yours"; decisions++)
    await clickThrough(page, 5, decisions + 1);
}

/** At a table with days per turn: whoever is asked, and whoever waits for them. */
async function twoAt(wishes: Wishes, names: readonly [string, string]) {
  const both = [await visit({ url: server.url, ...wishes }), await visit({ url: server.url, ...wishes })] as const;
  const push = names.map((name) => endpoint.subscribe(name));
  for (const [index, { context }] of both.entries()) await givePushService(context, (push[index] as Push).body);
  const table = await seatThem(both, names, DAYS);
  const first = (await stateAt(both[0].page)) === "yours" ? 0 : 1;
  const [asked, waits] = first === 0 ? both : [both[1], both[0]];
  return { asked, waits, table, push: push[1 - first] as Push, askedName: names[first] as string };
}
type Push = ReturnType<PushEndpoint["subscribe"]>;

const turns = (push: Push): Reminder[] => push.messages().filter(({ kind }) => kind === "turn");

test("a game with browsers closed: a push names the table, what is asked and the deadline, and opens the table", async () => {
  const { asked, waits, table, push, askedName } = await twoAt({ offline: true }, ["Anna", "Ben"]);
  await act(waits.page, "remind-me");
  await waits.page.locator("[data-offer=on]").waitFor();
  await waits.open("reminders");
  await waits.page.locator("[data-push=on]").waitFor();
  await waits.page.locator("[data-action=delay-0]").check({ force: true });
  await waits.page.getByText("Saved.").waitFor();
  await act(waits.page, "test-channel");
  await waits.page.getByText("Sent to").waitFor();
  expect(push.messages()).toMatchObject([{ kind: "test", path: "#/reminders" }]);

  await waits.page.close();
  await endTurn(asked.page);
  await expect.poll(() => turns(push)).toHaveLength(1);
  const [message] = turns(push) as [Reminder];
  const worker = await deliver(waits.context, server.url, message);
  const [notification] = await shown(worker);
  expect(notification).toMatchObject({ title: "Glück Auf: it is your turn", lang: "en", renotify: true });
  const [question = "", ...rest] = notification?.body.split("\n") ?? [];
  expect(rest).toEqual([`With ${askedName}.`, expect.stringMatching(/^You have until \w+,? \d+ \w+/)]);

  const address = await clickNotification(worker);
  expect(address).toBe(`${server.url}#/table/${table}`);
  await expect.poll(() => shown(worker)).toEqual([]);
  const page = await waits.context.newPage();
  await page.goto(address ?? "");
  await untilAsked(page);
  expect(await page.locator("[data-prompt]").innerText()).toContain(question);
  await endTurn(page);

  // Answered at the table: no notification. Then the page is in the background, and the next question is notified.
  await endTurn(asked.page);
  await endTurn(page);
  const arrives = async (number: number) => {
    await page.goto(`${server.url}#/settings`);
    await endTurn(asked.page);
    await expect.poll(() => turns(push)).toHaveLength(number);
    await deliver(waits.context, server.url, turns(push)[number - 1] as Reminder);
  };
  await arrives(2);
  expect(await clickNotification(worker)).toBeUndefined();
  await page.waitForURL(address ?? "");
  await endTurn(page);

  // A notification disappears if its question was answered in another way.
  await arrives(3);
  await page.goto(address ?? "");
  await endTurn(page);
  await expect.poll(() => shown(worker)).toEqual([]);
  const ids = turns(push).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

test("a person who has declined reminders is not asked again", async () => {
  const { waits } = await twoAt({}, ["Carla", "Dirk"]);
  await act(waits.page, "not-now");
  await waits.page.locator("[data-offer]").waitFor({ state: "detached" });
  const settled = waits.page.waitForResponse((response) => response.url().endsWith("/api/server"));
  await waits.page.reload();
  await settled;
  await waits.page.locator("[data-play][data-state=others]").waitFor();
  expect(await waits.page.locator("[data-offer]").count()).toBe(0);
  await waits.open("settings");
  await act(waits.page, "open-reminders");
  await waits.page.locator("[data-reminders]").waitFor();
});

test("as an installed app it opens links in the open window, and says without a network what is missing", async () => {
  const visitor = await visit({ url: server.url, offline: true });
  const { page, open } = visitor;
  await open();
  const manifest = await page.evaluate(async () => (await fetch("./manifest.webmanifest")).json());
  expect(manifest).toMatchObject({
    handle_links: "preferred",
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await goOffline(visitor);
  await page.reload();
  await page.locator("[data-action=play-now]").first().waitFor();
  await open("reminders");
  await page.getByText("This device is offline. You can still play alone").waitFor();
});

test("mail: its owner confirms the address, a reminder opens the table, and a link in it stops the mails", async () => {
  const { asked, waits, table } = await twoAt({ language: "de" }, ["Emil", "Frida"]);
  const email = "emil.frida@example.org";
  const { page } = waits;
  await waits.open("reminders");
  await page.locator("[data-action=delay-0]").check({ force: true });
  await page.locator("input[type=email]").fill(email);
  await act(page, "send-link");
  await page.getByText("Noch nicht bestätigt").waitFor();
  const confirm = await linkIn(email, 1);

  // Opened on a device where nobody is signed in; a program that only opens links changes nothing.
  const reader = await visit({ url: server.url, language: "de", refused: true });
  await reader.page.goto(confirm);
  await reader.page.locator("[data-mail-link=confirm]").waitFor();
  await page.reload();
  await page.getByText("Noch nicht bestätigt").waitFor();
  await act(reader.page, "use-mail-link");
  await reader.page.getByText(`Ab jetzt gehen Erinnerungen an ${email}.`).waitFor();
  await reader.page.reload();
  await act(reader.page, "use-mail-link");
  await reader.page.getByText("Dieser Link wurde schon benutzt").waitFor();
  await reader.open("reminders");
  await reader.page.locator("[data-action=open-sign-in]").waitFor();
  await page.reload();
  await page.locator("[data-channels=mail] [data-channel=on]").waitFor();

  await page.close();
  await endTurn(asked.page);
  const links = await linksIn(email, 2);
  expect(links[0]).toBe(`${server.url}#/table/${table}`);
  const again = await waits.context.newPage();
  await again.goto(links[0] ?? "");
  expect((await untilAsked(again)).state).toBe("yours");

  await reader.page.goto(links[1] ?? "");
  await act(reader.page, "use-mail-link");
  await reader.page.getByText("An diese Adresse werden keine Erinnerungen mehr geschickt.").waitFor();
  await again.goto(`${server.url}#/reminders`);
  await again.locator("[data-reminders]").waitFor();
  expect(await again.locator("[data-channel]").count()).toBe(0);
});

/** The links in mail number `number` to a person. */
async function linksIn(address: string, number: number): Promise<string[]> {
  const to = () => mails.mails.filter((mail) => mail.to === address);
  await expect.poll(() => to().length).toBe(number);
  return readableText(to()[number - 1]?.raw ?? "").match(/http:\S+/g) ?? [];
}
const linkIn = async (address: string, number: number) => (await linksIn(address, number))[0] ?? "";

test("reminders change their language with the page, and quiet hours are stored", async () => {
  const { waits } = await twoAt({}, ["Gina", "Hans"]);
  const { page } = waits;
  await act(page, "open-settings");
  await act(page, "open-reminders");
  await page.locator("[data-push=off]").waitFor();
  await page.locator("details").evaluate((details) => details.setAttribute("open", ""));
  await page.locator("input[type=url]").fill(`${endpoint.origin}/hook`);
  await act(page, "add-webhook");
  await page.locator("[data-channels=webhook] [data-channel=on]").waitFor();
  await page.locator("[data-action=quiet]").check();
  await page.locator("[data-action=quiet-from]").selectOption("21");
  await page.getByText("Saved.").waitFor();
  const written = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith("/me/reminders"),
  );
  await act(page, "locale-de");
  expect(JSON.parse((await written).postData() ?? "")).toMatchObject({ language: "de", quiet: { from: 21, to: 8 } });
  await (await written).response();
  await page.reload();
  expect(await page.locator("[data-action=quiet-from]").inputValue()).toBe("21");
  expect(await page.locator("[data-zone]").innerText()).toContain(
    await page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone"),
  );
});

test.each([
  ["a laptop in English", { viewport: LAPTOP }],
  ["a phone in German", { viewport: PHONE, touch: true, language: "de" }],
] as const)("axe finds nothing on the pages about reminders on %s, by day and by night", async (_, wishes) => {
  const { waits } = await twoAt({ theme: "light", refused: true, ...wishes }, [`Ida ${wishes.viewport.width}`, "Jan"]);
  const { page, open } = waits;
  const found: Record<string, readonly string[]> = {};
  const look = async (name: string) => {
    found[name] = await violationsDayAndNight(page);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "light";
    });
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), name).toBeLessThanOrEqual(0);
  };
  await page.locator("[data-offer]").waitFor();
  await look("offer");
  await withEverything(waits, `ida.${wishes.viewport.width}@example.org`);
  await look("reminders");
  await open("reminders/confirm/AAAAAAAAAAAAAAAAAAAAAA");
  await look("confirm");
  await act(page, "use-mail-link");
  await page.locator(".refusal:visible").waitFor();
  await look("over");
  await open("reminders/stop/AAAA.AAAA");
  await look("stop");
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
});

/** The reminders page with all kinds of channels, one unconfirmed and one with a problem, and quiet hours. */
async function withEverything({ page, open }: Visit, email: string): Promise<void> {
  await open("reminders");
  await page.locator("[data-reminders] details").evaluate((details) => details.setAttribute("open", ""));
  await page.locator("input[type=url]").fill(`${endpoint.origin}/hook`);
  await act(page, "add-webhook");
  await page.locator("[data-channels=webhook] [data-channel]").waitFor();
  endpoint.answer = 400;
  await act(page, "test-channel");
  await page.locator("[data-problem=refused]").waitFor();
  endpoint.answer = 201;
  await page.locator("input[type=email]").fill(email);
  await act(page, "send-link");
  await page.locator("[data-channel=asked]").waitFor();
  await page.locator("[data-action=quiet]").check();
}
