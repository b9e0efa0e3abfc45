/** How long a bot may think: a number of simulated games (the same answer for the same seed) or a time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** Keeps track of a budget, and of an abort. */
export class Allowance {
  readonly #limit: number;
  readonly #timed: boolean;
  readonly #started = performance.now();
  readonly #signal: AbortSignal | undefined;
  #iterations = 0;

  constructor(budget: Budget, signal?: AbortSignal) {
    this.#timed = "milliseconds" in budget;
    this.#limit = "milliseconds" in budget ? budget.milliseconds : budget.iterations;
    this.#signal = signal;
  }

  spend(): void {
    this.#iterations++;
  }

  get iterations(): number {
    return this.#iterations;
  }

  /** How much of it is used up, from 0 to 1. */
  get used(): number {
    if (this.#signal?.aborted) return 1;
    const used = this.#timed ? performance.now() - this.#started : this.#iterations;
    return Math.min(1, used / this.#limit);
  }

  get isSpent(): boolean {
    return this.used >= 1;
  }

  /** The time is up or the search was aborted: what is under way is to be cut short. */
  get isOverdue(): boolean {
    return this.#signal?.aborted === true || (this.#timed && this.isSpent);
  }
}
