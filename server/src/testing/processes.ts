import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface TableProcess {
  readonly address: string;
  /** As if the machine had stopped. */
  kill(): Promise<void>;
}

export async function startProcess(
  place: { folder: string; url?: string },
  under: readonly string[] = [],
  name: "table-process" | "reminder-process" = "table-process",
): Promise<TableProcess> {
  const program = join(import.meta.dirname, `${name}.ts`);
  const url = place.url === undefined ? [] : [place.url];
  const command = [...under, process.execPath, "--disable-warning=ExperimentalWarning", program, place.folder, ...url];
  const child = spawn(command[0] ?? "", command.slice(1), {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
    // In a process group of its own, so that a tracing program ends with it.
    detached: true,
  });
  const [line] = (await once(child.stdout as NonNullable<ChildProcess["stdout"]>, "data")) as [Buffer];
  return {
    address: String(line).trim(),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const gone = once(child, "close");
      process.kill(-child.pid, "SIGKILL");
      await gone;
    },
  };
}
