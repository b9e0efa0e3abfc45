import { REMINDERS } from "../../i18n/reminders.ts";
import { useWords } from "../../i18n/words.ts";
import { RemindersLink } from "../RemindersLink.tsx";

/** The link to the reminders on the account page. */
export function RemindersPart() {
  const say = useWords(REMINDERS);
  return (
    <section class="account-part">
      <h2>{say("title")}</h2>
      <p class="hint">{say("hint")}</p>
      <RemindersLink />
    </section>
  );
}
