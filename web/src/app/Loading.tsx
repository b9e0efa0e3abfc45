import type { ComponentChildren } from "preact";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import type { Loaded } from "./use-loaded.ts";

interface LoadingProps<T> {
  readonly loaded: Loaded<T | undefined>;
  /** Shown when there is nothing to load; without it, "not found" is shown. */
  readonly missing?: ComponentChildren;
  readonly children: (value: T) => ComponentChildren;
}

/** Draws what was loaded; failures are left to the error boundary. */
export function Loading<T>({ loaded, missing, children }: LoadingProps<T>) {
  const say = useWords(SHELL);
  if (loaded === undefined)
    return (
      <p class="loading" aria-busy="true">
        {say("app.loading")}
      </p>
    );
  if ("error" in loaded) throw loaded.error;
  if (loaded.value === undefined) return missing ?? <p>{say("unknown.text")}</p>;
  return children(loaded.value);
}
