import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { waiting } from "./waiting.ts";

const name = signal("");

/** Sets the title of the browser's tab while the page is shown. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    name.value = title;
  }, [title]);
}

/** The tab has the page's title, preceded by the number of waiting tables; called once, by the page. */
export function keepTabTitle(): void {
  effect(() => {
    const count = waiting.value.length;
    if (name.value !== "") document.title = count === 0 ? name.value : `(${count}) ${name.value}`;
  });
}
