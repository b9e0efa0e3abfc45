import { CodedError, type Json } from "@montan/engine";

/** All refusals of the command line, with a sentence in both languages (`text/`). */
export const USAGE_CODES = [
  "unknown-command",
  "unknown-flag",
  "flag-needs-value",
  "flag-takes-no-value",
  "unexpected-argument",
  "missing-game",
  "missing-file",
  "unknown-game",
  "unknown-bot",
  "arena-needs-rivals",
  "unknown-language",
  "bad-number",
  "bad-seats",
  "bad-human",
  "human-without-bots",
  "bad-names",
  "options-not-json",
  "cannot-read",
  "cannot-write",
  "bad-position",
  "record-finished",
  "resume-fixed",
] as const;
export type UsageCode = (typeof USAGE_CODES)[number];

/** The person asked for something that cannot be done: one line, exit code 2. */
export class UsageError extends CodedError {
  constructor(code: UsageCode, params: Json = {}) {
    super(code, params);
  }
}

/** Exit codes of the program. */
export const EXIT = { done: 0, broken: 1, usage: 2, interrupted: 130 } as const;
