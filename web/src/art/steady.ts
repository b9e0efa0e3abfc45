import { Component, type ComponentChild, type ComponentClass, type JSX } from "preact";
import { useMemo } from "preact/hooks";

/** Equal in every property; a new object with the same values counts as unchanged. */
function unchanged(before: object, after: object): boolean {
  const names = Object.keys(before) as (keyof typeof before)[];
  return names.length === Object.keys(after).length && names.every((name) => before[name] === after[name]);
}

/**
 * A component that depends only on its props: while these stay the same, it is not rendered again. Components inside it
 * that subscribe to the table still update.
 */
export function steady<Props extends object>(draw: (props: Props) => JSX.Element): ComponentClass<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !unchanged(this.props, next);
    }
    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}

/** Returns the previous object as long as the plain data in it is equal. */
export function useSame<Data>(data: Data): Data {
  return useMemo(() => data, [JSON.stringify(data)]);
}
