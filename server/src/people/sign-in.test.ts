import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Authenticator } from "../testing/authenticator.ts";
import { type MailServer, readableText, startMailServer } from "../testing/mail-server.ts";
import { type PeopleServer, startPeopleServer } from "../testing/people-server.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { Visitor } from "../testing/visitor.ts";

let postgres: TestPostgres;
let mail: MailServer;
beforeAll(async () => {
  [postgres, mail] = await Promise.all([startPostgres(), startMailServer()]);
});
afterAll(() => Promise.all([postgres.stop(), mail.stop()]));

const DATABASES = {
  SQLite: async () => undefined,
  PostgreSQL: () => postgres.fresh(),
} as const;

const creation = async (visitor: Visitor) =>
  (await visitor.post<PublicKeyCredentialCreationOptionsJSON>("/api/me/passkeys/options")).body;
const request = async (visitor: Visitor) =>
  (await visitor.post<PublicKeyCredentialRequestOptionsJSON>("/api/sessions/passkey/options")).body;

describe.each(Object.entries(DATABASES))("keeping an identity in %s", (_, url) => {
  let server: PeopleServer;
  beforeAll(async () => {
    server = await startPeopleServer({ url: await url(), mailServer: mail.url });
  });
  afterAll(() => server.stop());

  /** The token in the link of the next mail. */
  async function nextToken(count: number): Promise<string> {
    await expect.poll(() => mail.mails.length).toBe(count + 1);
    const text = readableText(mail.mails.at(-1)?.raw ?? "");
    return /\/#\/email-link\/([\w-]{22})\b/.exec(text)?.[1] ?? "";
  }

  describe("with a recovery key", () => {
    it("works in any other browser, however it is typed", async () => {
      const visitor = await server.guest("Anna");
      const { key } = (await visitor.post<{ key: string }>("/api/me/recovery-key")).body;
      expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{2}$/);
      for (const typed of [
        key,
        key.toLowerCase().replaceAll("-", " "),
        key.replaceAll("0", "O").replaceAll("1", "l"),
      ]) {
        const other = server.visitor();
        const { status, body } = await other.post("/api/sessions/recovery-key", { key: typed });
        expect([status, body]).toEqual([200, { person: { id: visitor.id, name: "Anna", kind: "account" } }]);
        expect(other.cookie).not.toBe(visitor.cookie);
      }
    });

    it("a new one replaces the old one; a wrong one is refused", async () => {
      const visitor = await server.guest("Berta");
      const first = (await visitor.post("/api/me/recovery-key")).body;
      const second = (await visitor.post("/api/me/recovery-key")).body;
      const refused = { status: 403, body: { code: "unknown-key" } };
      const signIn = (body: unknown) => server.visitor().post("/api/sessions/recovery-key", body);
      expect(await signIn({ key: first.key })).toMatchObject(refused);
      expect(await signIn({ key: "A".repeat(26) })).toMatchObject(refused);
      expect((await signIn({ key: second.key })).status).toBe(200);
    });

    it("signing in ends the session the browser had before", async () => {
      const account = await server.guest("Carla");
      const { body } = await account.post("/api/me/recovery-key");
      const browser = await server.guest("Carla");
      const before = browser.cookie;
      await browser.post("/api/sessions/recovery-key", { key: body.key });
      expect((await browser.get("/api/me")).body).toMatchObject({ person: { id: account.id } });
      browser.cookie = before;
      expect((await browser.get("/api/me")).status).toBe(401);
    });
  });

  describe("with a passkey", () => {
    it("a guest becomes an account, and signs in by it elsewhere", async () => {
      const visitor = await server.guest("Dora");
      const authenticator = new Authenticator(server.origin);
      const options = await creation(visitor);
      expect(options.rp).toEqual({ name: "Montan", id: "localhost" });
      const made = await visitor.post("/api/me/passkeys", authenticator.create(options));
      expect(made).toMatchObject({ status: 200, body: { person: { id: visitor.id, kind: "account" } } });
      const other = server.visitor();
      const signedIn = await other.post("/api/sessions/passkey", authenticator.get(await request(other)));
      expect(signedIn).toMatchObject({ status: 200, body: { person: { id: visitor.id, name: "Dora" } } });
      expect((await other.get("/api/me")).body).toMatchObject({ passkeys: [{ device: "" }] });
    });

    it("an answer counts once, and only for its own challenge", async () => {
      const visitor = await server.guest("Elsa");
      const authenticator = new Authenticator(server.origin);
      const options = await creation(visitor);
      const stranger = await server.guest("Eve");
      const refused = { status: 403, body: { code: "unknown-passkey" } };
      expect(await stranger.post("/api/me/passkeys", authenticator.create(options))).toMatchObject(refused);
      expect((await visitor.post("/api/me/passkeys", authenticator.create(options))).status).toBe(200);
      expect(await visitor.post("/api/me/passkeys", authenticator.create(options))).toMatchObject(refused);
      const answer = authenticator.get(await request(visitor));
      expect((await server.visitor().post("/api/sessions/passkey", answer)).status).toBe(200);
      expect(await server.visitor().post("/api/sessions/passkey", answer)).toMatchObject(refused);
    });

    it("a foreign origin, a foreign key and an invented challenge are refused", async () => {
      const visitor = await server.guest("Frieda");
      const authenticator = new Authenticator(server.origin);
      await visitor.post("/api/me/passkeys", authenticator.create(await creation(visitor)));
      const refused = { status: 403, body: { code: "unknown-passkey" } };
      const signIn = (body: unknown) => server.visitor().post("/api/sessions/passkey", body);
      const phishing = new Authenticator("http://localhost:1");
      expect(await visitor.post("/api/me/passkeys", phishing.create(await creation(visitor)))).toMatchObject(refused);
      expect(await signIn(phishing.get(await request(visitor)))).toMatchObject(refused);
      const forged = { ...phishing.get(await request(visitor)), id: authenticator.id.toString("base64url") };
      expect(await signIn({ ...forged, rawId: forged.id })).toMatchObject(refused);
      const madeUp = { ...(await request(visitor)), challenge: "A".repeat(43) };
      expect(await signIn(authenticator.get(madeUp))).toMatchObject(refused);
    });

    it("can be removed, but not the last way to sign in", async () => {
      const visitor = await server.guest("Gerda");
      const authenticator = new Authenticator(server.origin);
      await visitor.post("/api/me/passkeys", authenticator.create(await creation(visitor)));
      const path = `/api/me/passkeys/${authenticator.id.toString("base64url")}`;
      expect(await visitor.delete(path)).toMatchObject({ status: 409, body: { code: "last-proof" } });
      expect((await (await server.guest("Eve")).delete(path)).status).toBe(404);
      await visitor.post("/api/me/recovery-key");
      expect((await visitor.delete(path)).status).toBe(200);
      const signIn = await visitor.post("/api/sessions/passkey", authenticator.get(await request(visitor)));
      expect(signIn.status).toBe(403);
    });

    it("of two that are removed at once one stays", async () => {
      const visitor = await server.guest("Gerhild");
      const authenticators = [new Authenticator(server.origin), new Authenticator(server.origin)];
      for (const authenticator of authenticators)
        await visitor.post("/api/me/passkeys", authenticator.create(await creation(visitor)));
      const paths = authenticators.map(({ id }) => `/api/me/passkeys/${id.toString("base64url")}`);
      const answers = await Promise.all(paths.map((path) => visitor.delete(path)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    });
  });

  describe("by e-mail", () => {
    async function withEmail(name: string, email: string): Promise<Visitor & { id: string }> {
      const visitor = await server.guest(name);
      const count = mail.mails.length;
      expect((await visitor.post("/api/me/email", { email, language: "de" })).status).toBe(200);
      const added = await visitor.post("/api/email-links", { token: await nextToken(count) });
      expect(added).toMatchObject({ status: 200, body: { person: { name, kind: "account" } } });
      return visitor;
    }

    it("a link leads to a page that sends the token, which counts once", async () => {
      const visitor = await withEmail("Hilde", "Hilde@Example.org");
      expect((await visitor.get("/api/me")).body).toMatchObject({ email: "hilde@example.org" });
      const { to, raw } = mail.mails.at(-1) ?? { to: "", raw: "" };
      expect(to).toBe("hilde@example.org");
      expect(raw).toMatch(/^Content-Type: text\/plain/m);
      expect(readableText(raw)).toContain("Öffne diesen Link");

      const count = mail.mails.length;
      const other = server.visitor();
      await other.post("/api/sessions/email", { email: "hilde@example.org", language: "en" });
      const token = await nextToken(count);
      expect((await fetch(`${server.origin}/#/email-link/${token}`)).status).toBe(200);
      expect(await other.post("/api/email-links", { token })).toMatchObject({ body: { person: { id: visitor.id } } });
      expect(await server.visitor().post("/api/email-links", { token })).toMatchObject({
        status: 403,
        body: { code: "link-over" },
      });
    });

    it("the caller does not learn whether an address is known, and strangers get no mail", async () => {
      await withEmail("Ilse", "ilse@example.org");
      const count = mail.mails.length;
      const ask = (email: string) => server.visitor().post("/api/sessions/email", { email, language: "en" });
      const [unknown, known] = [await ask("nobody@example.org"), await ask("ilse@example.org")];
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      await nextToken(count);
      expect(mail.mails.at(-1)?.to).toBe("ilse@example.org");
    });

    it("an address is added only where its owner is signed in, and belongs to one person", async () => {
      await withEmail("Jutta", "jutta@example.org");
      const visitor = await server.guest("Karl");
      const count = mail.mails.length;
      await visitor.post("/api/me/email", { email: "jutta@example.org", language: "en" });
      const token = await nextToken(count);
      const refused = async (who: Visitor) => (await who.post("/api/email-links", { token })).body.code;
      expect(await refused(server.visitor())).toBe("sign-in");
      expect(await refused(await server.guest("Eve"))).toBe("link-of-another");
      expect(await refused(visitor)).toBe("email-taken");
    });

    it("an address can be removed, and with it pending links", async () => {
      const visitor = await withEmail("Lotte", "lotte@example.org");
      expect((await visitor.delete("/api/me/email")).body).toMatchObject({ code: "last-proof" });
      await visitor.post("/api/me/recovery-key");
      const count = mail.mails.length;
      await server.visitor().post("/api/sessions/email", { email: "lotte@example.org", language: "en" });
      const token = await nextToken(count);
      expect((await visitor.delete("/api/me/email")).status).toBe(200);
      expect((await server.visitor().post("/api/email-links", { token })).body).toMatchObject({ code: "link-over" });
    });

    it("an address cannot smuggle headers into a mail", async () => {
      const visitor = await server.guest("Marta");
      for (const email of ["a@example.org\r\nBcc: b@example.org", "a@example.org, b@example.org", "<a@example.org>"])
        expect(await visitor.post("/api/me/email", { email, language: "en" })).toMatchObject({
          status: 400,
          body: { code: "malformed", params: { at: "email" } },
        });
    });
  });
});

describe("limits and missing configuration", () => {
  it("no more than a few mails to one address, whoever asks", async () => {
    const allowances = { mailsToOne: { size: 2, perSecond: 0.1 } };
    const server = await startPeopleServer({ mailServer: mail.url, allowances });
    const statuses = [];
    for (const email of ["a@example.org", "A@example.org", "a@example.org", "b@example.org"])
      statuses.push((await server.visitor().post("/api/sessions/email", { email, language: "en" })).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    await server.stop();
  });

  it("says which ways there are, and refuses the others", async () => {
    const server = await startPeopleServer({});
    const visitor = await server.guest("Anna");
    expect((await visitor.get("/api/server")).body).toMatchObject({ passkeys: true, mail: false });
    const body = { email: "anna@example.org", language: "en" };
    expect(await visitor.post("/api/me/email", body)).toMatchObject({ status: 409, body: { code: "no-mail-here" } });
    const byNumber = new Visitor(server.origin.replace("localhost", "127.0.0.1"), visitor.cookie);
    expect((await byNumber.get("/api/server")).body).toMatchObject({ passkeys: false });
    expect((await byNumber.post("/api/me/passkeys/options")).body).toMatchObject({ code: "no-passkeys-here" });
    await server.stop();
  });

  it("a mail that cannot be sent is an error for a person adding an address, and not for one signing in", async () => {
    const server = await startPeopleServer({ mailServer: "smtp://127.0.0.1:1" });
    const visitor = await server.guest("Anna");
    const body = { email: "anna@example.org", language: "en" };
    expect(await visitor.post("/api/me/email", body)).toMatchObject({ status: 502, body: { code: "mail-not-sent" } });
    expect((await visitor.post("/api/sessions/email", body)).status).toBe(200);
    await server.stop();
  });
});

describe("at the address that is set", () => {
  const address = "https://montan.example.org";

  it("cookies are for https, passkeys for its name, and links lead there", async () => {
    const server = await startPeopleServer({ address, mailServer: mail.url });
    const visitor = server.visitor();
    const { headers } = await visitor.post("/api/people", { name: "Anna" });
    expect(headers.get("set-cookie")).toMatch(/; Secure;/);
    const options = await creation(visitor);
    expect(options.rp.id).toBe("montan.example.org");
    const made = await visitor.post("/api/me/passkeys", new Authenticator(address).create(options));
    expect(made.status).toBe(200);
    const count = mail.mails.length;
    await visitor.post("/api/me/email", { email: "anna@example.org", language: "en" });
    await expect.poll(() => mail.mails.length).toBe(count + 1);
    expect(readableText(mail.mails.at(-1)?.raw ?? "")).toMatch(
      /https:\/\/montan\.example\.org\/#\/email-link\/[\w-]{22}\s/,
    );
    await server.stop();
  });
});

it("no secret and no name goes into the log, not even at the finest level", async () => {
  let logged = "";
  const server = await startPeopleServer({ mailServer: mail.url, heard: (line) => (logged += line) });
  const visitor = await server.guest("Xanthippe");
  const { key } = (await visitor.post<{ key: string }>("/api/me/recovery-key")).body;
  await server.visitor().post("/api/sessions/recovery-key", { key });
  await server.visitor().post("/api/sessions/recovery-key", { key: `${key}X` });
  const { token } = (await visitor.post<{ token: string }>("/api/me/bots", { name: "Xanthippes Bot" })).body;
  await visitor.ask("GET", "/api/me", undefined, { Authorization: `Bearer ${token}` });
  await visitor.post("/api/me/email", { email: "xanthippe@example.org", language: "en" });
  const link = /email-link\/([\w-]+)/.exec(readableText(mail.mails.at(-1)?.raw ?? ""))?.[1] ?? "";
  await visitor.post("/api/email-links", { token: link });
  await server.database.close();
  await visitor.get("/api/me");
  await server.stop();
  expect(logged.split("\n").length).toBeGreaterThan(8);
  for (const secret of [visitor.cookie?.split("=")[1] ?? "", key, token, link, visitor.id, "anthippe"]) {
    expect(secret).not.toBe("");
    expect(logged).not.toContain(secret);
  }
});
