import { recordOf } from "./api.ts";

/** The record of a table. The server provides it once the game is over, since it contains what was hidden. */
export class TableRecord {
  readonly #table: string;
  #asked: Promise<string> | undefined;
  #text: string | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** What has arrived. */
  get text(): string | undefined {
    return this.#text;
  }

  /** Requests it once. Throws Refusal or Unreachable; then the next call tries again. */
  read(): Promise<string> {
    this.#asked ??= recordOf(this.#table).then(
      (text) => {
        this.#text = text;
        return text;
      },
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }
}
