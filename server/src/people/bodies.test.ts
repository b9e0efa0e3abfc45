import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PeopleServer, startPeopleServer } from "../testing/people-server.ts";
import { type Fields, spoiled } from "../testing/spoiled.ts";
import type { Visitor } from "../testing/visitor.ts";

let server: PeopleServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startPeopleServer({ mailServer: "smtp://127.0.0.1:1" });
  visitor = await server.guest("Anna");
});
afterAll(() => server.stop());

const credential = { id: "AA", rawId: "AA", type: "public-key", clientExtensionResults: {} };

/** One valid body for every route that takes one, with all required fields. */
const BODIES: Readonly<Record<string, Fields>> = {
  "POST /api/people": { name: "Anna" },
  "PATCH /api/me": { name: "Anna" },
  "POST /api/me/bots": { name: "Anna" },
  "POST /api/me/blocks": { person: "someone" },
  "POST /api/reports": { person: "someone", table: "sometable", text: "rude" },
  "POST /api/sessions/recovery-key": { key: "A" },
  "POST /api/me/email": { email: "a@example.org", language: "en" },
  "POST /api/sessions/email": { email: "a@example.org", language: "en" },
  "POST /api/email-links": { token: "A".repeat(22) },
  "POST /api/me/passkeys": { ...credential, response: { clientDataJSON: "AA", attestationObject: "AA" } },
  "POST /api/sessions/passkey": {
    ...credential,
    response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
  },
};

describe.each(Object.entries(BODIES))("%s", (route, body) => {
  const [method = "", path = ""] = route.split(" ");

  it("accepts a valid body as far as its own rules", async () => {
    const { body: answer } = await visitor.ask<{ code?: string }>(method, path, body);
    expect(answer.code).not.toBe("malformed");
  });

  it("refuses a body that is malformed in any field", async () => {
    for (const wrong of [null, 1, "a", [], [body], {}, ...spoiled(body)]) {
      const { status, body: answer } = await visitor.ask(method, path, wrong);
      expect({ status, answer }, JSON.stringify(wrong).slice(0, 200)).toEqual({
        status: 400,
        answer: { code: "malformed", params: expect.any(Object) },
      });
    }
  });
});

it("a path with an invalid id is refused like any other", async () => {
  for (const id of ["nothing", "%00", "a".repeat(1_401), "'%20OR%201=1"])
    for (const [method, path] of [
      ["DELETE", `/api/me/sessions/${id}`],
      ["DELETE", `/api/me/passkeys/${id}`],
      ["DELETE", `/api/me/bots/${id}`],
      ["DELETE", `/api/me/blocks/${id === "nothing" ? "%00" : id}`],
      ["POST", `/api/me/bots/${id}/token`],
    ] as const)
      expect([400, 404, 414]).toContain((await visitor.ask(method, path)).status);
});
