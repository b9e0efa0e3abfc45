import { createInterface, type Interface } from "node:readline";
import type { Terminal } from "./terminal.ts";

/** Why there are no more lines. */
export type Ending = "input-ended" | "interrupted";

/** Lines of input, typed or piped, one at a time. Lines that arrive early wait. */
export class Lines {
  readonly #reader: Interface;
  readonly #terminal: Terminal;
  readonly #early: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #ending: Ending | undefined;

  constructor(terminal: Terminal) {
    const { input, out } = terminal;
    const typed = input.isTTY === true && out.isTTY === true;
    this.#terminal = terminal;
    this.#reader = createInterface({ input, terminal: typed, ...(typed && { output: out }) });
    this.#reader.on("line", (line) => this.#arrived(line));
    this.#reader.on("SIGINT", () => this.interrupt());
    this.#reader.on("close", () => this.#end("input-ended"));
  }

  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** The next line; undefined once there is no more. */
  next(prompt = ""): Promise<string | undefined> {
    const early = this.#early.shift();
    if (early !== undefined || this.#ending !== undefined) {
      this.#write(prompt);
      this.#echo(prompt, early);
      return Promise.resolve(early);
    }
    return new Promise((resolve) => {
      this.#waiting = (line) => {
        if (!this.#reader.terminal || line === undefined) this.#echo(prompt, line);
        resolve(line);
      };
      this.#ask(prompt);
    });
  }

  #ask(prompt: string): void {
    if (!this.#reader.terminal) return this.#write(prompt);
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
  }

  interrupt(): void {
    this.#early.length = 0;
    this.#end("interrupted");
    this.close();
  }

  close(): void {
    this.#reader.close();
  }

  /** Piped answers are printed after their questions, so that a transcript reads like a conversation. */
  #echo(prompt: string, line: string | undefined): void {
    if (prompt !== "") this.#write(`${line ?? ""}\n`);
  }

  #write(text: string): void {
    this.#terminal.out.write(text);
  }

  #arrived(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#early.push(line);
    else waiting(line);
  }

  #end(ending: Ending): void {
    this.#ending ??= ending;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(undefined);
  }
}
