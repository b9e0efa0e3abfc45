import { HIDDEN, type Hidden, isHidden } from "@montan/engine";

/** Copies a value into a view or an event for a viewer: what is not named here does not pass, at any depth. */
export type Pass<V> = (value: V) => V;

/** Every field needs an entry: a new one without it does not compile. */
export type Passes<V> = { readonly [K in keyof V]-?: Pass<Exclude<V[K], undefined>> };

type Plain = string | number | boolean;
type Table = Readonly<Record<string, unknown>>;

/** Nothing inside it could be passed on by mistake. */
export const plain = <V extends Plain | readonly Plain[]>(value: V): V => value;

export function fields<V extends object>(passes: Passes<V>): Pass<V> {
  const named = Object.entries(passes) as [string, Pass<unknown>][];
  return (value) => {
    const copy: Record<string, unknown> = {};
    for (const [name, pass] of named) {
      const field = (value as Table)[name];
      if (field !== undefined) copy[name] = pass(field);
    }
    return copy as V;
  };
}

/** A record with known keys, in its own order. */
export function keyed<R extends object>(
  names: readonly (keyof R & string)[],
  pass: Pass<Exclude<R[keyof R], undefined>>,
): Pass<R> {
  const known = new Set<string>(names);
  const passed = pass as Pass<unknown>;
  return (record) => {
    const copy: Record<string, unknown> = {};
    for (const name of Object.keys(record)) if (known.has(name)) copy[name] = passed((record as Table)[name]);
    return copy as R;
  };
}

export function each<V>(pass: Pass<V>): Pass<readonly V[]> {
  return (values) => values.map(pass);
}

/** One of several kinds of objects, distinguished by the field `tag`. */
export function oneOf<Tag extends string, U extends { readonly [T in Tag]: string }>(
  tag: Tag,
  kinds: { readonly [T in U[Tag]]: Passes<Omit<Extract<U, { readonly [X in Tag]: T }>, Tag>> },
): Pass<U> {
  const passes = new Map<string, Pass<object>>();
  for (const [kind, own] of Object.entries(kinds))
    passes.set(kind, fields<object>({ [tag]: plain, ...(own as object) }));
  return (value) => passes.get(value[tag])?.(value) as U;
}

export function orHidden<V>(pass: Pass<V>): Pass<V | Hidden> {
  return (value) => (isHidden(value) ? HIDDEN : pass(value));
}

/** Copied once, and the same object from then on, for caches that depend on identity. */
export function once<V extends object>(pass: Pass<V>): Pass<V> {
  const copies = new WeakMap<V, V>();
  return (value) => {
    const known = copies.get(value);
    if (known !== undefined) return known;
    const copy = pass(value);
    copies.set(value, copy);
    return copy;
  };
}
