import type { ServerFacts } from "@montan/protocol";
import { useId, useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { mailToSignIn, signInByKey, signInByPasskey } from "../../online/account.ts";
import { me } from "../../online/server.ts";
import { locale } from "../../store/settings.ts";
import { EmailForm } from "./EmailForm.tsx";
import { Refused } from "./Refused.tsx";
import { startAnew } from "./start-anew.ts";
import { useDeed } from "./use-deed.ts";

/** The ways to sign in to an account in a browser that does not know the person yet. */
export function SignInForms({ server }: { readonly server: ServerFacts }) {
  const say = useWords(ACCOUNT);
  const { busy, refusal, act } = useDeed();
  const [sent, setSent] = useState<string>();
  const enter = async (job: () => Promise<unknown>) => {
    if (await act(job)) startAnew("online");
  };
  const guest = me.value;
  return (
    <div class="account">
      <p class="lead">{guest === undefined ? say("signIn.text") : say("signIn.asGuest", { name: guest.name })}</p>
      <Refused why={refusal} />
      {server.passkeys && typeof PublicKeyCredential !== "undefined" && (
        <section class="account-part">
          <h2>{say("passkey.name")}</h2>
          <button
            type="button"
            class="button primary"
            data-action="sign-in-passkey"
            disabled={busy}
            onClick={() => void enter(signInByPasskey)}
          >
            {say("passkey.signIn")}
          </button>
        </section>
      )}
      <section class="account-part">
        <h2>{say("key.name")}</h2>
        <KeyForm busy={busy} onKey={(key) => enter(() => signInByKey(key))} />
      </section>
      {server.mail && (
        <section class="account-part">
          <h2>{say("email.name")}</h2>
          <EmailForm
            action={say("email.signIn")}
            busy={busy}
            onSend={async (email) => {
              if (await act(() => mailToSignIn(email, locale.value))) setSent(email);
            }}
          />
          <p class="hint" role="status">
            {sent !== undefined && say("email.sentSignIn", { email: sent })}
          </p>
        </section>
      )}
      <p class="hint">{say("signIn.or")}</p>
    </div>
  );
}

function KeyForm({ busy, onKey }: { readonly busy: boolean; onKey(key: string): Promise<void> }) {
  const say = useWords(ACCOUNT);
  const id = useId();
  const [key, setKey] = useState("");
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onKey(key);
      }}
    >
      <div class="field">
        <label for={id}>{say("key.enter")}</label>
        <input
          id={id}
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          value={key}
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </div>
      <button type="submit" class="button" data-action="sign-in-key" disabled={busy}>
        {say("key.signIn")}
      </button>
    </form>
  );
}
