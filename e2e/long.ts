const LONG = process.env.MONTAN_LONG === "1";

/** Of several tests of one kind `npm test` runs the first ones (or none), `npm run test:long` all of them. */
export function firstOf<T>(all: readonly T[], count = 1): readonly T[] {
  return LONG ? all : all.slice(0, count);
}
