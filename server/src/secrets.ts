import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret that nobody can guess, as text for cookies, headers and links; 16 bytes are 128 bits. */
export function newSecret(bytes = 16): string {
  return randomBytes(bytes).toString("base64url");
}

/** What is stored of a secret. One round of hashing is enough: 128 random bits cannot be tried out. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Takes the same time however many characters agree. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(createHash("sha256").update(one).digest(), createHash("sha256").update(other).digest());
}
