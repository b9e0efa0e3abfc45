import { exportRecord } from "@montan/engine";
import { fileExists, writeText } from "../files.ts";
import type { Match } from "../match.ts";

/** Writes the record of a match to files: the one named at the start, and any other on request. */
export class Keeper {
  readonly #match: Match;
  readonly #own: string | undefined;
  readonly #written = new Set<string>();

  constructor(match: Match, own: string | undefined) {
    this.#match = match;
    this.#own = own;
    // At once, so that a file that cannot be written is noticed before the game.
    this.keep();
  }

  /** The file with the current record; undefined: nobody asked for one. */
  get file(): string | undefined {
    return this.#own ?? [...this.#written].at(-1);
  }

  get suggestion(): string {
    return `${this.#match.game.id}-${this.#match.setup.seed.replace(/[^\w-]/g, "_")}.txt`;
  }

  keep(): void {
    if (this.#own !== undefined) this.save(this.#own);
  }

  /** The file exists and is not ours. */
  wouldOverwrite(file: string): boolean {
    return !this.#written.has(file) && fileExists(file);
  }

  save(file: string): void {
    writeText(file, exportRecord(this.#match.log));
    this.#written.add(file);
  }
}
