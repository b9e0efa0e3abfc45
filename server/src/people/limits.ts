import type { FastifyRequest } from "fastify";
import type { CallerOf } from "../http/caller.ts";
import { refuseIfEmpty } from "../http/gate.ts";
import { type Allowance, Buckets } from "../http/limits.ts";

/** Limits for one address, in addition to those on all requests. */
export const PEOPLE_ALLOWANCES = {
  /** New guests: a club evening at once, then one every ten seconds. */
  guests: { size: 30, perSecond: 0.1 },
  /** Attempts with recovery keys, passkeys and links. */
  attempts: { size: 20, perSecond: 0.2 },
  mails: { size: 10, perSecond: 1 / 60 },
  /** Mails to one address, whoever requests them. */
  mailsToOne: { size: 3, perSecond: 1 / 600 },
} as const satisfies Record<string, Allowance>;

export type PeopleAllowances = Readonly<Record<keyof typeof PEOPLE_ALLOWANCES, Allowance>>;

export interface PeopleLimits {
  guest(request: FastifyRequest): void;
  attempt(request: FastifyRequest): void;
  mail(request: FastifyRequest, to: string): void;
}

/** Each refuses what exceeds its limit. */
export function peopleLimits(callerOf: CallerOf, allowances: PeopleAllowances): PeopleLimits {
  const guests = new Buckets(allowances.guests);
  const attempts = new Buckets(allowances.attempts);
  const mails = new Buckets(allowances.mails);
  const mailsToOne = new Buckets(allowances.mailsToOne);
  return {
    guest: ({ raw }) => refuseIfEmpty(guests.take(callerOf(raw))),
    attempt: ({ raw }) => refuseIfEmpty(attempts.take(callerOf(raw))),
    mail({ raw }, to) {
      refuseIfEmpty(mails.take(callerOf(raw)));
      refuseIfEmpty(mailsToOne.take(to));
    },
  };
}
