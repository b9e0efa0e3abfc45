import type { Json } from "./json.ts";

/** A refusal by a rule or check: a stable code and the params a sentence needs. Sentences are made by `describe`. */
export class CodedError extends Error {
  readonly code: string;
  readonly params: Json;

  constructor(code: string, params: Json = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = new.target.name;
    this.code = code;
    this.params = params;
  }
}

/** A decision that the rules forbid. */
export class IllegalMove extends CodedError {}

/** Options that a game cannot be created with. */
export class InvalidOptions extends CodedError {}

/** A record that cannot be read or replayed; `params.line` names the line. */
export class BrokenRecord extends CodedError {}
