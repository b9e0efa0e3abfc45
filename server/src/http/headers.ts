import type { FastifyInstance } from "fastify";
import { isForApi } from "./gate.ts";

/** Only our own files; images may also be made by the page itself; nobody may put the page into a frame. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

const HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

const A_YEAR = "max-age=31536000";

/** Headers of every answer; `address` is where people reach this server, if known. */
export function headersFor(address: string | undefined): Readonly<Record<string, string>> {
  return {
    ...HEADERS,
    "Content-Security-Policy": contentPolicy(address),
    ...(address?.startsWith("https:") && { "Strict-Transport-Security": A_YEAR }),
  };
}

export function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    // Personal data is not cached, unless a route says otherwise.
    if (isForApi(request)) reply.header("Cache-Control", "no-store");
  });
}

function contentPolicy(address: string | undefined): string {
  // Browsers of 2021 and before do not include our own WebSockets in 'self'.
  const sockets = address === undefined ? [] : [address.replace(/^http/, "ws")];
  const policy = { ...CONTENT, "connect-src": ["'self'", ...sockets] };
  return Object.entries(policy)
    .map(([kind, sources]) => [kind, ...sources].join(" "))
    .join("; ");
}
