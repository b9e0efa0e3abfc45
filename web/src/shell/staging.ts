import { signal } from "@preact/signals";
import type { Act } from "../playable.ts";

/** Shows what one decision caused, act by act, at reading speed; nobody is asked meanwhile. */
export class Staging {
  /** The act that is shown; undefined: the table as it is. */
  readonly act = signal<Act | undefined>(undefined);
  #acts: readonly Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: (() => void)[] = [];

  /** `pace`: milliseconds for which an act is shown. With fewer than two acts nothing is staged. */
  begin(acts: readonly Act[], pace: (act: Act) => number): void {
    this.skip();
    if (acts.length < 2) return;
    this.#acts = acts;
    this.#show(0, pace);
  }

  /** Skips to the end. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#acts = [];
    this.act.value = undefined;
    for (const tell of this.#over.splice(0)) tell();
  }

  /** Resolves when no act is shown any more. */
  over(): Promise<void> {
    if (this.act.peek() === undefined) return Promise.resolve();
    return new Promise((resolve) => this.#over.push(resolve));
  }

  #show(index: number, pace: (act: Act) => number): void {
    const act = this.#acts[index];
    if (act === undefined) return this.skip();
    this.act.value = act;
    this.#timer = setTimeout(() => this.#show(index + 1, pace), pace(act));
  }
}
