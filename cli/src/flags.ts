import { parseArgs } from "node:util";
import { nearest } from "./suggestion.ts";
import { UsageError } from "./usage-error.ts";

interface Flag {
  /** The name of its value in the help; if missing, the flag has no value. */
  readonly value?: string;
  readonly short?: string;
}

/** Every flag of the program. */
const FLAGS = {
  seats: { value: "N" },
  bots: { value: "NAMES" },
  human: { value: "SEATS" },
  names: { value: "A,B" },
  seed: { value: "TEXT" },
  lang: { value: "en|de" },
  solo: { value: "LEVEL" },
  modules: { value: "A,B" },
  options: { value: "JSON|@FILE" },
  record: { value: "FILE" },
  resume: { value: "FILE" },
  games: { value: "N" },
  to: { value: "N" },
  json: {},
  help: { short: "h" },
} as const satisfies Readonly<Record<string, Flag>>;

export type FlagName = keyof typeof FLAGS;
export type ValueFlag = Exclude<FlagName, "json" | "help">;

export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Readonly<Partial<Record<ValueFlag, string>>>;
  readonly json: boolean;
  readonly help: boolean;
}

export function flagRow(flag: FlagName): Flag {
  return FLAGS[flag];
}

/** Parses the arguments of a command that accepts these flags and at most this many other words. */
export function readArguments(args: readonly string[], allowed: readonly FlagName[], words: number): Arguments {
  const options = Object.fromEntries(
    allowed.map((flag) => {
      const { short, value } = flagRow(flag);
      const type = value === undefined ? ("boolean" as const) : ("string" as const);
      return [flag, { type, ...(short !== undefined && { short }) }];
    }),
  );
  // Not strict: Node's own messages are in English only and without a suggestion.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  const given: Partial<Record<FlagName, string>> = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    else if (token.kind === "option") given[knownFlag(token.name, token.rawName, allowed)] = flagValue(token);
  }
  const extra = positionals[words];
  if (extra !== undefined) throw new UsageError("unexpected-argument", { argument: extra });
  const { json, help, ...values } = given;
  return { positionals, values, json: json !== undefined, help: help !== undefined };
}

function knownFlag(name: string, rawName: string, allowed: readonly FlagName[]): FlagName {
  const flag = allowed.find((candidate) => candidate === name);
  if (flag !== undefined) return flag;
  const near = nearest(name, allowed);
  throw new UsageError("unknown-flag", { flag: rawName, near: near && `--${near}` });
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function flagValue({ name, rawName, value, inlineValue }: OptionToken): string {
  const placeholder = flagRow(name as FlagName).value;
  if (placeholder === undefined) {
    if (value !== undefined) throw new UsageError("flag-takes-no-value", { flag: rawName });
    return "";
  }
  const forgotten = value === undefined || value === "" || (inlineValue !== true && /^--?[a-z]/.test(value));
  if (forgotten) throw new UsageError("flag-needs-value", { flag: rawName, value: placeholder });
  return value;
}
