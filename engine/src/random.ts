/** The only source of randomness. Rules take it from the state; tests and bots seed their own. */
export interface Random {
  /** A whole number from 0 to n − 1, all equally likely. */
  below(n: number): number;
  shuffle<T>(items: readonly T[]): T[];
}

/** The state of a generator: part of a game's state, never part of a view. */
export type RandomState = readonly [number, number, number, number];

const TWO_TO_32 = 0x1_0000_0000;
const WARM_UP = 15;

/** Chris Doty-Humphrey's sfc32 (PractRand). Its output must never change: every recorded game depends on it. */
export class Sfc32 implements Random {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  constructor(state: RandomState) {
    this.#a = state[0] | 0;
    this.#b = state[1] | 0;
    this.#c = state[2] | 0;
    this.#counter = state[3] | 0;
  }

  get state(): RandomState {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#counter >>> 0];
  }

  /** 32 random bits as a number from 0 to 2³² − 1. */
  next(): number {
    // Signed 32-bit throughout: the same bits, in numbers that V8 does not allocate on the heap.
    const out = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + out) | 0;
    return out >>> 0;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > TWO_TO_32) throw new RangeError(`below(${n}): not a count`);
    let draw = this.next();
    if (draw > TWO_TO_32 - n) {
      // Draws at or above the last whole multiple of n would favour small numbers: draw again.
      const limit = TWO_TO_32 - (TWO_TO_32 % n);
      while (draw >= limit) draw = this.next();
    }
    return draw % n;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = items.slice();
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const swapped = shuffled[i] as T;
      shuffled[i] = shuffled[j] as T;
      shuffled[j] = swapped;
    }
    return shuffled;
  }
}

/**
 * A generator from a seed text: four FNV-1a hashes with different keys, then warm-up rounds so that similar seeds
 * diverge.
 */
export function randomFrom(seed: string): Sfc32 {
  const lanes = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    for (let lane = 0; lane < 4; lane++) {
      lanes[lane] = Math.imul(((lanes[lane] as number) ^ unit ^ (i << (8 * lane))) >>> 0, 0x01000193) >>> 0;
    }
  }
  const [a, b, c, d] = lanes as [number, number, number, number];
  const generator = new Sfc32([a, b, c, (d ^ seed.length) >>> 0]);
  for (let i = 0; i < WARM_UP; i++) generator.next();
  return generator;
}
