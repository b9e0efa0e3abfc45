import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret that nobody guesses, as text for cookies, headers and links; 16 bytes are 128 bits. */
export function newSecret(bytes = 16): string {
  return randomBytes(bytes).toString("base64url");
}

/** What is stored of a secret. One round will do: there is no trying out 128 random bits. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Takes the same time however much of the two agrees. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(createHash("sha256").update(one).digest(), createHash("sha256").update(other).digest());
}
