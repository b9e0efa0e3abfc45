import { Component, type ComponentChild, type ComponentClass, type JSX } from "preact";
import { useMemo } from "preact/hooks";

/** Equal in every name and value; a new object with the same values counts as unchanged. */
function unchanged(before: object, after: object): boolean {
  const names = Object.keys(before) as (keyof typeof before)[];
  return names.length === Object.keys(after).length && names.every((name) => before[name] === after[name]);
}

/**
 * A part that depends on nothing but what it is given: while that stays the same, nobody looks into it again. Parts in it
 * that listen to the table around them still hear it.
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

/** Plain data as the same object for as long as the same is in it. */
export function useSame<Data>(data: Data): Data {
  return useMemo(() => data, [JSON.stringify(data)]);
}
