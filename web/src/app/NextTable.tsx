import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { link } from "../router.ts";
import { Icon } from "../shell/icons.tsx";
import { nextTable, waiting } from "./waiting.ts";

/** A link to the next table that waits for the person, shown on every page. */
export function NextTable({ inBar = false }: { readonly inBar?: boolean }) {
  const say = useWords(SHELL);
  const next = nextTable.value;
  if (next === undefined) return null;
  const count = waiting.value.length;
  const label = say("nav.waiting", { count });
  return (
    <a
      class={inBar ? "next-table tool" : "next-table button"}
      href={link("table", next.table)}
      data-action="next-table"
      aria-label={label}
      title={label}
    >
      <Icon name="bell" />
      {!inBar && <span class="next-table-name">{say("nav.next")}</span>}
      <b class="next-table-count">{count}</b>
    </a>
  );
}
