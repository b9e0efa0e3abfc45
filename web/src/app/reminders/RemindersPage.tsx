import { REMINDERS } from "../../i18n/reminders.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { isReminded, readReminders } from "../../online/reminders.ts";
import { isKnown, me } from "../../online/server.ts";
import { link } from "../../router.ts";
import { Loading } from "../Loading.tsx";
import { NameForm } from "../online/NameForm.tsx";
import { Online } from "../online/Online.tsx";
import { Page } from "../Page.tsx";
import { useRenewed } from "../use-renewed.ts";
import { MailWay, PushWay, WebhookWay } from "./Ways.tsx";
import { When } from "./When.tsx";
import "../account/account.css";
import "./reminders.css";

/** How a person is told that a table waits for them. */
export function RemindersPage() {
  const say = useWords(REMINDERS);
  return (
    <Online>
      {() => <Page title={say("title")}>{isKnown.value ? <Known key={me.value?.id} /> : <Stranger />}</Page>}
    </Online>
  );
}

/** The person may have an account that this device does not know. */
function Stranger() {
  const say = useWords(REMINDERS);
  const shell = useWords(SHELL);
  return (
    <>
      <NameForm why={say("stranger")} />
      <a class="button quiet" href={link("sign-in")} data-action="open-sign-in">
        {shell("nav.signIn")}
      </a>
    </>
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
