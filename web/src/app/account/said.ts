import type { AccountKey, AccountSay } from "../../i18n/account.ts";
import { Refusal, Unreachable } from "../../online/api.ts";
import { locale } from "../../store/settings.ts";

const REFUSALS = {
  "bad-name": "refused.bad-name",
  "name-taken": "refused.name-taken",
  "unknown-key": "refused.unknown-key",
  "unknown-passkey": "refused.unknown-passkey",
  "no-passkeys-here": "refused.no-passkeys-here",
  "mail-not-sent": "refused.mail-not-sent",
  "link-over": "refused.link-over",
  "link-of-another": "refused.link-of-another",
  // An address is added only where its owner is signed in.
  "sign-in": "refused.link-of-another",
  "email-taken": "refused.email-taken",
  "last-proof": "refused.last-proof",
  yourself: "refused.yourself",
  "account-needed": "refused.account-needed",
  malformed: "refused.malformed",
  "not-found": "refused.not-found",
  unavailable: "refused.unreachable",
} as const satisfies Readonly<Record<string, AccountKey>>;

/** Why it did not work, in words; throws errors that come neither from the server nor from the browser. */
export function refusalSaid(error: unknown, say: AccountSay): string {
  if (error instanceof Unreachable) return say("refused.unreachable");
  if (error instanceof Refusal) return said(error, say);
  // The browser's errors about passkeys: the person closed its window, or has none.
  if (error instanceof Error && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name))
    return say("refused.cancelled");
  throw error;
}

function said({ code, params }: Refusal, say: AccountSay): string {
  if (code === "too-many") return say("refused.too-many", { limit: Number(params.limit) });
  if (code === "too-many-requests") return say("refused.wait", { seconds: Number(params.seconds) });
  if (Object.hasOwn(REFUSALS, code)) return say(REFUSALS[code as keyof typeof REFUSALS]);
  return say("refused.other", { code });
}

export function daySaid(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" }).format(at);
}
