import { REMINDERS } from "../../i18n/reminders.ts";
import { useWords } from "../../i18n/words.ts";
import { isReminded, readReminders } from "../../online/reminders.ts";
import { isKnown, me } from "../../online/server.ts";
import { Loading } from "../Loading.tsx";
import { NameForm } from "../online/NameForm.tsx";
import { Online } from "../online/Online.tsx";
import { Page } from "../Page.tsx";
import { useRenewed } from "../use-renewed.ts";
import { MailWay, PushWay, WebhookWay } from "./Ways.tsx";
import { When } from "./When.tsx";
import "../account/account.css";
import "./reminders.css";

/** How somebody is told that a table waits for them. */
export function RemindersPage() {
  const say = useWords(REMINDERS);
  return (
    <Online>
      {() => (
        <Page title={say("title")}>
          {isKnown.value ? <Known key={me.value?.id} /> : <NameForm why={say("stranger")} />}
        </Page>
      )}
    </Online>
  );
}

function Known() {
  const say = useWords(REMINDERS);
  const { loaded, again } = useRenewed(readReminders);
  return (
    <Loading loaded={loaded}>
      {(reminders) => (
        <div class="account" data-reminders>
          <p class="lead">{say("lead")}</p>
          <p class="hint">{say("once")}</p>
          <PushWay reminders={reminders} onChanged={again} />
          <MailWay reminders={reminders} onChanged={again} />
          <WebhookWay reminders={reminders} onChanged={again} />
          <When settings={reminders.settings} isNew={!isReminded(reminders.channels)} />
        </div>
      )}
    </Loading>
  );
}
