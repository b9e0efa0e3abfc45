import { createHash, randomBytes } from "node:crypto";

/** 128 bits, fit for an address. */
export function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** What is stored of a secret: it is looked up by this, so that comparing tells nothing about it. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
