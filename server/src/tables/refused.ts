import { CodedError, type Json } from "@montan/engine";

/** A refusal by a table: a stable code, and what a sentence needs. */
export class Refused extends CodedError {
  /** For a stale decision, what its sender has missed. */
  readonly current: { readonly version: number; readonly view?: unknown } | undefined;

  constructor(code: string, params: Json = {}, current?: { version: number; view?: unknown }) {
    super(code, params);
    this.current = current;
  }
}

export function refuseUnless(condition: unknown, code: string, params: Json = {}): asserts condition {
  if (!condition) throw new Refused(code, params);
}
