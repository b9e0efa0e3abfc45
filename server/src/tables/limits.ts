import type { Allowance } from "../http/limits.ts";

/** Limits per person and per table. */
export const LIMITS = {
  /** Tables of a person that have not ended. */
  tables: 50,
  /** Those of them with bots, which cost thinking time. */
  botTables: 20,
  /** Decisions and undos at a table: several times the longest game with everything taken back. */
  entries: 20_000,
  /** Per chat room. */
  chatLines: 2_000,
  members: 200,
} as const;

/** Of one person at one table: this much at once, then at this rate. */
export const PACES = {
  said: { size: 30, perSecond: 0.5 },
  /** Everything but decisions, so that nobody fills the log of a table by coming and going. */
  besides: { size: 120, perSecond: 0.5 },
} as const satisfies Record<string, Allowance>;
