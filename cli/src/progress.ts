import type { Output, Terminal } from "./terminal.ts";

const WIDTH = 30;
const EVERY_MS = 100;

/** A progress bar on standard error, drawn only in a terminal and removed when the work is done. */
export class Progress {
  readonly #stream: Output;
  readonly #total: number;
  #drawn = 0;

  constructor({ err }: Terminal, total: number) {
    this.#stream = err;
    this.#total = total;
  }

  at(done: number): void {
    const now = Date.now();
    if (this.#stream.isTTY !== true || now - this.#drawn < EVERY_MS) return;
    this.#drawn = now;
    this.#stream.write(`\r${barText(done, this.#total)}`);
  }

  end(): void {
    if (this.#drawn > 0) this.#stream.write("\r\u001b[K");
  }
}

export function barText(done: number, total: number): string {
  const full = Math.round((done / total) * WIDTH);
  return `[${"#".repeat(full)}${".".repeat(WIDTH - full)}] ${done}/${total}`;
}
