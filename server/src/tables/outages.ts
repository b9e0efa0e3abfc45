/** Times in which no node ran: they do not count for anybody's clock. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** How much of the time between two points some node ran. */
export function runningTime(from: number, until: number, outages: readonly Outage[]): number {
  let time = Math.max(0, until - from);
  for (const outage of outages) {
    time -= Math.max(0, Math.min(until, outage.until) - Math.max(from, outage.from));
  }
  return Math.max(0, time);
}
