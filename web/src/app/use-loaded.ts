import { useEffect, useState } from "preact/hooks";

export type Loaded<T> = { readonly value: T } | { readonly error: unknown } | undefined;

/** The value of a promise; undefined while it is pending. `keys` say when to load again. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(undefined);
  useEffect(() => {
    let wanted = true;
    setLoaded(undefined);
    load().then(
      (value) => wanted && setLoaded({ value }),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => {
      wanted = false;
    };
    // The caller names what its promise depends on.
  }, keys);
  return loaded;
}
