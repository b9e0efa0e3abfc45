import { unbroken } from "../../i18n/unbroken.ts";
import type { GuideText } from "./guide.ts";

/** A text whose slots in braces are filled from the position. */
export function filled({ title, pages, task }: GuideText, values: Readonly<Record<string, string>>): GuideText {
  const fill = (text: string) => unbroken(text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot));
  return { title, pages: pages.map(fill), task: fill(task) };
}
