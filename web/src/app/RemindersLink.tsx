import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { link } from "../router.ts";

export function RemindersLink() {
  const say = useWords(SHELL);
  return (
    <a class="button" href={link("reminders")} data-action="open-reminders">
      {say("nav.reminders")}
    </a>
  );
}
