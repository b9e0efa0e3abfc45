import { useState } from "preact/hooks";
import { REMINDERS, type RemindersKey } from "../../i18n/reminders.ts";
import { useWords } from "../../i18n/words.ts";
import { Refusal } from "../../online/api.ts";
import { confirmMail, stopMail } from "../../online/reminders.ts";
import { link } from "../../router.ts";
import { Refused } from "../account/Refused.tsx";
import { useDeed } from "../account/use-deed.ts";
import { Online } from "../online/Online.tsx";
import { Page } from "../Page.tsx";
import "./reminders.css";

const WORDS = {
  confirm: {
    title: "confirm.title",
    text: "confirm.text",
    action: "confirm.action",
    over: "confirm.over",
  },
  stop: { title: "stop.title", text: "stop.text", action: "stop.action", over: "stop.over" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RemindersKey>>>>;

/** The server's codes for a token that is unknown, expired or incomplete. */
const OVER = ["link-over", "malformed", "bad-address", "not-found"];

interface MailLinkProps {
  readonly token: string;
  readonly wish: keyof typeof WORDS;
}

/** The page that a link in a mail opens. The person has to confirm: programs that open links press no buttons. */
export function MailLinkPage(props: MailLinkProps) {
  return <Online>{() => <MailLink key={props.token} {...props} />}</Online>;
}

function MailLink({ token, wish }: MailLinkProps) {
  const say = useWords(REMINDERS);
  const words = WORDS[wish];
  const [over, setOver] = useState(false);
  const [done, setDone] = useState<string>();
  const { busy, refusal, act } = useDeed((error) => {
    if (!(error instanceof Refusal) || !OVER.includes(error.code)) return undefined;
    setOver(true);
    return say(words.over);
  });
  const open = () =>
    act(async () => {
      if (wish === "confirm") setDone(say("confirm.done", { email: await confirmMail(token) }));
      else {
        await stopMail(token);
        setDone(say("stop.done"));
      }
    });
  return (
    <Page title={say(words.title)}>
      <div class="mail-link" data-mail-link={wish}>
        {done === undefined && !over && <p>{say(words.text)}</p>}
        <p class="lead" role="status">
          {done}
        </p>
        <Refused why={refusal} />
        <div class="button-row">
          {done === undefined && !over && (
            <button
              type="button"
              class="button primary large"
              data-action="use-mail-link"
              disabled={busy}
              onClick={() => void open()}
            >
              {say(words.action)}
            </button>
          )}
          <a class="button" href={link("reminders")}>
            {say("link.reminders")}
          </a>
        </div>
      </div>
    </Page>
  );
}
