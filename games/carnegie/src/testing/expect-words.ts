import { expect } from "vitest";

const LONGEST_LABEL = 100;
/** With concrete figures. */
export const LONGEST_WITH_FIGURES = 140;

/** None of the data it was made from shows in it. */
export function expectClean(text: string): void {
  expect(text).not.toMatch(/[{}]|undefined|\[object|NaN|null|\s\s|\(\)|^\s|\s$| [.,:;)]|\.\./);
  expect(text).toMatch(/^[\p{Lu}\d$−„“]/u);
}

export function expectSentence(text: string): void {
  expectClean(text);
  expect(text).toMatch(/[.?!]$/);
}

export function expectLabel(text: string, longest = LONGEST_LABEL): void {
  expectClean(text);
  expect(text).not.toMatch(/\.$/);
  expect(text.length, text).toBeLessThanOrEqual(longest);
}
