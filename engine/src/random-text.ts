const BYTES = 16;

/**
 * 128 random bits in hexadecimal: a seed that nobody can guess, an id that no other game has. `fill` fills an array
 * with random bytes, as `crypto.getRandomValues` does; the kernel has no source of randomness itself.
 */
export function randomText(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const bytes = new Uint8Array(BYTES);
  fill(bytes);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
