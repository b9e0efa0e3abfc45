import type { ModuleId } from "../modules/ids.ts";
import type { OptionSentences } from "./params.ts";
import type { Say } from "./say.ts";

/** What replaced tables must satisfy, by the name of the check. */
const COMPONENT_RULES: Readonly<Record<string, string>> = {
  "tab-vp-6": "the best space of the Housing tab is worth 6 VP",
  "tab-vp-9": "the best space of the Commerce tab is worth 9 VP",
  "tab-vp-12": "the best space of the Industry tab is worth 12 VP",
  "tab-vp-15": "the best space of the Public Infrastructure tab is worth 15 VP",
  "one-side-raises-donation-limit": "exactly one side of a tab raises the limit of donations",
  "first-space-disk": "the first space carries a disk on every tab but Public Infrastructure",
  "end-vp-is-a-total": "VP are totals and never fall from one space to the next",
  "donation-limit-on-last-space": "only the last space raises the limit of donations",
  "disks-before-rewards": "spaces with disks come before those with VP",
  "every-space-but-the-first-costs": "every space has a cost, except the first",
  "income-needs-a-disk": "only a space with a disk has an income",
  "limit-3": "the limit of donations rises by 3",
  "either-choice-or-one-gain": "an income is either a choice or a single gain",
  "two-different-gains": "a choice offers two different gains",
  "exactly-one-gain": "a gain is of exactly one kind",
  "sixteen-spaces": "the board has sixteen spaces",
  "one-department-per-space": "every starting department and the Lobby have a space of their own",
  "printed-employee-in-human-resources": "only Human Resources has the printed employee",
};

const EXPECTED: Readonly<Record<string, string>> = {
  object: "a table with named entries",
  list: "a list",
  "whole number": "a whole number",
  true: "“true”",
};

export const enOptions: OptionSentences = {
  seats: ({ min, max }) => `Carnegie is for ${min} to ${max} players.`,
  "unknown-rules": ({ rules, newest }) => `There is no version ${rules} of these rules; the newest is ${newest}.`,
  "options-not-an-object": () => "The options must be a table with named entries.",
  "unknown-option": ({ option }) => `There is no option “${option}”.`,
  "solo-level": ({ known }, say) => `Choose one of the levels ${levels(known, say)} for the solo game.`,
  "solo-needs-one-seat": ({ seats }) => `A level is for the solo game only, and this game has ${seats} players.`,
  "first-player-unknown": ({ seats }) => `The first player is a number from 0 to ${seats - 1}.`,
  "first-player-not-by-chance": () =>
    "The first player can only be named where chance would decide: not alone, and not with A New Beginning.",
  "modules-not-a-list": () => "The modules must be a list.",
  "unknown-module": ({ module, known }, say) =>
    `There is no module “${module}”; known: ${say.list(known.map((id) => name(id, say)))}.`,
  "module-twice": ({ module }, say) => `${name(module, say)} is named twice.`,
  "modules-exclude-each-other": ({ module, other }, say) =>
    `${name(module, say)} and ${name(other, say)} cannot be played together.`,
  "module-not-solo": ({ module }, say) => `${name(module, say)} needs at least two players.`,
  "component-unknown": ({ path }) => `“${path}” is not part of the tables you can replace.`,
  "component-missing": ({ path }) => `“${path}” is missing.`,
  "component-type": ({ path, expected }) => `“${path}” must be ${EXPECTED[expected] ?? expected}.`,
  "component-range": ({ path, min, max }) =>
    min === max ? `“${path}” must be ${min}.` : `“${path}” must be between ${min} and ${max}.`,
  "component-rule": ({ path, rule }) =>
    `“${path}” does not fit the game: ${COMPONENT_RULES[rule] ?? `expected “${rule}”`}.`,
};

function name(module: string, say: Say): string {
  return say.module[module as ModuleId] ?? `“${module}”`;
}

function levels(known: readonly string[], say: Say): string {
  return say.either(known.map((level) => say.soloLevel[level as keyof Say["soloLevel"]] ?? level));
}
