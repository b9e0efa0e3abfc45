import { InvalidOptions, type Json } from "@montan/engine";

/** Every reason for which `options` refuses, with the params a sentence can use. */
export const OPTION_REFUSALS = {
  seats: ["min", "max"],
  "unknown-rules": ["rules", "newest"],
  "options-not-an-object": [],
  "unknown-option": ["option"],
  "solo-level": ["known"],
  "solo-needs-one-seat": ["seats"],
  "first-player-unknown": ["seats"],
  "first-player-not-by-chance": [],
  "modules-not-a-list": [],
  "unknown-module": ["module", "known"],
  "module-twice": ["module"],
  "modules-exclude-each-other": ["module", "other"],
  "module-not-solo": ["module"],
  "component-unknown": ["path"],
  "component-missing": ["path"],
  "component-type": ["path", "expected"],
  "component-range": ["path", "min", "max"],
  "component-rule": ["path", "rule"],
} as const;
export type OptionRefusalCode = keyof typeof OPTION_REFUSALS;

export function refuseOptions(code: OptionRefusalCode, params: Json = {}): InvalidOptions {
  return new InvalidOptions(code, params);
}
