import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type PushBody, type Reminder, reminderSchema } from "@montan/protocol";

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser's side of push: where messages arrive, and the keys that decrypt them. */
export interface PushEndpoint {
  readonly origin: string;
  readonly requests: readonly Pushed[];
  /** How it answers from now on; "nothing": the connection stays open without an answer. */
  answer: number | "nothing";
  /** A browser subscribes; its name is part of its address. */
  subscribe(name: string): Subscription;
  stop(): Promise<void>;
}

interface Subscription {
  readonly body: PushBody;
  /** Messages that have arrived for it, decrypted. */
  messages(): Reminder[];
}

/** As a push service it checks who sends (VAPID); as a browser it decrypts (RFC 8291). */
export async function startPushEndpoint(): Promise<PushEndpoint> {
  const requests: Pushed[] = [];
  const endpoint = { answer: 201 as number | "nothing" };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      requests.push({ path: request.url ?? "", headers: request.headers, body });
      if (endpoint.answer === "nothing") return;
      response.writeHead(endpoint.answer, { Location: `${origin}/elsewhere` }).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(endpoint, {
    origin,
    requests,
    subscribe(name: string): Subscription {
      const keys = createECDH("prime256v1");
      const p256dh = keys.generateKeys().toString("base64url");
      const auth = randomBytes(16);
      const path = `/push/${encodeURIComponent(name)}`;
      return {
        body: { endpoint: origin + path, keys: { p256dh, auth: auth.toString("base64url") } },
        messages: () =>
          requests
            .filter((request) => request.path === path)
            .map(({ headers, body }) => {
              checkSender(headers.authorization ?? "", origin);
              const text = opened(body, keys, auth).toString("utf8");
              return reminderSchema.parse(JSON.parse(text));
            }),
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

/** `vapid t=<JWT>, k=<key>` (RFC 8292): throws unless the key has signed that it sends to us now. */
function checkSender(authorization: string, origin: string): void {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
  const isNow = typeof exp === "number" && exp > Date.now() / 1_000 && exp < Date.now() / 1_000 + 86_400;
  if (!isSigned || aud !== origin || !isNow || typeof sub !== "string") throw new Error("nobody we know sends this");
}

/** One record of aes128gcm (RFC 8188) with the keys of RFC 8291. */
function opened(message: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = message.subarray(0, 16);
  const senderLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + senderLength);
  const sealed = message.subarray(21 + senderLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}
