/**
 * The lines of a source text that report an event without `emit?.(…)`. Written so, the event is built only when
 * somebody listens, since the argument of an optional call is not evaluated without its callee.
 */
export function unguardedEmits(source: string): readonly number[] {
  return source
    .split("\n")
    .map((line, index) => (/\bemit\(/.test(line.replace(/\/\/.*$/, "")) ? index + 1 : 0))
    .filter((line) => line > 0);
}
