import { type MailServer, readableText, startMailServer } from "@montan/server/testing/mail-server";
import { afterAll, beforeAll, expect } from "vitest";
import { violationsDayAndNight } from "./axe.ts";
import { LAPTOP, PHONE, test, type Visit, visitors, type Wishes } from "./browser.ts";
import { freeAddress, type OnlineServer, startServer } from "./online.ts";

let mails: MailServer;
let server: OnlineServer;
beforeAll(async () => {
  mails = await startMailServer();
  const address = await freeAddress();
  server = await startServer({
    MONTAN_ADDRESS: address,
    SMTP_URL: mails.url,
    MONTAN_MAIL_FROM: "montan@example.org",
  });
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
});

const visit = visitors();

/** A person whom the server knows only by a name. */
async function guest(name: string, wishes: Wishes = {}): Promise<Visit> {
  const visitor = await visit({ url: server.url, ...wishes });
  await visitor.open();
  await visitor.page.evaluate(
    (body) => fetch("./api/people", { method: "POST", body, headers: { "content-type": "application/json" } }),
    JSON.stringify({ name }),
  );
  await visitor.page.reload();
  await visitor.open("account");
  await visitor.page.locator("[data-account=guest]").waitFor();
  return visitor;
}

/** A device that stores passkeys, simulated by the browser's testing interface. */
async function giveAuthenticator({ context, page }: Visit): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const signedIn = ({ page }: Visit) => page.locator("[data-account=account]").waitFor();
/** Signing in or out reloads the page. */
async function change(visitor: Visit, action: string): Promise<void> {
  const loaded = visitor.page.waitForEvent("load");
  await act(visitor, action);
  await loaded;
}

const act = ({ page }: Visit, action: string) => page.locator(`[data-action=${action}]`).first().click();

test("a guest keeps the account by a passkey, signs out, and signs in by it again", async () => {
  const anna = await guest("Anna");
  await giveAuthenticator(anna);
  await act(anna, "add-passkey");
  await signedIn(anna);
  expect(await anna.page.locator("[data-action=remove-passkey]").count()).toBe(1);
  await change(anna, "sign-out");
  await anna.page.locator("[data-action=play-now]").first().waitFor();
  await anna.open("sign-in");
  await change(anna, "sign-in-passkey");
  await anna.open("account");
  await signedIn(anna);
  expect(await anna.page.locator("input[autocomplete=nickname]").inputValue()).toBe("Anna");
});

test("a recovery key is shown once, opens the account elsewhere, and the device found there can be signed out", async () => {
  const berta = await guest("Berta");
  await act(berta, "make-key");
  const key = await berta.page.locator("[data-secret] input").inputValue();
  expect(key.replaceAll("-", "")).toMatch(/^[0-9A-Z]{26}$/);
  await act(berta, "secret-saved");
  await signedIn(berta);
  await berta.page.reload();
  await signedIn(berta);
  expect(await berta.page.content()).not.toContain(key);

  const phone = await visit({ url: server.url, viewport: PHONE, touch: true, language: "de", refused: true });
  await phone.open("sign-in");
  await phone.page.locator("input[autocomplete=off]").fill("not the key");
  await act(phone, "sign-in-key");
  await phone.page.getByText("Zu diesem Schlüssel gibt es kein Konto").waitFor();
  await phone.page.locator("input[autocomplete=off]").fill(key.toLowerCase().replaceAll("-", " "));
  await change(phone, "sign-in-key");
  await phone.open("account");
  await signedIn(phone);

  await berta.page.reload();
  await berta.page.locator("[data-devices='2']").waitFor();
  await act(berta, "sign-out-device");
  await berta.page.locator("[data-devices='1']").waitFor();
  await phone.page.reload();
  await phone.page.locator("[data-action=sign-in-key]").waitFor();
});

test("a person's page settings follow the account to another device", async () => {
  const cora = await guest("Cora");
  const kept = cora.page.waitForRequest(
    (request) => request.method() === "PUT" && (request.postData() ?? "").includes('"theme":"dark"'),
  );
  await act(cora, "toggle-theme");
  await (await kept).response();
  await act(cora, "make-key");
  const key = await cora.page.locator("[data-secret] input").inputValue();

  const other = await visit({ url: server.url, language: "de" });
  await other.open("sign-in");
  await other.page.locator("input[autocomplete=off]").fill(key);
  await change(other, "sign-in-key");
  await other.page.locator("html[data-theme=dark][lang=en]").waitFor({ state: "attached" });
});

test("an e-mail address is confirmed by its link, and signs in elsewhere by another, each once", async () => {
  const dora = await guest("Dora");
  await dora.page.locator("input[type=email]").fill("dora@example.org");
  await act(dora, "send-link");
  const confirm = await linkTo("dora@example.org", 1);
  await dora.page.goto(confirm);
  await change(dora, "use-link");
  await signedIn(dora);

  const other = await visit({ url: server.url, refused: true });
  await other.open("sign-in");
  await other.page.locator("input[type=email]").fill("dora@example.org");
  await act(other, "send-link");
  const link = await linkTo("dora@example.org", 2);
  await other.page.goto(link);
  await change(other, "use-link");
  await signedIn(other);
  await other.page.goto(link);
  await act(other, "use-link");
  await other.page.getByText("This link has been used").waitFor();
});

/** The link in mail number `number` to a person. */
async function linkTo(address: string, number: number): Promise<string> {
  const to = () => mails.mails.filter((mail) => mail.to === address);
  await expect.poll(() => to().length).toBe(number);
  const [link = ""] = /http:\S+/.exec(readableText(to()[number - 1]?.raw ?? "")) ?? [];
  return link;
}

test.each([
  { language: "en", wide: true },
  { language: "de", wide: false },
] as const)("axe finds nothing on the pages about one's account, $language", async ({ language, wide }) => {
  const visitor = await guest(`Eva ${language}`, { language, viewport: wide ? LAPTOP : PHONE });
  await act(visitor, "delete-account");
  await visitor.page.locator("details").evaluateAll((all) => {
    for (const one of all) (one as unknown as { open: boolean }).open = true;
  });
  expect(await violationsDayAndNight(visitor.page)).toEqual([]);
  await visitor.open("sign-in");
  expect(await violationsDayAndNight(visitor.page)).toEqual([]);
  const sideways = await visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth");
  expect(sideways).toBeLessThanOrEqual(0);
});
