/** What one person, or one table, may take up at most. */
export const LIMITS = {
  /** Tables of a person that have not ended. */
  tables: 50,
  /** Those of them with bots, which cost thinking time. */
  botTables: 20,
  /** Entries of a table: several times the longest game with everything taken back. */
  entries: 20_000,
  /** Of each of the two rooms. */
  chatLines: 2_000,
  members: 200,
} as const;
