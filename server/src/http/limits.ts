/** A bucket holds `size` tokens and gains `perSecond`; a call takes one, or is refused when there is none. */
export interface Allowance {
  readonly size: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** How many buckets are kept before full ones, which hold no information, are dropped. */
const MOST_BUCKETS = 100_000;

/** One bucket per key. In memory: each node counts for itself. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, now: () => number = () => performance.now(), most = MOST_BUCKETS) {
    this.#allowance = allowance;
    this.#now = now;
    this.#most = most;
  }

  /** Seconds until the next call would be accepted; 0: this one is. */
  take(key: string, tokens = 1): number {
    const { size, perSecond } = this.#allowance;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? this.#add(key, now);
    bucket.tokens = Math.min(size, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond);
    bucket.filledAt = now;
    if (bucket.tokens < tokens) return Math.max(1, Math.ceil((tokens - bucket.tokens) / perSecond));
    bucket.tokens -= tokens;
    return 0;
  }

  get count(): number {
    return this.#buckets.size;
  }

  #add(key: string, now: number): Bucket {
    if (this.#buckets.size >= this.#most) this.#makeRoom(now);
    const bucket = { tokens: this.#allowance.size, filledAt: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #makeRoom(now: number): void {
    const { size, perSecond } = this.#allowance;
    for (const [key, { tokens, filledAt }] of this.#buckets)
      if (tokens + ((now - filledAt) / 1000) * perSecond >= size) this.#buckets.delete(key);
    // More addresses call than we keep: the oldest are dropped, so that memory stays bounded.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < this.#most) break;
      this.#buckets.delete(key);
    }
  }
}
