import { useId, useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";

interface EmailFormProps {
  readonly action: string;
  readonly busy: boolean;
  onSend(email: string): Promise<void>;
}

export function EmailForm({ action, busy, onSend }: EmailFormProps) {
  const say = useWords(ACCOUNT);
  const id = useId();
  const [email, setEmail] = useState("");
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(email.trim());
      }}
    >
      <div class="field">
        <label for={id}>{say("email.label")}</label>
        <input
          id={id}
          type="email"
          required
          maxLength={200}
          autoComplete="email"
          value={email}
          onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </div>
      <button type="submit" class="button" data-action="send-link" disabled={busy}>
        {action}
      </button>
    </form>
  );
}
