import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { UsageError } from "./usage-error.ts";

const STANDARD_INPUT = 0;

/** A text file; `-` is standard input. */
export function readText(file: string): string {
  try {
    return readFileSync(file === "-" ? STANDARD_INPUT : file, "utf8");
  } catch (error) {
    throw new UsageError("cannot-read", { file, reason: reasonOf(error) });
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError("cannot-write", { file, reason: reasonOf(error) });
  }
}

export { existsSync as fileExists };

/** `ENOENT: no such file or directory, open 'x'` → `no such file or directory`. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^[A-Z]+: ([^,]+)/.exec(message)?.[1] ?? message;
}
