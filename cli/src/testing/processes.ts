import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "..", "main.ts");

/** The program as a separate process, with the Node that runs the tests. */
export function start(...args: string[]): ChildProcessWithoutNullStreams {
  const env = { ...process.env, LANG: "en_GB.UTF-8", LC_ALL: "", LC_MESSAGES: "" };
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN, ...args], { env });
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Waits for the end of a process that is given this input. */
export function ended(child: ChildProcessWithoutNullStreams, input = ""): Promise<Ended> {
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  child.stdin.on("error", () => {
    // A program that ends early does not read the rest.
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}
