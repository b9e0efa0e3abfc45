import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

/** A drawing that only changes with what it shows: drawn once, kept while its table changes around it. */
export function still<Props extends object>(draw: (props: Props) => JSX.Element): (props: Props) => JSX.Element {
  return function Still(props: Props) {
    return useMemo(() => draw(props), Object.values(props));
  };
}
