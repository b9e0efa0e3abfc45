import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { waiting } from "./waiting.ts";

const name = signal("");

/** Names the browser's tab as long as the page is shown. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    name.value = title;
  }, [title]);
}

/** The tab is called like its page, with the number of tables that wait before it; called once, by the page. */
export function keepTabTitle(): void {
  effect(() => {
    const count = waiting.value.length;
    if (name.value !== "") document.title = count === 0 ? name.value : `(${count}) ${name.value}`;
  });
}
