import { CodedError } from "@montan/engine";
import type { Refusal } from "@montan/protocol";
import { Conflict, isUnavailable } from "../storage/errors.ts";
import { Refused } from "./refused.ts";

const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  "no-table": 404,
  "no-link": 404,
  "newer-version": 503,
  "too-busy": 503,
  "host-only": 403,
  "not-your-seat": 403,
  "no-spectators": 403,
  muted: 403,
  blocked: 403,
  "too-many": 429,
  "too-many-tables": 429,
  "too-many-requests": 429,
};

/** What a person is told whose request failed; undefined: a defect of the server. */
export function refusalOf(error: unknown): { status: number; refusal: Refusal } | undefined {
  if (isUnavailable(error)) return { status: 503, refusal: { code: "unavailable" } };
  if (error instanceof Conflict) return { status: 503, refusal: { code: "too-busy" } };
  if (!(error instanceof CodedError)) return undefined;
  const { code, params } = error;
  const current = error instanceof Refused ? error.current : undefined;
  return { status: STATUS[code] ?? 409, refusal: { code, params, ...current } };
}
