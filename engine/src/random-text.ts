const BYTES = 16;

/**
 * 128 bits of chance in hexadecimal: a seed that nobody finds by trying, an id that no other game has. `fill` puts
 * random bytes into an array, as `crypto.getRandomValues` does; the kernel has no chance of its own.
 */
export function randomText(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const bytes = new Uint8Array(BYTES);
  fill(bytes);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
