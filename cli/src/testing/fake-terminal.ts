import { PassThrough, Writable } from "node:stream";
import { PLAIN } from "../paint.ts";
import { run } from "../program.ts";
import type { Terminal } from "../terminal.ts";

export interface Conversation {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Scene {
  /** Lines that are typed, one after another; then the input ends. */
  readonly typed?: readonly string[];
  /** Or a function that reads the question before answering. */
  readonly reader?: (question: string) => string;
  /** A person at a screen instead of a pipe. */
  readonly tty?: boolean;
  readonly columns?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs the program inside the test and returns all its output. */
export async function converse(args: readonly string[], scene: Scene = {}): Promise<Conversation> {
  const { typed = [], reader, tty = false, columns = 80, env = { LANG: "en_GB.UTF-8" } } = scene;
  const input = new PassThrough();
  const out = new Recorder((question) => reader !== undefined && input.write(`${reader(question)}\n`));
  const err = new Recorder();
  if (reader === undefined) input.end(typed.map((line) => `${line}\n`).join(""));
  const terminal: Terminal = {
    input: Object.assign(input, { isTTY: tty }),
    out: Object.assign(out, { isTTY: tty, columns }),
    err: Object.assign(err, { isTTY: tty }),
    paint: PLAIN,
  };
  const code = await run(terminal, args, env);
  return { code, out: out.text, err: err.text };
}

class Recorder extends Writable {
  text = "";
  readonly #asked: ((question: string) => unknown) | undefined;

  constructor(asked?: (question: string) => unknown) {
    super();
    this.#asked = asked;
  }

  override _write(chunk: Buffer | string, _encoding: string, done: () => void): void {
    const said = chunk.toString();
    this.text += said;
    if (said.endsWith("> ")) this.#asked?.(said);
    done();
  }
}
