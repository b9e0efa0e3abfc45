import type { Reminders } from "@montan/protocol";
import { useId, useState } from "preact/hooks";
import { REMINDERS } from "../../i18n/reminders.ts";
import { useWords } from "../../i18n/words.ts";
import { pushHere, turnOnPush } from "../../online/push.ts";
import { addChannel } from "../../online/reminders.ts";
import { EmailForm } from "../account/EmailForm.tsx";
import { Refused } from "../account/Refused.tsx";
import { Channels } from "./Channels.tsx";
import { useReminderDeed } from "./said.ts";

interface WayProps {
  readonly reminders: Reminders;
  onChanged(): void;
}

export function PushWay({ reminders, onChanged }: WayProps) {
  const say = useWords(REMINDERS);
  const { busy, refusal, act } = useReminderDeed();
  const here = pushHere(reminders.channels);
  return (
    <section class="account-part" data-push={here}>
      <h2>{say("push.title")}</h2>
      <p class="hint">{say("push.hint")}</p>
      <p role="status">{say(`push.${here}`)}</p>
      {here === "off" && (
        <button
          type="button"
          class="button primary"
          data-action="turn-on-push"
          disabled={busy}
          onClick={() => void act(() => turnOnPush(reminders.pushKey)).then(onChanged)}
        >
          {say("push.turnOn")}
        </button>
      )}
      <Refused why={here === "denied" ? undefined : refusal} />
      <Channels kind="push" channels={reminders.channels} onChanged={onChanged} />
    </section>
  );
}

export function MailWay({ reminders, onChanged }: WayProps) {
  const say = useWords(REMINDERS);
  const { busy, refusal, act } = useReminderDeed();
  const isThere = reminders.channels.some(({ kind }) => kind === "mail");
  const add = async (email: string) => {
    await act(() => addChannel({ kind: "mail", email }));
    onChanged();
  };
  return (
    <section class="account-part">
      <h2>{say("mail.title")}</h2>
      <p class="hint">{reminders.mail ? say("mail.hint") : say("mail.none")}</p>
      <Channels kind="mail" channels={reminders.channels} onChanged={onChanged} />
      {reminders.mail && <EmailForm action={isThere ? say("mail.change") : say("mail.add")} busy={busy} onSend={add} />}
      <Refused why={refusal} />
    </section>
  );
}

export function WebhookWay({ reminders, onChanged }: WayProps) {
  const say = useWords(REMINDERS);
  const id = useId();
  const [url, setUrl] = useState("");
  const { busy, refusal, act } = useReminderDeed();
  const add = async () => {
    if (await act(() => addChannel({ kind: "webhook", url: url.trim() }))) setUrl("");
    onChanged();
  };
  const isThere = reminders.channels.some(({ kind }) => kind === "webhook");
  return (
    <section class="account-part">
      <details open={isThere}>
        <summary>{say("webhook.title")}</summary>
        <p class="hint">{say("webhook.hint")}</p>
        <Channels kind="webhook" channels={reminders.channels} onChanged={onChanged} />
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <div class="field">
            <label for={id}>{say("webhook.label")}</label>
            <input
              id={id}
              type="url"
              required
              maxLength={1_000}
              autoComplete="off"
              value={url}
              onInput={({ currentTarget }) => setUrl(currentTarget.value)}
            />
          </div>
          <button type="submit" class="button" data-action="add-webhook" disabled={busy}>
            {say("webhook.add")}
          </button>
        </form>
        <Refused why={refusal} />
      </details>
    </section>
  );
}
