import type { Readable, Writable } from "node:stream";
import { type Paint, paintFor } from "./paint.ts";

/** Game tables are drawn for 80 columns; in a narrower window their lines break. */
const NARROWEST = 79;
const WIDEST = 120;
const USUAL = 80;

/** A stream that may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Input and output of the program: results go to `out`, errors and progress to `err`. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly out: Output;
  readonly err: Output;
  readonly paint: Paint;
}

export function terminalOf({ stdin, stdout, stderr }: NodeJS.Process): Terminal {
  return { input: stdin, out: stdout, err: stderr, paint: paintFor(stdout) };
}

/** The width in columns, read anew each time, since windows can be resized. */
export function columnsOf({ out }: Terminal): number {
  return Math.min(WIDEST, Math.max(NARROWEST, (out.columns ?? USUAL) - 1));
}

export function isInteractive({ input, out }: Terminal): boolean {
  return input.isTTY === true && out.isTTY === true;
}

export function print({ out }: Terminal, lines: readonly string[]): void {
  if (lines.length > 0) out.write(`${lines.join("\n")}\n`);
}

export function printJson({ out }: Terminal, value: unknown): void {
  out.write(`${JSON.stringify(value)}\n`);
}

/** Clears the screen and its scrollback. */
export function clearScreen({ out }: Terminal): void {
  if (out.isTTY === true) out.write("\u001b[2J\u001b[3J\u001b[H");
}
