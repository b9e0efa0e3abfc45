import type { Allowance } from "../http/limits.ts";

/** Channels of one person. */
export const MOST_CHANNELS = { push: 10, mail: 1, webhook: 3 } as const;

/** How many messages one person, or one address, may cause. */
export const REMINDER_ALLOWANCES = {
  /** Reminders per person; the rest waits. */
  reminders: { size: 60, perSecond: 60 / 3_600 },
  tests: { size: 6, perSecond: 1 / 60 },
  /** Mails that ask to confirm an address: per person, and per address. */
  confirmations: { size: 3, perSecond: 1 / 600 },
} as const satisfies Record<string, Allowance>;

/** A message that did not arrive is sent again after each of these milliseconds, and then given up. */
export const AGAIN_MS = [60_000, 600_000] as const;

/** While people look at the table they are not reminded; checked again after this time. */
export const PRESENT_AGAIN_MS = 60_000;
