import type { Allowance } from "../http/limits.ts";

/** What one person, or one table, may take up at most. */
export const LIMITS = {
  /** Tables of a person that have not ended. */
  tables: 50,
  /** Those of them with bots, which cost thinking time. */
  botTables: 20,
  /** Decisions and what took them back, of a table: several times the longest game with everything taken back. */
  entries: 20_000,
  /** Of each of the two rooms. */
  chatLines: 2_000,
  members: 200,
} as const;

/** Of one person at one table: so much at once, then as it flows in. */
export const PACES = {
  said: { size: 30, perSecond: 0.5 },
  /** Everything but decisions: nobody fills the log of a table with coming and going. */
  besides: { size: 120, perSecond: 0.5 },
} as const satisfies Record<string, Allowance>;
