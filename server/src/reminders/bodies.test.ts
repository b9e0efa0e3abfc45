import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPushEndpoint } from "../testing/push-endpoint.ts";
import { type Guest, type ReminderServer, startReminderServer } from "../testing/reminder-server.ts";
import { type Fields, spoiled } from "../testing/spoiled.ts";

let server: ReminderServer;
let guest: Guest;
let push: Fields;
beforeAll(async () => {
  // Nothing listens there, so no mail is sent.
  server = await startReminderServer({ mailServer: "smtp://127.0.0.1:1", refusesPrivate: true });
  guest = await server.guest("Anna");
  const endpoint = await startPushEndpoint();
  const { keys } = endpoint.subscribe("Anna").body;
  push = { endpoint: "https://push.example.org/1", keys };
  await endpoint.stop();
});
afterAll(() => server.stop());

const BODIES: Readonly<Record<string, () => Fields>> = {
  "PUT /api/me/reminders": () => ({ delay: 15, zone: "Europe/Berlin", language: "de" }),
  "POST /api/me/reminders/push": () => push,
  "POST /api/me/reminders/webhook": () => ({ url: "https://hook.example.org/1" }),
  "POST /api/me/reminders/mail": () => ({ email: "anna@example.org" }),
  "POST /api/reminder-mails": () => ({ token: "A".repeat(22) }),
};

describe.each(Object.entries(BODIES))("%s", (route, body) => {
  const [method = "", path = ""] = route.split(" ");

  it("accepts a valid body as far as its own rules, and no malformed one", async () => {
    expect((await guest.ask<{ code?: string }>(method, path, body())).body.code).not.toBe("malformed");
    for (const wrong of [null, 1, "a", [], [body()], {}, ...spoiled(body(), ["keys"])]) {
      const { status, body: answer } = await guest.ask(method, path, wrong);
      expect({ status, answer }, JSON.stringify(wrong).slice(0, 200)).toEqual({
        status: 400,
        answer: { code: "malformed", params: expect.any(Object) },
      });
    }
  });

  it("needs a signed-in person, except for links from mails", async () => {
    const { status } = await server.stranger().ask(method, path, body());
    expect(status).toBe(path === "/api/reminder-mails" ? 403 : 401);
  });
});

it.each(["http://127.0.0.1/", "http://[::1]:3000/", "http://169.254.169.254/latest", "https://a:b@example.org/"])(
  "%s is no target",
  async (url) => {
    expect(await guest.post("/api/me/reminders/webhook", { url })).toMatchObject({
      status: 409,
      body: { code: "private-target" },
    });
    const target = { ...push, endpoint: url };
    expect((await guest.post("/api/me/reminders/push", target)).status).toBe(409);
  },
);

it("a push service without encryption is refused", async () => {
  const target = { ...push, endpoint: "http://push.example.org/1" };
  expect((await guest.post("/api/me/reminders/push", target)).body).toMatchObject({ code: "private-target" });
});

it("a name that resolves to this machine gets nothing", async () => {
  const url = "http://localhost:9/hook";
  const { id } = (await guest.post<{ id: string }>("/api/me/reminders/webhook", { url })).body;
  expect(await guest.post(`/api/me/reminders/channels/${id}/test`)).toMatchObject({
    status: 502,
    body: { code: "not-delivered", params: { problem: "private-target" } },
  });
});
