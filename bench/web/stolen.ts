import { readFileSync } from "node:fs";

/** Processor time of a virtual machine so far: used, and wanted but given to other machines (steal). */
export interface Served {
  readonly computed: number;
  readonly stolen: number;
}

/** From the first line of Linux's `/proc/stat`, in its ticks. */
export function servedIn(stat: string): Served | undefined {
  const [name, ...ticks] = (stat.split("\n")[0] ?? "").split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = ticks.map(Number);
  return name === "cpu" ? { computed: user + nice + system + irq + softirq, stolen } : undefined;
}

export function served(): Served | undefined {
  return process.platform === "linux" ? servedIn(readFileSync("/proc/stat", "utf8")) : undefined;
}

/** The share of the wanted time that went to other machines, 0 to 1. */
export function stolenSince(before: Served, after: Served): number {
  const stolen = after.stolen - before.stolen;
  const wanted = after.computed - before.computed + stolen;
  return wanted === 0 ? 0 : stolen / wanted;
}
