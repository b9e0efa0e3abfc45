/** So much at once, and so much more every second. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #filled: number;
  #at = performance.now();

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#filled = size;
  }

  take(): boolean {
    const now = performance.now();
    this.#filled = Math.min(this.#size, this.#filled + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#filled < 1) return false;
    this.#filled--;
    return true;
  }
}
