import { isHidden } from "../hidden.ts";
import { canonical } from "../json.ts";

export type Path = readonly (string | number)[];

const frozen = new WeakSet<object>();

/**
 * Freezes a value deeply, so that changing it throws. Values frozen here before are not visited again, since games
 * share structure between states.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || frozen.has(value)) return value;
  for (const child of Object.values(value)) deepFreeze(child);
  frozen.add(Object.freeze(value));
  return value;
}

/**
 * Values sealed recently that contain others: games share structure between states, so these are not visited again. A
 * plain Set that is emptied now and then, because adding to a WeakSet would cost more than the rest of the check.
 */
const sealed = new Set<object>();
const REMEMBERED = 200_000;

/** Freezes a plain JSON value for good; if something keeps it from being plain, returns what and at which path. */
export function sealPlain(value: unknown): string | undefined {
  if (sealed.size > REMEMBERED) sealed.clear();
  const seen: object[] = [];
  const problem = notPlain(value, seen);
  if (problem !== undefined) return `$${problem}`;
  for (const object of seen) Object.freeze(object);
  return undefined;
}

/** The path is built on the way back, since most values have no problem to report. */
function notPlain(value: unknown, seen: object[]): string | undefined {
  if (typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return isWritable(value) ? undefined : ` is ${Object.is(value, -0) ? "-0" : value}`;
  if (typeof value !== "object") return ` is ${typeof value}`;
  if (value === null) return " is null";
  if (sealed.has(value)) return undefined;
  const before = seen.push(value);
  const problem = Array.isArray(value) ? unplainArray(value, seen) : unplainObject(value as Fields, seen);
  if (problem === undefined && seen.length > before) sealed.add(value);
  return problem;
}

type Fields = Readonly<Record<string, unknown>>;

function isWritable(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

function unplainArray(items: readonly unknown[], seen: object[]): string | undefined {
  for (let index = 0; index < items.length; index++) {
    const problem = notPlain(items[index], seen);
    if (problem !== undefined) return `[${index}]${problem}`;
  }
  return undefined;
}

function unplainObject(fields: Fields, seen: object[]): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(fields);
  if (prototype !== Object.prototype && prototype !== null) return " is an instance of a class";
  for (const key of Object.keys(fields)) {
    const problem = notPlain(fields[key], seen);
    if (problem !== undefined) return `.${key}${problem}`;
  }
  return undefined;
}

/** Equal as canonical JSON, without writing the text: shared structure is skipped. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && equalJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** Where two values first differ, for messages. */
export function firstDifference(a: unknown, b: unknown, path = "$"): string {
  const bothObjects = typeof a === "object" && typeof b === "object" && a !== null && b !== null;
  if (!bothObjects || Array.isArray(a) !== Array.isArray(b)) return `${path}: ${short(a)} against ${short(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (!equalJson(left[key], right[key])) return firstDifference(left[key], right[key], `${path}.${key}`);
  }
  return `${path}: equal`;
}

function short(value: unknown): string {
  return value === undefined ? "nothing" : canonical(value).slice(0, 120);
}

/** Every place where a value satisfies `wanted`; matches are not searched further. */
export function pathsOf(value: unknown, wanted: (value: unknown) => boolean, path: Path = []): Path[] {
  if (wanted(value)) return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsOf(item, wanted, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => pathsOf(item, wanted, [...path, key]));
}

/** Whether a value satisfies `wanted` anywhere. */
export function contains(value: unknown, wanted: (value: unknown) => boolean): boolean {
  if (wanted(value)) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((inner) => contains(inner, wanted));
}

export function hiddenPaths(value: unknown): Path[] {
  return pathsOf(value, isHidden);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], value);
}

const WIDE = 2 ** 24;
const WORD = { min: -(2 ** 31), max: 2 ** 32 - 1 };

/** The kernel's RandomState: four 32-bit words, mostly far larger than any number in a board game. */
export function isGenerator(value: unknown): value is readonly number[] {
  if (!Array.isArray(value) || value.length !== 4) return false;
  if (!value.every((word) => Number.isInteger(word) && word >= WORD.min && word <= WORD.max)) return false;
  return value.filter(isWide).length >= 2;
}

function isWide(word: number): boolean {
  return Math.abs(word) >= WIDE;
}

/** The large words of every generator inside a state: none of them may appear anywhere else. */
export function generatorWords(state: unknown): ReadonlySet<unknown> {
  return new Set(pathsOf(state, isGenerator).flatMap((path) => (valueAt(state, path) as number[]).filter(isWide)));
}
