import { useState } from "preact/hooks";
import { type Loaded, useLoaded } from "./use-loaded.ts";

interface Renewed<T> {
  /** The old value stays visible while it is loaded again, and if that fails. */
  readonly loaded: Loaded<T>;
  again(): void;
}

/** The value of a promise, loaded again whenever something has changed it. */
export function useRenewed<T>(load: () => Promise<T>): Renewed<T> {
  const [asked, setAsked] = useState(0);
  const loaded = useLoaded(load, [asked]);
  const [last, setLast] = useState<Loaded<T>>();
  const isNews = loaded !== undefined && loaded !== last && ("value" in loaded || last === undefined);
  if (isNews) setLast(loaded);
  return { loaded: isNews ? loaded : last, again: () => setAsked((times) => times + 1) };
}
