import { steady } from "../art/steady.ts";
import { TABLE } from "../i18n/table.ts";
import { useWords } from "../i18n/words.ts";

/** A small sign that opens the rules about what it is beside. */
export const RulesLink = steady(({ section, of }: { readonly section: string; readonly of: string }) => {
  const say = useWords(TABLE);
  const label = say("rules-of", { name: of });
  return (
    <button type="button" class="rules-link" data-rules-link={section} aria-label={label} title={label}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M5.6 6a2.4 2.4 0 1 1 3.6 2.100Q8 8.8 8 10M8 12.400v.2" />
      </svg>
    </button>
  );
});
